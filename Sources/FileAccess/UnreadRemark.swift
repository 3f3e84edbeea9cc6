package import Platform

/// A sentence about something of the projects that is there and was not read.
package struct UnreadRemark: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    /// Nobody has to do anything.
    case note
    /// There is too much of it.
    case limit
    /// It should have been read and could not be.
    case failure
  }

  package let text: String
  package let weight: Weight

  fileprivate init(saying text: String, _ weight: Weight) {
    self.text = text
    self.weight = weight
  }

  /// What to say of a file that could not be opened, `shown` being its path for people.
  package init(_ shown: String, _ error: SystemError) {
    self.init(saying: "`\(shown)` cannot be read: \(error.message).", error.isLimit ? .limit : .failure)
  }
}

extension FileDiscovery.Found {
  /// What the walk has to say of what it came by and did not read; files that are called `named` have been asked for and
  /// are told of by whoever reads them; `shown` gives a path as people read it.
  package func remarks(besides named: Set<String> = [], _ shown: (String) -> String) -> [UnreadRemark] {
    var remarks = unreadable.map { UnreadRemark(saying: "`\(shown($0.path))` cannot be read: \($0.reason).", .failure) }
    remarks += tooLarge.filter { !named.contains($0) }.map {
      UnreadRemark(saying: "`\(shown($0))` is not read: it is too large.", .limit)
    }
    remarks += cutShortFolders.map {
      UnreadRemark(saying: "`\(shown($0))` is not read to the end: it holds too many folders.", .limit)
    }
    if nameless > 0 {
      let count = nameless == 1 ? "1 file or folder has a name" : "\(nameless) files or folders have names"
      remarks.append(
        UnreadRemark(saying: "\(count) that \(nameless == 1 ? "is" : "are") not UTF-8, and cannot be read.", .note))
    }
    return remarks
  }
}
