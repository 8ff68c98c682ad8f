/// Who declares which name, over all files.

package import Facts
package import SourceText

/// The names that all files together declare at the top level and inside types. Immutable; `updating` shares what did
/// not change.
///
/// A class, as its entries are: all threads ask it all the time, and each copy of its parts would count references that
/// they share.
package final class NameTable: Sendable {
  /// A type declaration or extension and where it stands.
  package final class TypeEntry: Sendable {
    package let file: FileID
    package let node: TypeDeclaration
    /// For an extension, the extended type's name as written.
    package let qualifiedName: String
    /// Of a framework's interface, which a declaration of the workspace shadows.
    package let isInterface: Bool
    /// Declared `private` or `fileprivate`, itself or by what it is nested in.
    package let isPrivate: Bool

    init(file: FileID, node: TypeDeclaration, qualifiedName: String, isInterface: Bool, isPrivate: Bool) {
      self.file = file
      self.node = node
      self.qualifiedName = qualifiedName
      self.isInterface = isInterface
      self.isPrivate = isPrivate
    }
  }

  /// A variable, function or alias at the top level.
  package struct GlobalEntry: Sendable {
    package var file: FileID
    package var declaration: Declaration
    package var isInterface: Bool

    var isAlias: Bool { if case .alias = declaration { true } else { false } }
    var isVariable: Bool { if case .variable = declaration { true } else { false } }
  }

  private let tables: NameTables
  private let lazyTypeNames: Lazy<WantedNames>

  private init(_ tables: NameTables) {
    self.tables = tables
    lazyTypeNames = Lazy {
      // A type is made by its name, by `Self`, and by what metatypes there are.
      WantedNames(tables.typeNameCounts.keys.map { .any($0) } + [.any("Self"), .any("init")])
    }
  }

  /// Code that spells none of these names no type of the workspace to make a value of it.
  package var typeNames: WantedNames { lazyTypeNames.value }

  /// Of both halves of the tables of some files, which are in any order, each once.
  package convenience init(_ halves: [NameTables.Half: NameTables]) {
    self.init(NameTables(types: halves[.types] ?? NameTables(), others: halves[.others] ?? NameTables()))
  }

  /// The table with some files' facts replaced, or removed where nil.
  package func updating(_ changes: [FileID: FileFacts?]) -> NameTable {
    var tables = tables
    tables.replace(changes)
    return NameTable(tables)
  }

  // MARK: Look-up

  /// Primary declarations of this qualified name, in file order; those of the workspace shadow an interface's.
  package func types(named name: String) -> [TypeEntry] {
    let entries = tables.typesByName[name] ?? []
    // Nearly always all of one kind; then the list is the answer as it stands.
    let interfaces = entries.count { $0.isInterface }
    return interfaces == 0 || interfaces == entries.count ? entries : entries.filter { !$0.isInterface }
  }

  /// Extensions whose extended name, as written, ends in this component.
  package func extensions(endingIn name: String) -> [TypeEntry] { tables.extensionsByName[name] ?? [] }

  package func globals(named name: String) -> [GlobalEntry] {
    guard mayDeclare(name) else { return [] }
    let entries = tables.globalsByName[name] ?? []
    guard entries.contains(where: { !$0.isInterface }) else { return entries }
    return entries.filter { !$0.isInterface }
  }

  /// Those that a file sees.
  func globals(named name: String, for file: FileID) -> [GlobalEntry] {
    globals(named: name).filter { entry in
      let modifiers = entry.declaration.head.modifiers
      return entry.file == file
        || modifiers.isDisjoint(with: [.private, .fileprivate])
          && (entry.isInterface || shows(entry.file, leavingModule: modifiers.leavesModule, to: file))
    }
  }

  /// Operator functions that mean something else than Swift's own of this name. In no order.
  func operators(named name: String) -> [OperatorEntry] { tables.operatorsByName[name] ?? [] }

  /// Whether the workspace gives another meaning to the name of a framework's type.
  func hidesInterface(of name: String, in file: FileID) -> Bool {
    let types = types(named: name)
    return !types.isEmpty && types.allSatisfy(\.isInterface) && declaresAlias(name, for: file)
  }

  /// Whether the workspace declares an alias of this name that a file sees.
  func declaresAlias(_ name: String, for file: FileID) -> Bool {
    globals(named: name, for: file).contains { $0.isAlias && !$0.isInterface }
  }

  /// Whether some type or alias has this simple name; a generic parameter may have any.
  package func declaresType(named simpleName: String) -> Bool {
    mayDeclare(simpleName) && tables.typeNameCounts[simpleName, default: 0] > 0
  }

  /// Whether some alias or associated type has this simple name.
  func declaresAlias(named simpleName: String) -> Bool { tables.aliasNameCounts[simpleName, default: 0] > 0 }

  /// Whether a type, an extension or a file may declare this name; false only where none does.
  package func mayDeclare(_ name: String) -> Bool { tables.declared?.mayContain(name) ?? true }
  func mayDeclare(member name: String) -> Bool { tables.members?.mayContain(name) ?? true }

  /// Whether a type of the workspace has this qualified name, and no alias or framework's type the last part of it.
  package func isType(_ name: String) -> Bool {
    let last = NameTable.lastComponent(name)
    return types(named: name).contains { !$0.isInterface } && !declaresAlias(named: last)
      && tables.interfaceTypeNameCounts[last, default: 0] == 0
  }

  /// Last components of what aliases of these names stand for: an extension may name its type by one.
  package func names(aliasedBy names: Set<String>) -> Set<String> {
    names.reduce(into: []) { targets, name in
      guard declaresAlias(named: name) else { return }
      for case .alias(let node) in globals(named: name).map(\.declaration) {
        targets.formUnion(node.type?.mentionedNames ?? [])
      }
    }
  }

  package func isModule(_ name: String) -> Bool { tables.modules[name, default: 0] > 0 }

  package func imports(of file: FileID) -> [String] { tables.names[file]?.imports ?? [] }

  /// Whether the link of a chain that is called here belongs to a clause of an `#if` which this one is not in: what is
  /// written in front of it may be in another build.
  package func isLinkOfAnotherClause(_ link: TextRange, than own: TextRange, in file: FileID) -> Bool {
    guard let clauses = tables.names[file]?.conditionalLinks, !clauses.isEmpty else { return false }
    return clauses.contains { $0.contains(link) && !$0.contains(own) }
  }

  /// Whether a file sees a module: by its own import, or by one that is re-exported to it.
  package func sees(_ module: String, from file: FileID) -> Bool {
    let own = imports(of: file)
    return own.contains(module)
      || tables.exports.contains { $1.contains(module) && SourceModule.handsOn($0, to: file, importing: own) }
  }

  /// Whether a module of the workspace, as far as folders tell, re-exports another one.
  func exportsModules(_ module: String) -> Bool {
    tables.exports.keys.contains { $0.path.split(separator: "/").dropLast().contains { $0 == module } }
  }

  /// Whether code in a file may name what another declares: not what tests declare in what they test, and of another target
  /// only what is public, where the file imports that.
  func shows(_ declaring: FileID, leavingModule: Bool, to file: FileID) -> Bool {
    guard declaring != file, let from = tables.names[declaring]?.home, let to = tables.names[file]?.home else {
      return true
    }
    if from.isTest != to.isTest { return to.isTest }
    if from.module.isEmpty || from.folder == to.folder { return true }
    let isTarget = tables.names[from.manifest]?.targets.contains {
      $0.name == from.module && $0.isInFolderOfItsName && !$0.isTest
    }
    return isTarget == true ? leavingModule && sees(from.module, from: file) : true
  }

  /// Whether edits of manifests made or unmade targets: then every name may mean something else.
  package func hasOtherTargets(than older: NameTable, in files: some Sequence<FileID>) -> Bool {
    files.contains { older.tables.names[$0]?.targets ?? [] != tables.names[$0]?.targets ?? [] }
  }

  /// With the targets that each declares.
  var manifests: [FileID: [PackageTarget]] {
    tables.names.filter { !$0.value.targets.isEmpty }.mapValues(\.targets)
  }
  var files: some Sequence<FileID> { tables.names.keys }

  /// Modules whose public types a file may name: those it imports, and those that any file re-exports.
  package func visibleModules(from file: FileID) -> [String] {
    let own = tables.names[file]?.imports ?? []
    if tables.exports.isEmpty { return own }
    return own + tables.exports.sorted { $0.key < $1.key }.flatMap(\.value).filter { !own.contains($0) }
  }

  /// Aliases that stand for a type of this simple name, or seem to.
  package func aliases(of simpleName: String) -> [String] { tables.aliasesByTarget[simpleName] ?? [] }

  /// Simple names that may stand for types of these names, themselves included: aliases, those in types as well, and
  /// aliases of aliases.
  package func names(standingFor names: Set<String>) -> Set<String> {
    var found = names
    var pending = Array(names)
    while let name = pending.popLast() {
      let aliases = aliases(of: name).map(NameTable.lastComponent) + (tables.nestedAliasesByTarget[name] ?? [])
      for alias in aliases where found.insert(alias).inserted { pending.append(alias) }
    }
    return found
  }

  /// Declarations and extensions of the workspace whose inheritance clauses name one of these, or what names one of
  /// these, and so on: by last components alone, so that more may be among them than inherits. In no order.
  package func entries(reaching names: Set<String>) -> [TypeEntry] {
    var reached = names
    var pending = Array(names)
    var found: [TypeEntry] = []
    while let name = pending.popLast() {
      let inheritors = tables.inheritorsByName[name] ?? []
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
    tables.names.values.lazy.flatMap { $0.types.lazy.filter { !$0.isInterface } }
  }

  /// Variables, functions and aliases at the top level of a file, in source order.
  package func globals(of file: FileID) -> [GlobalEntry] { (tables.names[file]?.globals ?? []).map(\.entry) }
  package func types(of file: FileID) -> [TypeEntry] { tables.names[file]?.types ?? [] }
  package func extensions(of file: FileID) -> [TypeEntry] { tables.names[file]?.extensions ?? [] }

  static func inOrder(_ a: TypeEntry, _ b: TypeEntry) -> Bool {
    (a.qualifiedName, a.file, a.node.range) < (b.qualifiedName, b.file, b.node.range)
  }

  /// The parts between the dots.
  static func components(_ name: String) -> [String] {
    guard name.utf8.contains(UInt8(ascii: ".")) else { return [name] }
    return name.utf8.split(separator: UInt8(ascii: ".")).compactMap { String($0) }
  }

  package static func lastComponent(_ name: String) -> String {
    // Over bytes, which is many times faster than over characters, most of all where they lie side by side.
    func length(_ bytes: some BidirectionalCollection<UInt8>) -> Int? {
      bytes.lastIndex(of: UInt8(ascii: ".")).map { bytes.distance(from: $0, to: bytes.endIndex) - 1 }
    }
    let bytes = name.utf8
    guard let length = bytes.withContiguousStorageIfAvailable({ length($0) }) ?? length(bytes) else { return name }
    return String(Substring(bytes.suffix(length)))
  }
}

extension Declaration {
  /// The names that a declaration adds to the place where it stands.
  package var declaredNames: [String] {
    var names: [String] = []
    eachName { names.append($0) }
    return names
  }

  func eachName(_ visit: (String) -> Void) {
    switch self {
    case .variable(let node): for binding in node.bindings { binding.pattern.eachName { name, _ in visit(name) } }
    case .function(let node): visit(node.name)
    case .enumCase(let node): visit(node.name)
    case .alias(let node): visit(node.name)
    case .type(let node): visit(node.name)
    }
  }
}
