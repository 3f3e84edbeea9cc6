import Configuration
import DesignTokens
import Facts
import SourceText
import WorkspaceIndex

// What a reference may mean although nothing that it sees has its name, and what it probably means.
extension CheckedFile {
  /// The name that a reference probably means: a group of this file for `$extends`, else a visible token.
  func nearestName(to reference: TokenReference) -> TokenName? {
    // Of two letters or one, every other name is as near as the right one.
    guard reference.name.bytes.count > 2 else { return nil }
    return reference.form == .extends
      ? NearestName.nearest(to: reference.name, among: facts.groups.map(\.name))
      : workspace.nearestName(to: reference.name, visibleFrom: path).flatMap { canStand($0, for: reference) ? $0 : nil }
  }

  /// Whether a token may stand where a reference is: it is not made from the one that refers, nor of a type that cannot
  /// stand there.
  private func canStand(_ name: TokenName, for reference: TokenReference) -> Bool {
    guard let site = workspace.definitions(named: name, visibleFrom: path).first else { return true }
    if workspace.definition(at: site)?.isInWords ?? false { return false }
    // A file with sets and themes of its own is merged with no other; what leaves out its group was written from it.
    if site.path != path, !name.text.hasSuffix(".\(reference.name.text)"),
      let other = workspace[site.path]?.facts, other.resolver != nil, !other.sets.isEmpty
    {
      return false
    }
    let value = workspace.resolved(site)
    if let owner = reference.owner, value.chain.contains(DefinitionSite(path: path, index: owner)) { return false }
    guard let expected = reference.expectedType, let type = value.type else { return true }
    return expected == type
  }

  /// Whether a reference is meant as one for certain and names neither a token nor, as far as that is its fault, a group.
  func isUnresolved(_ reference: TokenReference, _ targets: [DefinitionSite]) -> Bool {
    switch reference.form {
    case .alias, .pointer, .extends: break
    case .mention, .customProperty, .variable, .member, .string: return false
    }
    switch reference.target {
    case .token, .group, .enclosing, .inValue, .elsewhere: return false
    case .nothing where !targets.isEmpty: return workspace.leadsSomewhere(reference, in: path) == false
    case .nothing, nil: break
    }
    guard let site = targets.first else {
      // The document is a group, too.
      if reference.form == .extends, reference.name.bytes.isEmpty { return false }
      // Braces of a DESIGN.md may hold anything, as long as they begin like none of its sections.
      return (reference.isClear || facts.kind != .design && facts.kind != .tokens) && !mayBeInherited(reference.name)
        && !([reference.name] + reference.alternatives).contains(where: isGroupInReach)
    }
    return !reference.path.dropFirst().isEmpty
      && workspace.definition(at: site)?.value.endsBefore(reference.path) == true
  }
}

extension CheckedFile {
  /// Whether a name lies in a group of this file that extends what is not there: that may have held it.
  private func mayBeInherited(_ name: TokenName) -> Bool {
    workspace.groups(around: name, in: path).contains { index in
      guard let target = facts.groups[index].extends?.target else { return false }
      return !target.bytes.isEmpty && !workspace.isGroup(target, visibleFrom: path)
    }
  }

  /// Whether a name goes on from a token to what stands beside its value (`size.step.unit`), as references of Style
  /// Dictionary may; `value` itself only texts write out for any format.
  func namesMember(_ name: TokenName) -> Bool {
    guard let dot = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let key = String(decoding: name.bytes[(dot + 1)...], as: UTF8.self)
    let token = TokenName(bytes: Array(name.bytes[..<dot]))
    return workspace.definitions(named: token, visibleFrom: path).contains { site in
      guard let other = workspace[site.path], let definition = workspace.definition(at: site) else { return false }
      if key == "value" { return isProse }
      return other.facts.isMergedByBuilds && other.source.text(in: definition.bodyRange).hasMember(key)
    }
  }

  /// Whether a name begins with the folder, the file or the set of what it goes on to name (`base.ink` for `ink` in
  /// `base/`), as builds with Style Dictionary and Tokens Studio may have it.
  private func namesFolder(_ name: TokenName) -> Bool {
    guard let first = name.segments.first, name.segments.count > 1 else { return false }
    let inner = TokenName(name.segments.dropFirst().joined(separator: "."))
    return workspace.definitions(named: inner, visibleFrom: path).contains { site in
      guard facts.sets.isEmpty else {
        let (sets, layer) = (workspace[site.path]?.facts.sets ?? [], workspace.definition(at: site)?.layer ?? 0)
        return sets.indices.contains(layer - 1) && sets[layer - 1].name == first
      }
      return site.path.split(separator: "/").contains {
        $0 == first || $0.split(separator: ".").first.map { $0 == first } ?? false
      }
    }
  }

  /// Whether a token may stand in a file that cannot be read, such as one in JavaScript: Style Dictionary and Tokens
  /// Studio put several together, and nothing here begins as the name does.
  func isElsewhere(_ reference: TokenReference) -> Bool {
    guard facts.isMergedByBuilds, reference.name.bytes.contains(UInt8(ascii: ".")) else { return false }
    return facts.sets.isEmpty && !workspace.hasNamespace(of: reference.name, visibleFrom: path)
      || namesFolder(reference.name)
  }
}

extension TokenValue {
  /// Whether a pointer's way certainly leads to nothing in this value; what an alias stands for is not looked into.
  fileprivate func endsBefore(_ path: [String]) -> Bool {
    guard path.first == "$value" else { return false }
    var value = self
    for (position, step) in path.enumerated().dropFirst() {
      switch value {
      case .list(let items):
        guard let index = Int(step), String(index) == step, items.indices.contains(index) else { return true }
        value = items[index]
      case .composite(let members):
        guard let member = members.last(where: { $0.name == step }) else { return false }
        value = member.value
      case .color:
        guard step == "components", position + 1 < path.count else { return false }
        return !["0", "1", "2"].contains(path[position + 1])
      case .dimension, .duration: return !["value", "unit"].contains(step)
      case .number, .boolean, .string: return true
      case .alias, .pointer, .expression, .unreadable: return false
      }
    }
    return false
  }
}
