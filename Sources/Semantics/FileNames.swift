/// What one file declares, worked out for each file by itself.

package import Facts
package import SourceText

package final class FileNames: Sendable {
  let file: FileID
  /// See `SourceModule`.
  let home: SourceModule.Home
  let targets: [PackageTarget]
  let imports: [String]
  let exports: [String]
  /// See `FileFacts`.
  let conditionalLinks: [TextRange]
  package let types: [NameTable.TypeEntry]
  let extensions: [NameTable.TypeEntry]
  /// Variables, functions and aliases at the top level, in source order.
  let globals: [(name: String, entry: NameTable.GlobalEntry)]
  /// With the last component of each name that they stand for.
  let aliases: [(name: String, target: String)]
  /// The same of those that types declare.
  let nestedAliases: [(name: String, target: String)]
  /// Names of all aliases at the top level, and of the aliases and associated types that types declare.
  let aliasNames: [String]
  /// Declarations and extensions with the last component of each name in their inheritance clauses.
  let inheritors: [(name: String, entry: NameTable.TypeEntry)]
  let operators: [(name: String, entry: OperatorEntry)]

  /// Hashes of the names of all that its types and their extensions declare.
  let memberHashes: [UInt64]
  /// Hashes of the names of its types and of what it declares outside of them.
  let outerHashes: [UInt64]

  package convenience init(_ file: FileID, _ facts: FileFacts, isInterface: Bool = false) {
    self.init(
      file, facts.declarations[...], imports: facts.imports, exports: facts.exportedImports,
      conditionalLinks: facts.conditionalLinks, isInterface: isInterface)
  }

  /// `outer`: the whole name of the type that they are members of.
  init(
    _ file: FileID, _ declarations: ArraySlice<Declaration>, in outer: String = "", imports: [String] = [],
    exports: [String] = [], conditionalLinks: [TextRange] = [], isInterface: Bool = false
  ) {
    var collector = NameCollector(file: file, isInterface: isInterface, outer: outer)
    for declaration in declarations { collector.add(declaration) }
    self.file = file
    home = SourceModule.Home(of: file, importing: imports)
    targets = PackageTarget.all(in: file, declarations)
    self.imports = imports
    self.exports = exports
    self.conditionalLinks = conditionalLinks
    types = collector.types
    extensions = collector.extensions
    globals = collector.globals
    aliases = collector.aliases
    nestedAliases = collector.nestedAliases
    aliasNames =
      globals.compactMap { FileNames.aliasName($0.entry.declaration) }
      + (types + extensions).flatMap { $0.node.members.compactMap(FileNames.aliasName) }
    operators = FileNames.operators(in: types + extensions, and: globals)
    memberHashes = FileNames.memberHashes(of: types + extensions)
    outerHashes = (types.map(\.node.name) + globals.map(\.name)).map(\.stableHash)
    inheritors = (types + extensions).flatMap { entry in
      entry.node.inherited.flatMap(\.mentionedNames).map { ($0, entry) }
    }
  }
}

extension FileNames {
  static func aliasName(_ declaration: Declaration) -> String? {
    if case .alias(let node) = declaration { node.name } else { nil }
  }

  static func memberHashes(of entries: [NameTable.TypeEntry]) -> [UInt64] {
    var hashes: [UInt64] = []
    for entry in entries {
      for member in entry.node.members { member.eachName { hashes.append($0.stableHash) } }
    }
    return hashes
  }

  /// Names of the types that these files declare or extend, nested ones too, last components only.
  package var typeNames: some Sequence<String> { extents.lazy.map(\.node.name) }

  /// The types that these files declare or extend.
  package var extents: [NameTable.TypeEntry] { types + extensions }

  /// Names that may stand for a type, last components only.
  var declaredTypeNames: [String] { types.map(\.node.name) + aliasNames }

  package var globalFunctions: some Sequence<FunctionDeclaration> {
    globals.lazy.compactMap { if case .function(let node) = $0.entry.declaration { node } else { nil } }
  }

