package import Platform

/// What is to be said of something of the projects that is there and was not read: by the shell, and by the server as a
/// finding and in its log.
package struct UnreadRemark: Hashable, Sendable {
  package enum Weight: Hashable, Sendable {
    /// Nobody has to do anything.
    case note
    /// There is too much of it.
    case limit
    /// It should have been read and could not be.
    case failure
  }

  /// The file or folder, an absolute path; `nil` where there is none that could be said.
  package let path: String?
  package let weight: Weight
  private let words: String

  fileprivate init(of path: String?, _ words: String, _ weight: Weight) {
    self.path = path
    self.words = words
    self.weight = weight
  }

  /// What to say of a file that could not be opened.
  package init(_ path: String, _ error: SystemError) {
    self.init(of: path, "cannot be read: \(error.message).", error.isLimit ? .limit : .failure)
  }

  /// What to say of a file that is too large to be looked into.
  package static func tooLarge(_ path: String) -> UnreadRemark {
    UnreadRemark(of: path, "is not read: it is too large.", .limit)
  }

  /// The sentence, `shown` giving a path as people read it.
  package func text(_ shown: (String) -> String) -> String { path.map { "`\(shown($0))` \(words)" } ?? words }
}

extension FileDiscovery.Found {
  /// What the walk has to say of what it came by and did not read; files that are called `named` have been asked for and
  /// are told of by whoever reads them.
  package func remarks(besides named: Set<String> = []) -> [UnreadRemark] {
    var remarks = unreadable.map { UnreadRemark(of: $0.path, "cannot be read: \($0.reason).", .failure) }
    remarks += tooLarge.filter { !named.contains($0) }.map(UnreadRemark.tooLarge)
    remarks += cutShortFolders.map {
      UnreadRemark(of: $0, "is not read to the end: it holds too many folders.", .limit)
    }
    if nameless > 0 {
      let count = nameless == 1 ? "1 file or folder has a name" : "\(nameless) files or folders have names"
      let words = "\(count) that \(nameless == 1 ? "is" : "are") not UTF-8, and cannot be read."
      remarks.append(UnreadRemark(of: nil, words, .note))
    }
    return remarks
  }
}
