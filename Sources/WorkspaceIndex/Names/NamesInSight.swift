import DesignTokens
import Facts

extension NameLookup {
  /// Every name that a reader can use, sorted bytewise.
  func visibleNames(from reader: Viewpoint) -> [TokenName] {
    guard let file = reader.file else { return sortedNames(visibleFrom: reader).all }
    return namesInSight.value(for: file) { sortedNames(visibleFrom: reader).all }
  }

  /// Every name that a reader can use, sorted; with those that other documents give values to where that is asked.
  func sortedNames(visibleFrom reader: Viewpoint, includingTold: Bool = false) -> SortedNames {
    var locals = layered.localNames(visibleFrom: reader)
    if includingTold, let file = reader.file, files.isDocument(file) { locals.formUnion(told.names) }
    let known = inheritance.allNames
    guard !locals.isEmpty else { return known }
    var result = known
    result.apply(added: locals.filter { !layered.definitions.project.contains($0) && !$0.isCodeName }, removed: [])
    return result
  }
}
