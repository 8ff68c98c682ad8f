/// The dictionaries of a name table, while they are put together.

import Facts
import SourceText

package struct NameTables: Sendable {
  typealias TypeEntry = NameTable.TypeEntry
  typealias GlobalEntry = NameTable.GlobalEntry

  private(set) var names: [FileID: FileNames] = [:]
  private(set) var typesByName: [String: [TypeEntry]] = [:]
  private(set) var extensionsByName: [String: [TypeEntry]] = [:]
  private(set) var globalsByName: [String: [GlobalEntry]] = [:]
  private(set) var operatorsByName: [String: [OperatorEntry]] = [:]
  private(set) var modules: [String: Int] = [:]
  private(set) var exports: [FileID: [String]] = [:]
  /// Names of aliases, by the last component of what they stand for.
  private(set) var aliasesByTarget: [String: [String]] = [:]
  /// The same of those that types declare.
  private(set) var nestedAliasesByTarget: [String: [String]] = [:]
  private(set) var inheritorsByName: [String: [TypeEntry]] = [:]
  /// How many types and aliases have a simple name.
  private(set) var typeNameCounts: [String: Int] = [:]
  /// How many types of frameworks' interfaces have a simple name.
  private(set) var interfaceTypeNameCounts: [String: Int] = [:]
  /// How many aliases and associated types have a simple name.
  private(set) var aliasNameCounts: [String: Int] = [:]

  /// Names of members, and all declared names; nil once files have changed.
  private(set) var members: NameFilter?
  private(set) var declared: NameFilter?

  /// What two threads can put together side by side.
  package enum Half: CaseIterable, Sendable { case types, others }

  init() {}

  /// One half of the tables of some files; the other's are empty.
  package init(_ half: Half, of files: [FileNames]) {
    switch half {
    case .types: addTypes(files)
    case .others: addOthers(files)
    }
  }

  /// Whole tables of both halves of the same files.
  init(types: NameTables, others: NameTables) {
    self = others
    (names, typesByName, typeNameCounts) = (types.names, types.typesByName, types.typeNameCounts)
    interfaceTypeNameCounts = types.interfaceTypeNameCounts
    (inheritorsByName, aliasNameCounts) = (types.inheritorsByName, types.aliasNameCounts)
  }

  private mutating func addTypes(_ files: [FileNames]) {
    names.reserveCapacity(files.count)
    for own in files { addTypes(own) }
    for name in NameTables.several(typesByName) { typesByName[name]?.sort(by: NameTable.inOrder) }
  }

  private mutating func addOthers(_ files: [FileNames]) {
    for own in files { addOthers(own) }
    members = NameFilter(files.map(\.memberHashes))
    declared = NameFilter(files.flatMap { [$0.memberHashes, $0.outerHashes] })
    sortExtensions(NameTables.several(extensionsByName))
    for name in NameTables.several(globalsByName) { globalsByName[name]?.sort { $0.file < $1.file } }
  }

  /// The names of which there is more than one.
  private static func several<Entry>(_ table: [String: [Entry]]) -> [String] {
    table.compactMap { $0.value.count > 1 ? $0.key : nil }
  }

  mutating func replace(_ changes: [FileID: FileFacts?]) {
    (members, declared) = (nil, nil)
    var touched = Touched()
    for (file, facts) in changes.sorted(by: { $0.key < $1.key }) {
      remove(file, &touched)
      guard let facts else { continue }
      let own = FileNames(file, facts)
      add(own)
      touched.note(own)
    }
    for name in touched.types { typesByName[name]?.sort(by: NameTable.inOrder) }
    sortExtensions(touched.extensions)
    for name in touched.globals { globalsByName[name]?.sort { $0.file < $1.file } }
  }

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

  private mutating func sortExtensions(_ names: some Sequence<String>) {
    for name in names { extensionsByName[name]?.sort(by: NameTable.inOrder) }
  }

  private mutating func remove(_ file: FileID, _ touched: inout Touched) {
    guard let old = names.removeValue(forKey: file) else { return }
    touched.note(old)
    for entry in old.types {
      typesByName.remove(from: entry.qualifiedName) { $0.file == file }
      if entry.isInterface { interfaceTypeNameCounts.discount(entry.node.name) }
    }
    for entry in old.extensions {
      extensionsByName.remove(from: NameTable.lastComponent(entry.qualifiedName)) { $0.file == file }
    }
    for (name, _) in old.globals { globalsByName.remove(from: name) { $0.file == file } }
    for (name, _) in old.operators { operatorsByName.remove(from: name) { $0.file == file } }
    for (name, target) in old.aliases { aliasesByTarget.removeFirst(name, from: target) }
    for (name, target) in old.nestedAliases { nestedAliasesByTarget.removeFirst(name, from: target) }
    for name in old.declaredTypeNames { typeNameCounts.discount(name) }
    for name in old.aliasNames { aliasNameCounts.discount(name) }
    for (name, _) in old.inheritors { inheritorsByName.remove(from: name) { $0.file == file } }
    for module in old.imports { modules.discount(module) }
    exports[file] = nil
  }

  private mutating func add(_ own: FileNames) {
    addTypes(own)
    addOthers(own)
  }

  private mutating func addTypes(_ own: FileNames) {
    for entry in own.types {
      typesByName[entry.qualifiedName, default: []].append(entry)
      if entry.isInterface { interfaceTypeNameCounts[entry.node.name, default: 0] += 1 }
    }
    for name in own.declaredTypeNames { typeNameCounts[name, default: 0] += 1 }
    for name in own.aliasNames { aliasNameCounts[name, default: 0] += 1 }
    for (name, entry) in own.inheritors { inheritorsByName[name, default: []].append(entry) }
    names[own.file] = own
  }

  private mutating func addOthers(_ own: FileNames) {
    for entry in own.extensions {
      extensionsByName[NameTable.lastComponent(entry.qualifiedName), default: []].append(entry)
    }
    for (name, entry) in own.globals { globalsByName[name, default: []].append(entry) }
    for (name, entry) in own.operators { operatorsByName[name, default: []].append(entry) }
    for (name, target) in own.aliases { aliasesByTarget[target, default: []].append(name) }
    for (name, target) in own.nestedAliases { nestedAliasesByTarget[target, default: []].append(name) }
    if !own.exports.isEmpty { exports[own.file] = own.exports }
    for module in own.imports { modules[module, default: 0] += 1 }
  }
}

// Nothing stays of a name that nobody declares any more: people type many.

extension [String: Int] {
  fileprivate mutating func discount(_ name: String) {
    let count = self[name, default: 0] - 1
    self[name] = count > 0 ? count : nil
  }
}

extension [String: [String]] {
  fileprivate mutating func removeFirst(_ element: String, from name: String) {
    guard var elements = removeValue(forKey: name) else { return }
    if let index = elements.firstIndex(of: element) { elements.remove(at: index) }
    if !elements.isEmpty { self[name] = elements }
  }
}

extension Dictionary where Key == String {
  fileprivate mutating func remove<Entry>(from name: String, where isGone: (Entry) -> Bool) where Value == [Entry] {
    guard var entries = removeValue(forKey: name) else { return }
    entries.removeAll(where: isGone)
    if !entries.isEmpty { self[name] = entries }
  }
}
