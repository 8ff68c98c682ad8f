/// Who declares which name, over all files.

package import Facts
package import SourceText

/// The names that all files together declare at the top level and inside types. Immutable; `updating` shares what did
/// not change.
package struct NameTable: Sendable {
  /// A type declaration or extension and where it stands.
  package struct TypeEntry: Sendable {
    package var file: FileID
    package var node: TypeDeclaration
    /// For an extension, the extended type's name as written.
    package var qualifiedName: String
    /// Of a framework's interface, which a declaration of the workspace shadows.
    package var isInterface: Bool
    /// Declared `private` or `fileprivate`, itself or by what it is nested in.
    package var isPrivate: Bool
  }

  /// A variable, function or alias at the top level.
  package struct GlobalEntry: Sendable {
    package var file: FileID
    package var declaration: Declaration
    package var isInterface: Bool
  }

  private struct FileNames: Sendable {
    var types: [TypeEntry] = []
    var extensions: [TypeEntry] = []
    var globals: [(name: String, entry: GlobalEntry)] = []
    var aliases: [(name: String, target: String)] = []

    mutating func note(_ alias: AliasDeclaration) {
      guard !alias.isAssociatedType, let target = alias.type?.dottedName else { return }
      aliases.append((alias.name, NameTable.lastComponent(target)))
    }
  }

  private var names: [FileID: FileNames] = [:]
  private var typesByName: [String: [TypeEntry]] = [:]
  private var extensionsByName: [String: [TypeEntry]] = [:]
  private var globalsByName: [String: [GlobalEntry]] = [:]
  package private(set) var modules: [String: Int] = [:]
  private var imports: [FileID: [String]] = [:]
  private var exports: [FileID: [String]] = [:]
  /// Names of aliases, by the last component of what they stand for.
  private var aliasesByTarget: [String: [String]] = [:]

  package init() {}

  package init(_ files: [FileID: FileFacts], interfaces: [FileID: FileFacts] = [:]) {
    for (file, facts) in interfaces.sorted(by: { $0.key < $1.key }) { add(file, facts, isInterface: true) }
    for (file, facts) in files.sorted(by: { $0.key < $1.key }) { add(file, facts, isInterface: false) }
    sortAll()
  }

  /// The table with some files' facts replaced, or removed where nil.
  package func updating(_ changes: [FileID: FileFacts?]) -> NameTable {
    var table = self
    var touched = Touched()
    for (file, facts) in changes.sorted(by: { $0.key < $1.key }) {
      table.remove(file, &touched)
      if let facts { touched.formUnion(table.add(file, facts, isInterface: false)) }
    }
    for name in touched.types { table.typesByName[name]?.sort(by: NameTable.inOrder) }
    for name in touched.extensions { table.extensionsByName[name]?.sort(by: NameTable.inOrder) }
    for name in touched.globals { table.globalsByName[name]?.sort { $0.file < $1.file } }
    return table
  }

  // MARK: Look-up

  /// Primary declarations of this qualified name, in file order; those of the workspace shadow an interface's.
  package func types(named name: String) -> [TypeEntry] {
    let entries = typesByName[name] ?? []
    // Nearly always all of one kind; then the list is the answer as it stands.
    let interfaces = entries.count { $0.isInterface }
    return interfaces == 0 || interfaces == entries.count ? entries : entries.filter { !$0.isInterface }
  }

  /// Extensions whose extended name, as written, ends in this component.
  package func extensions(endingIn name: String) -> [TypeEntry] { extensionsByName[name] ?? [] }

  package func globals(named name: String) -> [GlobalEntry] {
    let entries = globalsByName[name] ?? []
    guard entries.contains(where: { !$0.isInterface }) else { return entries }
    return entries.filter { !$0.isInterface }
  }

  package func isModule(_ name: String) -> Bool { modules[name, default: 0] > 0 }

  package func imports(of file: FileID) -> [String] { imports[file] ?? [] }

  /// Modules whose public types a file may name: those it imports, and those that any file re-exports.
  package func visibleModules(from file: FileID) -> [String] {
    let own = imports[file] ?? []
    if exports.isEmpty { return own }
    return own + exports.sorted { $0.key < $1.key }.flatMap(\.value).filter { !own.contains($0) }
  }

  /// Aliases that stand for a type of this simple name, or seem to.
  package func aliases(of simpleName: String) -> [String] { aliasesByTarget[simpleName] ?? [] }

  /// All types that the workspace itself declares, sorted by name then file.
  package var workspaceTypes: [TypeEntry] {
    names.values.flatMap(\.types).filter { !$0.isInterface }.sorted { NameTable.inOrder($0, $1) }
  }

  /// Names whose meaning can change when this file's declarations do: simple names of its types, extended types and
  /// globals.
  package func declaredNames(of file: FileID) -> Set<String> {
    guard let own = names[file] else { return [] }
    var result = Set(own.globals.map(\.name))
    for entry in own.types + own.extensions {
      for component in entry.qualifiedName.split(separator: ".") { result.insert(String(component)) }
    }
    return result
  }

  /// Variables, functions and aliases at the top level of a file, in source order.
  package func globals(of file: FileID) -> [GlobalEntry] { (names[file]?.globals ?? []).map(\.entry) }
  package func types(of file: FileID) -> [TypeEntry] { names[file]?.types ?? [] }
  package func extensions(of file: FileID) -> [TypeEntry] { names[file]?.extensions ?? [] }

  // MARK: Building

  private struct Touched {
    var types = Set<String>()
    var extensions = Set<String>()
    var globals = Set<String>()

    mutating func formUnion(_ other: Touched) {
      types.formUnion(other.types)
      extensions.formUnion(other.extensions)
      globals.formUnion(other.globals)
    }
  }

  private static func inOrder(_ a: TypeEntry, _ b: TypeEntry) -> Bool {
    (a.qualifiedName, a.file, a.node.range) < (b.qualifiedName, b.file, b.node.range)
  }

  private mutating func sortAll() {
    for name in typesByName.keys { typesByName[name]?.sort(by: NameTable.inOrder) }
    for name in extensionsByName.keys { extensionsByName[name]?.sort(by: NameTable.inOrder) }
  }

  private mutating func remove(_ file: FileID, _ touched: inout Touched) {
    guard let old = names.removeValue(forKey: file) else { return }
    for entry in old.types {
      typesByName[entry.qualifiedName]?.removeAll { $0.file == file }
      touched.types.insert(entry.qualifiedName)
    }
    for entry in old.extensions {
      let last = NameTable.lastComponent(entry.qualifiedName)
      extensionsByName[last]?.removeAll { $0.file == file }
      touched.extensions.insert(last)
    }
    for (name, _) in old.globals {
      globalsByName[name]?.removeAll { $0.file == file }
      touched.globals.insert(name)
    }
    for (name, target) in old.aliases {
      guard let index = aliasesByTarget[target]?.firstIndex(of: name) else { continue }
      aliasesByTarget[target]?.remove(at: index)
    }
    for module in imports.removeValue(forKey: file) ?? [] { modules[module, default: 1] -= 1 }
    exports[file] = nil
  }

  @discardableResult
  private mutating func add(_ file: FileID, _ facts: FileFacts, isInterface: Bool) -> Touched {
    var own = FileNames()
    for declaration in facts.declarations {
      switch declaration {
      case .type(let node):
        NameTable.collect(node, in: "", file: file, isInterface: isInterface, isPrivate: false, into: &own)
      case .variable(let node):
        for name in node.bindings.flatMap(\.pattern.boundNames) {
          own.globals.append((name, GlobalEntry(file: file, declaration: declaration, isInterface: isInterface)))
        }
      case .function(let node):
        own.globals.append((node.name, GlobalEntry(file: file, declaration: declaration, isInterface: isInterface)))
      case .alias(let node):
        own.globals.append((node.name, GlobalEntry(file: file, declaration: declaration, isInterface: isInterface)))
        own.note(node)
      case .enumCase: break
      }
    }
    var touched = Touched()
    for entry in own.types {
      typesByName[entry.qualifiedName, default: []].append(entry)
      touched.types.insert(entry.qualifiedName)
    }
    for entry in own.extensions {
      let last = NameTable.lastComponent(entry.qualifiedName)
      extensionsByName[last, default: []].append(entry)
      touched.extensions.insert(last)
    }
    for (name, entry) in own.globals {
      globalsByName[name, default: []].append(entry)
      touched.globals.insert(name)
    }
    for (name, target) in own.aliases { aliasesByTarget[target, default: []].append(name) }
    names[file] = own
    imports[file] = facts.imports
    if !facts.exportedImports.isEmpty { exports[file] = facts.exportedImports }
    for module in facts.imports { modules[module, default: 0] += 1 }
    return touched
  }

  private static func collect(
    _ node: TypeDeclaration, in outer: String, file: FileID, isInterface: Bool, isPrivate: Bool,
    into names: inout FileNames
  ) {
    let written = node.kind == .extension ? node.extended?.dottedName ?? node.name : node.name
    // A name that is not typed yet is nobody's.
    if written.isEmpty { return }
    let qualifiedName = outer.isEmpty ? written : outer + "." + written
    // A nested type is told apart by its outermost type; only at the top level can two files hold equal names.
    let modifiers = node.head.modifiers
    let isPrivate =
      outer.isEmpty
      ? node.kind != .extension && (modifiers.contains(.private) || modifiers.contains(.fileprivate)) : isPrivate
    let entry = TypeEntry(
      file: file, node: node, qualifiedName: qualifiedName, isInterface: isInterface, isPrivate: isPrivate)
    if node.kind == .extension { names.extensions.append(entry) } else { names.types.append(entry) }
    if isInterface { for case .alias(let alias) in node.members { names.note(alias) } }
    for case .type(let nested) in node.members {
      collect(
        nested, in: qualifiedName, file: file, isInterface: isInterface, isPrivate: isPrivate, into: &names)
    }
  }

  static func lastComponent(_ name: String) -> String {
    // Over bytes, which is many times faster than over characters.
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }
}

extension Pattern {
  /// The names that the pattern binds, in source order.
  package var boundNames: [String] {
    switch self {
    case .identifier(let name, _): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.boundNames)
    case .enumCase(_, _, _, let arguments): (arguments ?? []).flatMap(\.pattern.boundNames)
    case .optional(let pattern): pattern.boundNames
    case .cast(let pattern, _): pattern?.boundNames ?? []
    case .wildcard, .expression: []
    }
  }
}

extension Declaration {
  /// The names that a declaration adds to the place where it stands.
  package var declaredNames: [String] {
    switch self {
    case .variable(let node): node.bindings.flatMap(\.pattern.boundNames)
    case .function(let node): [node.name]
    case .enumCase(let node): [node.name]
    case .alias(let node): [node.name]
    case .type(let node): [node.name]
    }
  }
}
