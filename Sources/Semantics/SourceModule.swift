/// Which module a file belongs to, as far as folders tell.

import Facts
package import SourceText

package enum SourceModule {
  /// `Packages/Shop/Sources/Cart` of what stands in there, at any depth; empty where folders are not laid out like this.
  package static func folder(of file: FileID) -> String {
    // Bytes, not characters, which take ten times as long to tell apart: everybody asks for every file.
    let parts = file.path.utf8.split(separator: UInt8(ascii: "/"))
    let sources = parts.lastIndex { $0.elementsEqual("Sources".utf8) || $0.elementsEqual("Tests".utf8) }
    guard let first = parts.first, let sources, sources + 2 < parts.count else { return "" }
    return String(file.path[first.startIndex..<parts[sources + 1].endIndex])
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

    init(of file: FileID, importing modules: [String]) {
      folder = SourceModule.folder(of: file)
      module = folder.split(separator: "/").last.map(String.init) ?? ""
      let root = folder.split(separator: "/").dropLast(2).joined(separator: "/")
      manifest = FileID(root.isEmpty ? "Package.swift" : root + "/Package.swift")
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
