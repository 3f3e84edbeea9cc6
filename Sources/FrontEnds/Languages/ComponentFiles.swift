package import Facts
import ProseFacts
package import SourceText

extension FileFacts {
  /// Components of the file, by their indices, written as a component file; what they take over from is written with them.
  ///
  /// `nil` where there is none. Statements about the grid and touch targets come along, because they hold for the file.
  package func componentFile(
    of indices: [Int], in source: SourceFile, spelling: (TokenReference) -> ComponentFile.Spelling
  ) -> ComponentFile? {
    ComponentFileWriter(facts: self, source: source).file(of: indices, spelling: spelling)
  }
}
