import CommandLineTool
import Foundation
import TestSupport
import Testing

/// The help in its forms: all hold the same commands and options.
struct HelpTests {
  private func output(_ words: String...) -> String {
    String(decoding: Program.run(words, in: Surroundings(workingDirectory: "/")).output, as: UTF8.self)
  }

  @Test func `every form holds every command and every option that is shown`() throws {
    let page = output("help", "--format", "man")
    let object = try JSONSerialization.jsonObject(with: Data(output("help", "--format", "json").utf8))
    let commands = try #require((object as? [String: Any])?["commands"] as? [[String: Any]])
    #expect(commands.compactMap { $0["name"] as? String } == Command.all.map(\.name))
    let scripts = ["bash", "zsh", "fish"].map { output("completions", $0) }
    for command in commands {
      let name = try #require(command["name"] as? String)
      let options = try #require(command["options"] as? [[String: Any]]).compactMap { $0["name"] as? String }
      let help = output("help", name)
      #expect(help == output(name, "--help") && page.contains(".SS tincture \(name) "))
      for option in options {
        #expect(help.contains("--\(option)"), "\(name)")
        #expect(page.contains("\\-\\-" + option.replacingOccurrences(of: "-", with: "\\-")), "\(name) \(option)")
        for script in scripts { #expect(script.contains(option) && script.contains(name), "\(name) \(option)") }
      }
    }
  }

  @Test func `nothing that a help says acts in the source of the manual page`() {
    let macros: Set = [
      ".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".RI", ".BR", ".nf", ".fi", ".RS", ".RE", ".\\\"",
    ]
    for line in output("help", "--format", "man").split(separator: "\n") {
      #expect(line.utf8.allSatisfy { $0 < 0x80 }, "\(line)")
      guard let mark = line.first, mark == "." || mark == "'" else { continue }
      #expect(macros.contains(String(line.split(separator: " ")[0])), "\(line)")
    }
  }

  @Test func `a command that there is none of is told with the nearest`() {
    let outcome = Program.run(["help", "chekc"], in: Surroundings(workingDirectory: "/"))
    #expect(outcome.status == .failure)
    #expect(outcome.messages == "tincture: There is no command `chekc`. Did you mean `check`? See `tincture --help`.\n")
  }
}
