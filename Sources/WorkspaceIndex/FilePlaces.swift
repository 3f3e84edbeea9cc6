package import Facts
import FrontEnds
package import SourceText

extension IndexedFile {
  /// The named stretches of the text by which people say where something stands.
  package var landmarks: [Landmark] { frontEnd?.landmarks(source) ?? [] }

  /// The RFC 6901 pointers of the values at some ranges; `nil` in languages without pointers.
  package func pointers(at places: [(range: ByteRange, isSpelling: Bool)]) -> [String?] {
    places.isEmpty ? [] : frontEnd?.pointers(source, places) ?? places.map { _ in nil }
  }
}
