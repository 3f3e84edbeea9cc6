import Configuration
package import DesignTokens
package import Facts
import SourceText

extension Workspace {
  /// What stands before the names of tokens in the custom properties of a project, as its settings say or most of its
  /// style sheets do, and whether a name that begins so must be a token's.
  package func codePrefix(for path: String) -> (text: String, isCertain: Bool)? {
    guard let number = projectNumber(of: path) else { return nil }
    if let set = projects[number].configuration.names.cssPrefix { return (set, true) }
    let inferred = projects[number].names.codeKeys.prefix
    return inferred.inferred.map { (String(decoding: $0, as: UTF8.self), inferred.isClear) }
  }

  /// The token that a name in code means to a reader of `path`, or a declaration of that very name; itself where there
  /// is none.
  package func meaning(ofCodeName name: TokenName, visibleFrom path: String) -> TokenName {
    guard let number = projectNumber(of: path) else { return name }
    return projects[number].names.meaning(of: name, from: projects[number].layered.reader(path))
  }

  /// Whether a declaration in a style sheet repeats a token, or gives for a theme what it gives for everywhere before.
  func isCodeRestatement(_ site: DefinitionSite) -> Bool {
    guard let definition = definition(at: site), definition.name.isCodeName else { return false }
    if meaning(ofCodeName: definition.name, visibleFrom: site.path) != definition.name { return true }
    return definition.context != nil
      && definitions(named: definition.name, visibleFrom: site.path).contains {
        self.definition(at: $0)?.context == nil
      }
  }

  /// The declarations of a name that hold for parts of style sheets alone, those of the file at `path` first.
  package func localDeclarations(named name: TokenName, visibleFrom path: String) -> [(path: String, LocalDeclaration)]
  {
    guard let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let found = project.names.codeNames.locals[name].compactMap { site -> (path: String, LocalDeclaration)? in
      guard let locals = project.files.records[site.file]?.content.facts.locals, locals.indices.contains(site.index)
      else { return nil }
      return (project.files.paths[site.file], locals[site.index])
    }
    return found.filter { $0.0 == path } + found.filter { $0.0 != path }
  }

  /// The declarations in style sheets that repeat a token, by path and offset.
  package func declarations(ofToken name: TokenName, visibleFrom path: String) -> [DefinitionSite] {
    guard !name.isCodeName, let number = projectNumber(of: path) else { return [] }
    let project = projects[number]
    let reader = project.layered.reader(path)
    let sites = project.names.codeKeys(of: name).flatMap { project.names.codeKeys.declared[$0] }.filter { site in
      project.files.definition(at: site).map { project.names.meaning(of: $0.name, from: reader) == name } ?? false
    }
    return sites.sorted(by: project.files.order).map { project.files.definitionSite($0) }
  }

  /// How code spells the name of a token: as it is declared somewhere, else by its words.
  package func codeName(of token: TokenName, as form: ReferenceForm, visibleFrom path: String) -> TokenName {
    guard !token.isCodeName, let number = projectNumber(of: path) else { return token }
    let sign = form == .customProperty ? "--" : path.lowercased().hasSuffix(".less") ? "@" : "$"
    return projects[number].names.codeName(of: token, sign: Array(sign.utf8))
  }

  /// Whether a style sheet in the project of `path` declares a name of code, in that spelling or another of its words.
  package func isDeclared(_ name: TokenName, inProjectOf path: String) -> Bool {
    guard name.isCodeName, let number = projectNumber(of: path) else { return false }
    return projects[number].names.codeNames.locals.contains(name)
      || !projects[number].names.codeKeys.declared[TokenName(bytes: CodeSpelling.key(of: name.bytes))].isEmpty
  }
}
