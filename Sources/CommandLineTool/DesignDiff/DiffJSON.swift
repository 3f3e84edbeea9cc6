import Configuration
import DesignTokens
import Facts
import Rules
import SourceText
import Syntax
import WorkspaceIndex

/// `diff --format json`; its shape is a promise, written down in `Schemas/diff.schema.json`.
struct DiffJSON {
  let diff: DesignDiff
  /// The revisions as they were named, and their commits; of the work tree neither.
  let from: (revision: String, commit: String)
  let to: (revision: String, commit: String)?

  /// One object, indented, with a line feed at the end.
  var bytes: [UInt8] {
    var writer = JSONWriter(indented: true)
    writer.object { writer in
      writer.member(
        "tool",
        object: { writer in
          writer.member("name", "tincture")
          writer.member("version", Program.version)
        })
      for (name, revision) in [("from", Optional(from)), ("to", to)] {
        writer.member(
          name,
          object: { writer in
            writer.member("revision", orNull: revision?.revision)
            writer.member("commit", orNull: revision?.commit)
          })
      }
      writer.member("version", diff.version.rawValue)
      writer.member("reasons", diff.reasons.map(\.words))
      writer.member(
        "themes",
        object: { writer in
          writer.member("added", diff.changes.addedThemes)
          writer.member("removed", diff.changes.removedThemes)
        })
      writer.member(
        "files",
        object: { writer in
          write("furtherValues", diff.changes.addedPlaces, to: &writer)
          write("fewerValues", diff.changes.removedPlaces, to: &writer)
        })
      writer.member("tokens", object: { writeTokens(to: &$0) })
      writer.member("consequences", object: { writeConsequences(to: &$0) })
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }

  private func list<Element>(
    _ name: String, _ elements: [Element], to writer: inout JSONWriter,
    _ write: (Element, inout JSONWriter) -> Void
  ) {
    writer.member(
      name, array: { writer in for element in elements { writer.object { write(element, &$0) } } })
  }

  private func write(_ name: String, _ places: [String: [TokenKey]], to writer: inout JSONWriter) {
    list(name, places.sorted { $0.key < $1.key }, to: &writer) { place, writer in
      writer.member("where", place.key)
      writer.member("tokens", place.value.count)
      writer.member("names", place.value.map(\.name.text))
    }
  }

  private func writeTokens(to writer: inout JSONWriter) {
    let changes = diff.changes
    list("removed", changes.removed, to: &writer) { removed, writer in
      write(removed.key, in: diff.old, to: &writer)
      write(removed.worth, to: &writer)
      writer.member("replacement", orNull: removed.replacement?.text)
    }
    list("renamed", changes.renamed, to: &writer) { renamed, writer in
      write(renamed.new, in: diff.new, to: &writer)
      writer.member("oldName", renamed.old.name.text)
      writer.member("reason", renamed.reason.rawValue)
      writer.member("files", renamed.files)
    }
    list("changed", changes.changed, to: &writer) { changed, writer in
      write(changed.key, in: diff.new, to: &writer)
      pair("type", changed.types.map { ($0.old.rawValue, $0.new.rawValue) }, to: &writer)
      pair("alias", changed.alias, to: &writer)
      list("values", changed.values, to: &writer) { change, writer in
        writer.member("where", change.label)
        let texts = change.texts
        writer.member("old", texts.old)
        writer.member("new", texts.new)
      }
      writer.member("followers", changed.followers.map(\.name.text))
    }
    list("deprecated", changes.deprecated, to: &writer) { deprecated, writer in
      write(deprecated.key, in: diff.new, to: &writer)
      writer.member("reason", orNull: deprecated.reason)
      writer.member("replacement", orNull: deprecated.replacement?.text)
    }
    list("added", changes.added, to: &writer) { added, writer in
      write(added.key, in: diff.new, to: &writer)
      write(added.worth, to: &writer)
    }
  }

  private func pair(_ name: String, _ values: (old: String, new: String)?, to writer: inout JSONWriter) {
    guard let values else { return }
    writer.member(
      name,
      object: { writer in
        writer.member("old", values.old)
        writer.member("new", values.new)
      })
  }

  /// A token by its name, with the first place that gives it its value.
  private func write(_ key: TokenKey, in tree: DesignTree, to writer: inout JSONWriter) {
    writer.member("name", key.name.text)
    guard let site = tree.tokens[key]?.sites.first, let file = tree.workspace[site.path],
      let definition = tree.workspace.definition(at: site)
    else { return }
    writer.member("path", tree.selection.surroundings.shown(site.path))
    writer.member("range", definition.range, in: file.source)
  }

  private func write(_ worth: TokenWorth, to writer: inout JSONWriter) {
    writer.member("type", orNull: worth.type?.rawValue)
    list("values", worth.entries, to: &writer) { entry, writer in
      writer.member("where", worth.entries.count > 1 || entry.isTheme ? entry.label : "")
      writer.member("value", entry.value.text)
    }
  }

  private func writeConsequences(to writer: inout JSONWriter) {
    list("uses", diff.brokenUses, to: &writer) { use, writer in
      writer.member("name", use.token.name.text)
      writer.member("newName", orNull: use.newName?.text)
      writer.member("text", use.text)
      writer.member("path", diff.new.selection.surroundings.shown(use.path))
      writer.member("range", use.range, in: use.source)
    }
    writer.member(
      "contrast",
      object: { writer in
        write("lost", diff.findings.lostContrast, to: &writer)
        write("new", diff.findings.newPairs, to: &writer)
        write("won", diff.findings.wonContrast, to: &writer)
      })
    writer.member(
      "otherFindings",
      object: { writer in
        writer.member("new", diff.findings.others.new)
        writer.member("gone", diff.findings.others.gone)
      })
  }

  private func write(_ name: String, _ places: [FindingChanges.Place], to writer: inout JSONWriter) {
    list(name, places, to: &writer) { place, writer in
      writer.member("message", place.finding.message)
      writer.member("path", place.file.shownPath)
      writer.member("range", place.finding.range, in: place.file.source)
      writer.member("fingerprint", place.identity.fingerprint(inFileAt: place.file.shownPath))
    }
  }
}
