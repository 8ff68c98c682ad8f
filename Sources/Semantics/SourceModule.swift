/// Which module a file belongs to, as far as folders tell.

package import SourceText

package enum SourceModule {
  /// `Packages/Shop/Sources/Cart` of what stands in there, at any depth; empty where folders are not laid out like this.
  package static func folder(of file: FileID) -> String {
    let parts = file.path.split(separator: "/").map(String.init)
    guard let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), sources + 2 < parts.count else {
      return ""
    }
    return parts[...(sources + 1)].joined(separator: "/")
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
