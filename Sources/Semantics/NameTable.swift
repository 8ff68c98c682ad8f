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

  private var names: [FileID: FileNames] = [:]
  private var typesByName: [String: [TypeEntry]] = [:]
  private var extensionsByName: [String: [TypeEntry]] = [:]
  private var globalsByName: [String: [GlobalEntry]] = [:]
  package private(set) var modules: [String: Int] = [:]
  private var exports: [FileID: [String]] = [:]
  /// Names of aliases, by the last component of what they stand for.
  private var aliasesByTarget: [String: [String]] = [:]
  private var inheritorsByName: [String: [TypeEntry]] = [:]

  package init() {}

  /// Of files in any order; each once.
  package init(_ files: [FileNames]) {
    names.reserveCapacity(files.count)
    for own in files.sorted(by: { $0.file < $1.file }) { add(own) }
    // Added in file order: only lists of several names are out of order.
    sortExtensions(extensionsByName.filter { $0.value.count > 1 }.map(\.key))
  }

  /// The table with some files' facts replaced, or removed where nil.
  package func updating(_ changes: [FileID: FileFacts?]) -> NameTable {
    var table = self
    var touched = Touched()
    for (file, facts) in changes.sorted(by: { $0.key < $1.key }) {
      table.remove(file, &touched)
      guard let facts else { continue }
      let own = FileNames(file, facts)
      table.add(own)
      touched.note(own)
    }
    for name in touched.types { table.typesByName[name]?.sort(by: NameTable.inOrder) }
    table.sortExtensions(touched.extensions)
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

  package func imports(of file: FileID) -> [String] { names[file]?.imports ?? [] }

  /// Modules whose public types a file may name: those it imports, and those that any file re-exports.
  package func visibleModules(from file: FileID) -> [String] {
    let own = names[file]?.imports ?? []
    if exports.isEmpty { return own }
    return own + exports.sorted { $0.key < $1.key }.flatMap(\.value).filter { !own.contains($0) }
  }

  /// Aliases that stand for a type of this simple name, or seem to.
  package func aliases(of simpleName: String) -> [String] { aliasesByTarget[simpleName] ?? [] }

  /// Declarations and extensions of the workspace whose inheritance clauses name one of these, or what names one of
  /// these, and so on: by last components alone, so that more may be among them than inherits. In no order.
  package func entries(reaching names: Set<String>) -> [TypeEntry] {
    var reached = names
    var pending = Array(names)
    var found: [TypeEntry] = []
    while let name = pending.popLast() {
      let inheritors = inheritorsByName[name] ?? []
      found += inheritors.filter { !$0.isInterface }
      for next in inheritors.map(\.node.name) + aliases(of: name) where reached.insert(next).inserted {
        pending.append(next)
      }
    }
    return found
  }

  /// All types that the workspace itself declares, sorted by name then file.
  package var workspaceTypes: [TypeEntry] { unsortedWorkspaceTypes.sorted { NameTable.inOrder($0, $1) } }

  /// The same in no order, which is much faster to get.
  package var unsortedWorkspaceTypes: some Sequence<TypeEntry> {
    names.values.lazy.flatMap { $0.types.lazy.filter { !$0.isInterface } }
  }

  /// Names whose meaning can change when this file's declarations do: simple names of its types, extended types and
  /// globals.
  package func declaredNames(of file: FileID) -> Set<String> {
    guard let own = names[file] else { return [] }
    var result = Set(own.globals.map(\.name))
    for entry in own.types + own.extensions {
      result.formUnion(NameTable.components(entry.qualifiedName))
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

    mutating func note(_ own: FileNames) {
      for entry in own.types { types.insert(entry.qualifiedName) }
      for entry in own.extensions { extensions.insert(NameTable.lastComponent(entry.qualifiedName)) }
      for (name, _) in own.globals { globals.insert(name) }
    }
  }

  private static func inOrder(_ a: TypeEntry, _ b: TypeEntry) -> Bool {
    (a.qualifiedName, a.file, a.node.range) < (b.qualifiedName, b.file, b.node.range)
  }

  private mutating func sortExtensions(_ names: some Sequence<String>) {
    for name in names { extensionsByName[name]?.sort(by: NameTable.inOrder) }
  }

  private mutating func remove(_ file: FileID, _ touched: inout Touched) {
    guard let old = names.removeValue(forKey: file) else { return }
    touched.note(old)
    for entry in old.types { typesByName[entry.qualifiedName]?.removeAll { $0.file == file } }
    for entry in old.extensions {
      extensionsByName[NameTable.lastComponent(entry.qualifiedName)]?.removeAll { $0.file == file }
    }
    for (name, _) in old.globals { globalsByName[name]?.removeAll { $0.file == file } }
    for (name, target) in old.aliases {
      guard let index = aliasesByTarget[target]?.firstIndex(of: name) else { continue }
      aliasesByTarget[target]?.remove(at: index)
    }
    for (name, _) in old.inheritors { inheritorsByName[name]?.removeAll { $0.file == file } }
    for module in old.imports { modules[module, default: 1] -= 1 }
    exports[file] = nil
  }

  private mutating func add(_ own: FileNames) {
    for entry in own.types { typesByName[entry.qualifiedName, default: []].append(entry) }
    for entry in own.extensions {
      extensionsByName[NameTable.lastComponent(entry.qualifiedName), default: []].append(entry)
    }
    for (name, entry) in own.globals { globalsByName[name, default: []].append(entry) }
    for (name, target) in own.aliases { aliasesByTarget[target, default: []].append(name) }
    for (name, entry) in own.inheritors { inheritorsByName[name, default: []].append(entry) }
    if !own.exports.isEmpty { exports[own.file] = own.exports }
    for module in own.imports { modules[module, default: 0] += 1 }
    names[own.file] = own
  }

  /// The parts between the dots.
  static func components(_ name: String) -> [String] {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return [name] }
    return name.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
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
