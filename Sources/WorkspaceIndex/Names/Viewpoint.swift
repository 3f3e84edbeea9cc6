import DesignTokens
import Facts

/// Who asks: names are looked up from a file outward.
struct Viewpoint {
  let path: String
  /// `nil` for a file that is not part of the workspace.
  let file: Int?
  /// The permutations in which it asks; none for a file that is part of none, which sees what any of them gives.
  var mask: UInt64 = 0
  /// Whether every reference of the file asks in the same permutations.
  var isWhole = true
  /// The set of its file that it stands in, for a file whose references tell of sets; 0 outside of sets.
  var set = 0
  /// The file from which a token is asked for whose value this reader is part of; `nil` where that is the reader itself.
  var origin: Int?
  /// Is told where another origin might find something else.
  var watch: OriginWatch?
}

extension Workspace {
  /// A path in the folder of a file that no file has: what is visible from there, the file does not hide.
  ///
  /// What a document says of style sheets counts there as well.
  package static func neighbor(of file: String) -> String { file + ":" }

  /// The file that a path stands beside; `nil` for any other path.
  static func file(besideWhich path: String) -> String? { path.hasSuffix(":") ? String(path.dropLast()) : nil }
}

extension LayeredNames {
  /// A file of that path, or somebody who only stands there.
  func reader(_ path: String) -> Viewpoint {
    files.number(of: path).map { reader($0) } ?? Viewpoint(path: path, file: nil)
  }

  /// The file itself, as opposed to the layers that it may hold.
  func reader(_ file: Int) -> Viewpoint {
    guard let places = layers[file] else {
      return Viewpoint(path: files.paths[file], file: file, isWhole: !scopes.hasImpliedSets(file))
    }
    guard let mask = places.wholeMask else {
      let mask = places.placements(in: 0).reduce(UInt64(0)) { $0 | $1.mask }
      return Viewpoint(path: files.paths[file], file: file, mask: mask, isWhole: false)
    }
    return Viewpoint(path: files.paths[file], file: file, mask: mask)
  }

  /// A reference, in the permutations of the layer that it stands in.
  func reader(of reference: TokenReference, in file: Int) -> Viewpoint {
    let whole = reader(file)
    guard !whole.isWhole else { return whole }
    if layers[file] == nil { return Viewpoint(path: whole.path, file: file, isWhole: false, set: reference.layer) }
    let owner = reference.owner.flatMap { files.name(at: Site(file: file, index: $0)) }
    return Viewpoint(
      path: whole.path, file: file, mask: mask(ofLayer: reference.layer, owner, in: file), isWhole: false)
  }

  /// The value of a token, in the permutations of the layer that it stands in, asked for from a file.
  func reader(of site: Site, askedFrom origin: Int?, _ watch: OriginWatch? = nil) -> Viewpoint {
    var reader = reader(of: site)
    reader.origin = origin
    reader.watch = watch
    return reader
  }

  /// The value of a token, in the permutations of the layer that it stands in.
  func reader(of site: Site) -> Viewpoint {
    let whole = reader(site.file)
    guard !whole.isWhole, let content = files.content(defining: site) else { return whole }
    if layers[site.file] == nil {
      return Viewpoint(
        path: whole.path, file: site.file, isWhole: false, set: content.facts.definitions[site.index].layer)
    }
    let mask = mask(
      ofLayer: content.facts.definitions[site.index].layer, content.facts.definitions[site.index].name, in: site.file)
    return Viewpoint(path: whole.path, file: site.file, mask: mask, isWhole: false)
  }

  /// The permutations that a layer of a file takes part in, as far as the group there holds an owner.
  func mask(ofLayer layer: Int, _ owner: TokenName?, in file: Int) -> UInt64 {
    guard let placements = layers[file]?.placements(in: layer) else { return 0 }
    return placements.reduce(0) { mask, placement in
      placement.group.bytes.isEmpty || owner?.isInside(placement.group) ?? true ? mask | placement.mask : mask
    }
  }
}
