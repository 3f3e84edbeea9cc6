import Facts
import FrontEnds
import SourceText
import TestSupport
import Testing

/// Documents that end in the middle of a snippet, as they do while somebody types.
struct CutSnippets {
  private static let document = """
    # Buttons

    ## Button

    - Background: #ffffff
    - Text: #777777

    ## Card

    - Padding: 8px

    ```html
    <b class="bg-[#ffffff] text-[#777777]">Save</b> <b className='bg-[#000000] text-[#333333]'>Send</b>
    ```
    """

  @Test func `a document is read to wherever it ends`() throws {
    let frontEnd = try #require(FrontEnd.reading("spec.md"))
    let whole = Array(Self.document)
    let fence = try #require(whole.firstIndex(of: "`"))
    for end in fence..<whole.count {
      let file = SourceFile(path: "/spec.md", text: String(whole[..<end]))
      #expect(frontEnd.facts(file).components.map(\.name) == ["Button", "Card"])
    }
    #expect(frontEnd.facts(SourceFile(path: "/spec.md", text: Self.document)).pairs.count == 3)
  }
}
