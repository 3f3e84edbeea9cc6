import DesignTokens
import Facts

// What a name means is what is defined nearest to who asks: the file itself, its folder, each folder around it up to the
// package, the packages that this one depends on, the rest of the project. What is equally near are alternatives.
extension Scopes {
  /// Of several places that define a name, those that are nearest to a reader, in their order.
  func nearest(_ sites: SiteList, to reader: Viewpoint) -> SiteList {
    guard sites.count > 1 else { return sites }
    reader.watch?.ask()
    let sites = meant(sites, by: reader)
    let near = ofOneSet(nearest(sites, to: Seat(reader, in: self)), as: reader)
    guard let origin = reader.origin, origin != reader.file, files.records[origin] != nil else { return near }
    return narrowed(near, of: sites, to: reader, askedFrom: origin)
  }

  /// What a name means inside a token that is asked for from another file.
  ///
  /// A build lays files over one another before it follows any reference. So what is nearest to the file where the
  /// question began holds: the primitives of a brand below semantic tokens that all brands share. Where that file is of
  /// another package it can only choose among alternatives; and a file that defines the name itself is not overruled by
  /// a neighbor of the other one for certain.
  private func narrowed(_ near: SiteList, of sites: SiteList, to reader: Viewpoint, askedFrom origin: Int) -> SiteList {
    if near.count == 1, near[0].file == origin { return near }
    let asked = nearest(sites, to: Seat(Viewpoint(path: files.paths[origin], file: origin), in: self))
    if asked.allSatisfy(near.contains) { return asked }
    if near.allSatisfy(asked.contains) { return near }
    guard let file = reader.file,
      package(of: origin) == package(of: file) || !sourceSets[origin].isDisjoint(with: sourceSets[file])
    else { return near }
    if asked.first?.file == origin || near.first?.file != file { return asked }
    var both = near
    for site in asked { both.insert(site, precedes: files.order) }
    return both
  }

  private func nearest(_ sites: SiteList, to seat: Seat) -> SiteList {
    var best = -1
    var result = SiteList()
    for site in sites {
      let closeness = seat.closeness(of: site.file, in: self)
      guard closeness >= best else { continue }
      if closeness > best {
        best = closeness
        result = SiteList()
      }
      result.append(site)
    }
    return result
  }

  /// Whether some places belong to packages that the reader's own does not depend on.
  func areForeign(_ sites: SiteList, to reader: Viewpoint) -> Bool {
    let seat = Seat(reader, in: self)
    return sites.allSatisfy { seat.closeness(of: $0.file, in: self) == 0 }
  }

  /// Whether a reader is in a package, and some places are in others that it does not depend on.
  func areOfOtherPackages(_ sites: SiteList, than reader: Viewpoint) -> Bool {
    guard let file = reader.file, let own = package(of: file) else { return false }
    return areForeign(sites, to: reader) && sites.allSatisfy { package(of: $0.file).map { $0 != own } ?? false }
  }

  /// The folder of the package that a file belongs to; `nil` for one outside of all packages.
  func package(of file: Int) -> UInt32? { packages.package(around: locations[file]) }
}

/// Where a reader sits, for asking how near files are to it.
private struct Seat {
  private let file: Int?
  private let place: FileTree.Place
  /// How many folders lead to that of the package; 0 for a file outside of all packages.
  private let depth: Int
  private let dependencies: Set<UInt32>
  /// The sets of sources that the reader is part of.
  private let sets: Set<Int32>

  init(_ reader: Viewpoint, in scopes: Scopes) {
    let place = reader.file.map { scopes.locations[$0] } ?? scopes.tree.place(of: reader.path)
    let package = scopes.packages.package(around: place)
    file = reader.file
    sets = scopes.sourceSets.isEmpty ? [] : reader.file.map { scopes.sourceSets[$0] } ?? []
    self.place = place
    depth = package.flatMap { place.depth(of: $0) }.map { $0 + 1 } ?? 0
    dependencies = package.map { scopes.packages.dependencies(of: $0) } ?? []
  }

  /// The larger, the nearer: the file itself, then what a build merges with it, then the folders from the innermost to that of the package, then the
  /// packages that it depends on, then everything else.
  func closeness(of other: Int, in scopes: Scopes) -> Int {
    if other == file { return .max }
    let shared = place.shared(with: scopes.locations[other])
    // No path has as many folders as that.
    if !sets.isEmpty, !sets.isDisjoint(with: scopes.sourceSets[other]) { return 1 << 20 + shared }
    if shared >= max(depth, 1) { return 2 + shared }
    if !dependencies.isEmpty, let package = scopes.package(of: other), dependencies.contains(package) { return 1 }
    return 0
  }
}
