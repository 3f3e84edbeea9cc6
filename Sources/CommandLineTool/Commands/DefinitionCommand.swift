import LanguageFeatures
import SourceText
import Syntax

extension Command {
  /// Prints where the token at a place is defined.
  static let definition = question(
    "definition", "Print where the token at a place is defined", example: "A `path:line:column` for each definition."
  ) { question in
    let links = question.workspace.definitions(at: question.offset, in: question.path)
    return question.places(links.map { ($0.path, $0.targetName) }, orSay: "Nothing is defined by that place.")
  }
}

extension PlaceQuestion {
  /// A line, or a JSON element, for each place.
  func places(_ places: [(path: String, range: ByteRange)], orSay nothing: String) -> Outcome {
    guard !places.isEmpty else { return self.nothing(nothing) }
    guard isJSON else { return Outcome(places.map { line(for: $0.path, $0.range) }.joined()) }
    var writer = JSONWriter(indented: true)
    writer.array { writer in
      for place in places {
        writer.object { writer in
          writer.member("path", surroundings.shown(place.path))
          writer.member("range", place.range, in: source(of: place.path))
        }
      }
    }
    return Outcome(bytes: writer.bytes + [UInt8(ascii: "\n")])
  }
}
