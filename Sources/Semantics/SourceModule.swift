/// Which module a file belongs to, as far as folders tell.

import Facts
package import SourceText

package enum SourceModule {
  /// `Packages/Shop/Sources/Cart` of what stands in there, at any depth; empty where folders are not laid out like this.
  package static func folder(of file: FileID) -> String {
    // Bytes, not characters, which take ten times as long to tell apart, and no list: everybody asks for every file.
    let slash = UInt8(ascii: "/")
    var rest = file.path.utf8[...].drop { $0 == slash }
    let start = rest.startIndex
    var behind: (count: Int, nearestEnd: String.Index) = (0, rest.endIndex)
    while !rest.isEmpty {
      let found = rest.lastIndex(of: slash)
      let component = found.map { rest[rest.index(after: $0)...] } ?? rest
      if component.elementsEqual("Sources".utf8) || component.elementsEqual("Tests".utf8) {
        return behind.count < 2 ? "" : String(file.path[start..<behind.nearestEnd])
      }
      if !component.isEmpty { behind = (behind.count + 1, component.endIndex) }
      guard let found else { return "" }
      rest = rest[..<found]
    }
    return ""
  }

  /// Where a file stands among the modules of a workspace.
  struct Home: Sendable {
    /// See `folder`.
    let folder: String
    /// What other modules would import; empty where the folder is.
    let module: String
    /// The package manifest that would name it.
    let manifest: FileID
    let isTest: Bool
    private static let outermost = FileID("Package.swift")

    init(of file: FileID, importing modules: [String]) {
      folder = SourceModule.folder(of: file)
      let components = folder.split(separator: "/")
      module = components.last.map(String.init) ?? ""
      manifest =
        components.count < 3
        ? Home.outermost : FileID(components.dropLast(2).joined(separator: "/") + "/Package.swift")
      // An app about tests may have such a folder as well.
      isTest =
        SourceModule.areTests(modules)
        && file.path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
    }
  }

  /// Whether one of the modules that a file imports is there for tests alone.
  package static func areTests(_ modules: [String]) -> Bool { modules.contains(where: isForTests) }

  private static func isForTests(_ module: String) -> Bool {
    switch module {
    case "XCTest", "Testing", "Quick", "Nimble", "Cuckoo", "Mockingbird", "SwiftyMocky", "SnapshotTesting",
      "ViewInspector":
      true
    default: false
    }
  }

  /// Whether a file sees what another re-exports: one of its own module, or of a module that it imports. Where folders are
  /// not laid out by modules, those at the top stand for them.
  static func handsOn(_ exporter: FileID, to file: FileID, importing modules: [String]) -> Bool {
    let folders = exporter.path.split(separator: "/").dropLast()
    if folders.contains(where: { modules.contains(String($0)) }) { return true }
    let home = folder(of: exporter)
    if !home.isEmpty || !folder(of: file).isEmpty { return home == folder(of: file) }
    return folders.first == file.path.split(separator: "/").dropLast().first
  }

  /// Whether a file can name what another one declares: not where folders say that it is a module's which it does not see.
  static func shows(_ declaring: FileID, to file: FileID, _ visibleModules: [String]) -> Bool {
    let home = folder(of: declaring)
    guard !home.isEmpty, home != folder(of: file), let module = home.split(separator: "/").last else { return true }
    return visibleModules.contains(String(module))
  }
}
