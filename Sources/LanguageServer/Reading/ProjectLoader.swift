import Facts
package import FileAccess
import FrontEnds
import WorkspaceIndex

extension WorkspaceLoader {
  /// A loader of all that can be read, manifests of packages included; `home` is the user's home folder.
  package static func reading(home: String?) -> WorkspaceLoader {
    WorkspaceLoader(suffixes: FrontEnd.suffixesToRead, home: home) { source in
      IndexedFile(reading: source).facts.package.map { package in
        NodeManifest(dependencies: package.dependencies, mayGiveTokens: package.mayGiveTokens)
      }
    }
  }
}
