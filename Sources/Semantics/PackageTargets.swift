/// What a package's manifest says of its targets, as far as it is written out.

import Facts
package import SourceText

/// `.target(name: "Cart", exclude: ["Old"], sources: ["Core"], resources: [.copy("Templates")])`
struct PackageTarget: Hashable, Sendable {
  let name: String
  /// The manifest gives it no folder.
  let isInFolderOfItsName: Bool
  let isTest: Bool
  /// Relative to the manifest's folder; it is in one of them.
  private let folders: [String]
  /// What it does not compile, relative to its own folder.
  private let leftOut: [String]
  /// What alone it compiles; nil for all.
  private let sources: [String]?

  /// Those that a manifest declares; none of other files.
  static func all(in file: FileID, _ declarations: ArraySlice<Declaration>) -> [PackageTarget] {
    guard file.path == "Package.swift" || file.path.hasSuffix("/Package.swift") else { return [] }
    var targets: [PackageTarget] = []
    for case .variable(let node) in declarations {
      for case let value? in node.bindings.map(\.value) {
        ExpressionWalk.visit(value) { expression in
          guard case .call(let call) = expression, let target = PackageTarget(call) else { return }
          targets.append(target)
        }
      }
    }
    return targets
  }

  private init?(_ call: CallExpression) {
    guard case .member(let kind) = call.callee, ["target", "executableTarget", "testTarget"].contains(kind.name),
      let name = PackageTarget.text(call.argument("name"))
    else { return nil }
    self.name = name
    isTest = kind.name == "testTarget"
    let path = call.argument("path")
    isInFolderOfItsName = path == nil
    if path != nil {
      folders = PackageTarget.text(path).map { [$0] } ?? []
    } else {
      folders = ((isTest ? ["Tests"] : []) + ["Sources", "Source", "src", "srcs"]).map { $0 + "/" + name }
    }
    let copied = PackageTarget.elements(call.argument("resources")).compactMap { element -> String? in
      guard case .call(let resource) = element, case .member(let rule) = resource.callee, rule.name == "copy" else {
        return nil
      }
      return PackageTarget.text(resource.arguments.first?.value)
    }
    leftOut = PackageTarget.elements(call.argument("exclude")).compactMap(PackageTarget.text) + copied
    sources = call.argument("sources").map { PackageTarget.elements($0).compactMap(PackageTarget.text) }
  }

  var leavesFilesOut: Bool { !leftOut.isEmpty || sources != nil }

  /// Nil for a file in none of its folders. `path`: the parts of the file's, from the manifest's folder on.
  func leavesOut(_ path: some Collection<Substring>) -> Bool? {
    for folder in folders.map(PackageTarget.parts) where path.starts(with: folder) {
      let inner = path.dropFirst(folder.count)
      if leftOut.contains(where: { inner.starts(with: PackageTarget.parts($0)) }) { return true }
      return sources.map { !$0.contains { inner.starts(with: PackageTarget.parts($0)) } } ?? false
    }
    return nil
  }

  private static func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }

  private static func text(_ expression: Expression?) -> String? {
    guard case .literal(let node)? = expression, node.kind == .string, node.interpolations.isEmpty else { return nil }
    return node.text
  }

  private static func elements(_ expression: Expression?) -> [Expression] {
    if case .array(let node)? = expression { node.elements } else { [] }
  }
}

extension CallExpression {
  fileprivate func argument(_ label: String) -> Expression? { arguments.first { $0.label == label }?.value }
}

extension NameTable {
  /// Files that each target leaves out in whose folder they are, and the manifest that says so.
  package var filesLeftOutOfPackages: [FileID: FileID] {
    let manifests = manifests
    guard manifests.values.contains(where: { $0.contains(where: \.leavesFilesOut) }) else { return [:] }
    let folders = Dictionary(manifests.map { ($0.key.path.split(separator: "/").dropLast(), $0) }) { first, _ in first }
    var found: [FileID: FileID] = [:]
    for file in files {
      let path = file.path.split(separator: "/")
      // The innermost one counts.
      let around = (0..<path.count).reversed().lazy.compactMap { count in
        folders[path.prefix(count)].map { (manifest: $0, inner: path.dropFirst(count)) }
      }.first
      guard let (manifest, inner) = around else { continue }
      let verdicts = manifest.value.compactMap { $0.leavesOut(inner) }
      if !verdicts.isEmpty, verdicts.allSatisfy({ $0 }) { found[file] = manifest.key }
    }
    return found
  }
}
