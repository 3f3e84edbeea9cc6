import SourceText
import Testing

@Test func `a text is found wherever it stands`() {
  #expect("tincture-ignore".holds("ignore"))
  #expect("ignore".holds("ignore"))
  #expect("aaab".holds("aab"))
  #expect("abc".holds(""))
  #expect(!"ignor".holds("ignore"))
  #expect(!"".holds("a"))
}
