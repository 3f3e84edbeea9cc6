import SourceText
import Testing

struct WordsTests {
  @Test(
    arguments: [
      "", " ", "a", " a b ", "two words", "--color-bg, 12px", "end.", "Straße und Maß", "ひらがな と 12", "a\u{301}b c",
      "x_y-z",
    ])
  func `words by bytes are those by characters`(text: String) {
    #expect(text.words() == text.split { !$0.isLetter && !$0.isNumber })
    #expect(text.words(with: "-_") == text.split { !$0.isLetter && !$0.isNumber && !"-_".contains($0) })
    #expect(text.lettersOnly == text.split { !$0.isLetter })
    #expect(text.dropFirst().lettersOnly == text.dropFirst().split { !$0.isLetter })
  }
}
