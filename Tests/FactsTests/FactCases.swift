import DesignTokens
import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

@Suite struct `Facts` {
  @Test(arguments: Case.beside())
  func `what a file says is what the case expects`(example: Case) {
    func all(_ question: Case.Question) -> String {
      example.files.map { facts(of: $0, question.words[0], in: example) }.joined(separator: "\n\n")
    }
    func at(
      _ answer: @escaping (FrontEnd, SourceFile, Int) -> String
    ) -> (Case.Question) -> String {
      example.at { place, _ in
        guard let file = example.files.first(where: { $0.path == place.path }) else { return "no such place" }
        guard let frontEnd = FrontEnd.reading(file.path) else { return "no such language" }
        return answer(frontEnd, SourceFile(path: "/\(file.path)", text: file.text), place.offset)
      }
    }
    example.check([
      "facts": all,
      "outline": all,
      "slot": at { frontEnd, source, offset in
        frontEnd.slot(source, frontEnd.facts(source), offset).map { text(of: $0, in: source) } ?? "nothing"
      },
      "stretches": at { frontEnd, source, offset in
        frontEnd.stretches(source, offset)
          .map { "\(FactText.place($0, in: source)) \(shortened(source.text(in: $0)))" }.joined(separator: "\n")
      },
      "pointer": at { frontEnd, source, offset in
        frontEnd.pointers(source, [(ByteRange(at: offset), true)])[0] ?? "nothing"
      },
    ])
  }

  private func facts(of file: (path: String, text: String), _ word: String, in example: Case) -> String {
    let source = SourceFile(path: "/\(file.path)", text: file.text)
    guard let frontEnd = FrontEnd.reading(file.path) else { return "no such language" }
    let title = example.files.count > 1 ? "\(file.path): " : ""
    guard word == "outline" else { return title + FactText.text(of: source, frontEnd.facts(source)) }
    return title
      + frontEnd.outline(source, frontEnd.facts(source)).map { item in
        let detail = item.detail.isEmpty ? "" : " = \(item.detail)"
        let place = FactText.place(item.range, in: source)
        return String(repeating: "  ", count: item.depth) + "\(item.kind.rawValue) \(item.name)\(detail) \(place)"
      }.joined(separator: "\n")
  }

  private func text(of slot: Slot, in source: SourceFile) -> String {
    var text = "\(text(of: slot.kind)) replaces \(FactText.place(slot.replaced, in: source)), typed `\(slot.prefix)`"
    if let namespace = slot.namespace { text += ", under `\(namespace)`" }
    if !slot.literals.isEmpty { text += ", or \(slot.literals.map(\.label).joined(separator: "/"))" }
    if !slot.lead.isEmpty { text += ", after `\(slot.lead)`" }
    if !slot.suffix.isEmpty { text += ", before `\(slot.suffix)`" }
    return text
  }

  private func text(of kind: Slot.Kind) -> String {
    switch kind {
    case .tokenName(let form, let type): "\(form.rawValue) of \(type.map { "a \($0.rawValue)" } ?? "any type")"
    case .property(let present): "property besides \(present.joined(separator: ", "))"
    case .typeName: "type"
    case .unit(let type): "unit of a \(type.rawValue)"
    case .colorSpace: "color space"
    case .extensionName(let present): "extension besides \(present.joined(separator: ", "))"
    case .words(let words): words.map(\.text).joined(separator: ", ")
    }
  }

  private func shortened(_ text: String) -> String {
    let line = text.replacing("\n", with: "⏎")
    return line.count > 48 ? line.prefix(45) + "…" : line
  }
}
