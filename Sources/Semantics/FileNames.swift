/// What one file declares, worked out for each file by itself.

package import Facts
package import SourceText

package struct FileNames: Sendable {
  let file: FileID
  let imports: [String]
  let exports: [String]
  private(set) var types: [NameTable.TypeEntry] = []
  private(set) var extensions: [NameTable.TypeEntry] = []
  /// Variables, functions and aliases at the top level, in source order.
  private(set) var globals: [(name: String, entry: NameTable.GlobalEntry)] = []
  private(set) var aliases: [(name: String, target: String)] = []

  package init(_ file: FileID, _ facts: FileFacts, isInterface: Bool = false) {
    self.file = file
    imports = facts.imports
    exports = facts.exportedImports
    for declaration in facts.declarations {
      switch declaration {
      case .type(let node): collect(node, in: "", isInterface: isInterface, isPrivate: false)
      case .variable(let node):
        for name in node.bindings.flatMap(\.pattern.boundNames) { add(name, declaration, isInterface) }
      case .function(let node): add(node.name, declaration, isInterface)
      case .alias(let node):
        add(node.name, declaration, isInterface)
        note(node)
      case .enumCase: break
      }
    }
  }

  private mutating func add(_ name: String, _ declaration: Declaration, _ isInterface: Bool) {
    globals.append((name, NameTable.GlobalEntry(file: file, declaration: declaration, isInterface: isInterface)))
  }

  private mutating func note(_ alias: AliasDeclaration) {
    guard !alias.isAssociatedType, let target = alias.type?.dottedName else { return }
    aliases.append((alias.name, NameTable.lastComponent(target)))
  }

  private mutating func collect(_ node: TypeDeclaration, in outer: String, isInterface: Bool, isPrivate: Bool) {
    let written = node.kind == .extension ? node.extended?.dottedName ?? node.name : node.name
    // A name that is not typed yet is nobody's.
    if written.isEmpty { return }
    let qualifiedName = outer.isEmpty ? written : outer + "." + written
    // A nested type is told apart by its outermost type; only at the top level can two files hold equal names.
    let modifiers = node.head.modifiers
    let isPrivate =
      outer.isEmpty
      ? node.kind != .extension && (modifiers.contains(.private) || modifiers.contains(.fileprivate)) : isPrivate
    let entry = NameTable.TypeEntry(
      file: file, node: node, qualifiedName: qualifiedName, isInterface: isInterface, isPrivate: isPrivate)
    if node.kind == .extension { extensions.append(entry) } else { types.append(entry) }
    if isInterface { for case .alias(let alias) in node.members { note(alias) } }
    for case .type(let nested) in node.members {
      collect(nested, in: qualifiedName, isInterface: isInterface, isPrivate: isPrivate)
    }
  }
}