  /// Names of the properties that have this attribute, each with its type as far as it is written.
  package func properties(with attribute: String) -> [(name: String, type: TypeSyntax?)] {
    types.flatMap { entry in
      entry.node.members.flatMap { member -> [(name: String, type: TypeSyntax?)] in
        guard case .variable(let node) = member, node.head.attribute(attribute) != nil else { return [] }
        return node.bindings.compactMap { binding in binding.name.map { ($0.text, binding.type) } }
      }
    }
  }

  /// What names one of these in an inheritance clause or stands for it, what names one of those, and so on; themselves
  /// included. By last components alone, so that more may be among them than inherits.
  package static func names(reaching names: Set<String>, in files: [FileNames]) -> Set<String> {
    closure(of: names) { reached in
      for file in files {
        for (name, entry) in file.inheritors where reached.contains(name) { reached.insert(entry.node.name) }
        for (name, target) in file.aliases where reached.contains(target) { reached.insert(name) }
      }
    }
  }

  /// What stands for one of these, or for what stands for it.
  package static func names(aliasing names: Set<String>, in files: [FileNames]) -> Set<String> {
    closure(of: names) { reached in
      for file in files {
        for (name, target) in file.aliases where reached.contains(target) { reached.insert(name) }
      }
    }
  }

  /// What these name in their inheritance clauses, and what that names, and so on; themselves included.
  package static func names(inheritedBy names: Set<String>, in files: [FileNames]) -> Set<String> {
    closure(of: names) { reached in
      for file in files {
        for (name, entry) in file.inheritors where reached.contains(entry.node.name) { reached.insert(name) }
      }
    }
  }

  /// A few rounds over short lists take less than tables that are asked once.
  private static func closure(of names: Set<String>, _ grow: (inout Set<String>) -> Void) -> Set<String> {
    var reached = names
    var count = -1
    while reached.count != count {
      count = reached.count
      grow(&reached)
    }
    return reached
  }
}

private struct NameCollector {
  let file: FileID
  let isInterface: Bool
  let outer: String
  var types: [NameTable.TypeEntry] = []
  var extensions: [NameTable.TypeEntry] = []
  var globals: [(name: String, entry: NameTable.GlobalEntry)] = []
  var aliases: [(name: String, target: String)] = []
  var nestedAliases: [(name: String, target: String)] = []

  mutating func add(_ declaration: Declaration) {
    switch declaration {
    case .type(let node): collect(node, in: outer, isPrivate: false)
    case .variable(let node): for name in node.bindings.flatMap(\.pattern.boundNames) { add(name, declaration) }
    case .function(let node): add(node.name, declaration)
    case .alias(let node):
      add(node.name, declaration)
      aliases += NameCollector.targets(of: node)
    case .enumCase: break
    }
  }

  private mutating func add(_ name: String, _ declaration: Declaration) {
    globals.append((name, NameTable.GlobalEntry(file: file, declaration: declaration, isInterface: isInterface)))
  }

  private static func targets(of alias: AliasDeclaration) -> [(name: String, target: String)] {
    guard !alias.isAssociatedType, let type = alias.type else { return [] }
    return type.mentionedNames.map { (alias.name, $0) }
  }

  private mutating func collect(_ node: TypeDeclaration, in outer: String, isPrivate: Bool) {
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
    for case .alias(let alias) in node.members {
      let targets = NameCollector.targets(of: alias)
      if isInterface { aliases += targets } else { nestedAliases += targets }
    }
    for case .type(let nested) in node.members {
      collect(nested, in: qualifiedName, isPrivate: isPrivate)
    }
  }
}

extension TypeSyntax {
  /// Last components of all names in the type, arguments left out.
  package var mentionedNames: [String] {
    switch self {
    case .named(let components): components.last.map { [$0.name] } ?? []
    case .composition(let types): types.flatMap(\.mentionedNames)
    case .some(let type), .any(let type): type.mentionedNames
    default: []
    }
  }
}
