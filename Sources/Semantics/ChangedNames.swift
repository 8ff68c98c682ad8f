/// Which names may have another meaning after an edit.

package import Facts
package import SourceText

extension FileNames {
  /// A file as it was read.
  package struct Version {
    package var facts: FileFacts
    package var text: [UInt8]

    package init(facts: FileFacts, text: [UInt8]) {
      self.facts = facts
      self.text = text
    }
  }

  /// Names that a file's declarations give a meaning, of those declarations that an edit changed. Nil: no such file.
  /// `isWhole`: whether a name is a type's, before and after, and nothing else's.
  package static func changedNames(
    in file: FileID, from older: Version?, to newer: Version?, isWhole: (String) -> Bool
  ) -> NamesByUse {
    let (old, new) = differingDeclarations(older?.facts, newer?.facts)
    if old.isEmpty, new.isEmpty { return NamesByUse() }
    let seeTheSame = seeTheSame(older?.facts, newer?.facts)
    let kept = kept(older, newer, old, new, isWhole)
    func plain(_ declarations: ArraySlice<Declaration>, _ version: Version?) -> [PlainExtension] {
      declarations.enumerated().filter { kept[$0.offset] == nil }.compactMap {
        PlainExtension($0.element, version?.text ?? [])
      }
    }
    func whole(_ declarations: ArraySlice<Declaration>) -> ArraySlice<Declaration> {
      declarations.enumerated().filter { kept[$0] == nil && PlainExtension($1, []) == nil }.map(\.element)[...]
    }
    let added = AddedMembers(
      older: plain(old, older), newer: plain(new, newer), in: Array(kept.values), seeTheSame: seeTheSame)
    let nominals = added.nominals(isWhole)
    let bare = nominals["", default: ([], [])]
    let names = (old: FileNames(file, whole(old) + bare.older), new: FileNames(file, whole(new) + bare.newer))
    // By another name for a type, extensions anywhere may mean it.
    let targets = names.old.aliasTargets.symmetricDifference(names.new.aliasTargets)
    let replaced = kept.values.compactMap(\.replaced).map { FileNames.names(of: $0, file) }
    let nested = nominals.filter { !$0.key.isEmpty }.map { outer, found in
      (old: FileNames(file, found.older[...], in: outer), new: FileNames(file, found.newer[...], in: outer))
    }
    let pairs = [names] + replaced + nested
    let declared = pairs.reduce(into: Set(targets.map(\.target))) {
      $0.formUnion(changedNames($1.old, $1.new, isWhole))
    }
    let whole = pairs.flatMap { [$0.old, $0.new] }.flatMap(\.types).map(\.qualifiedName)
    return NamesByUse(
      declared: declared.union(added.operators), members: added.names, initialized: added.initialized,
      extended: added.extended,
      edited: kept.values.reduce(into: Set(whole.flatMap(NameTable.components))) { edited, type in
        edited.formUnion(type.names.map(NameTable.lastComponent))
      })
  }

  /// By their place among the declarations that differ, which is the same in both.
  private static func kept(
    _ older: Version?, _ newer: Version?, _ old: ArraySlice<Declaration>, _ new: ArraySlice<Declaration>,
    _ isWhole: (String) -> Bool
  ) -> [Int: KeptType] {
    guard let older, let newer, older.facts.outline.surroundings == newer.facts.outline.surroundings,
      old.count == new.count
    else { return [:] }
    let pairs = zip(old, new).enumerated().compactMap { index, pair in
      KeptType(pair.0, pair.1, (older.text, newer.text), isWhole).map { (index, $0) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private static func seeTheSame(_ older: FileFacts?, _ newer: FileFacts?) -> Bool {
    older?.imports == newer?.imports && older?.exportedImports == newer?.exportedImports
  }

  /// From the first that is another one to the last: the order among declarations of one name counts, too. All where
  /// what surrounds them changed, so that they may be in other builds or see other modules.
  private static func differingDeclarations(
    _ older: FileFacts?, _ newer: FileFacts?
  ) -> (older: ArraySlice<Declaration>, newer: ArraySlice<Declaration>) {
    let old = older?.declarations ?? []
    let new = newer?.declarations ?? []
    guard let older, let newer, older.outline.surroundings == newer.outline.surroundings else {
      return (old[...], new[...])
    }
    let hashes = (old: older.outline.declarations, new: newer.outline.declarations)
    guard hashes.old.count == old.count, hashes.new.count == new.count else { return (old[...], new[...]) }
    let first = zip(hashes.old, hashes.new).prefix { $0 == $1 }.count
    let last = zip(hashes.old.dropFirst(first).reversed(), hashes.new.dropFirst(first).reversed()).prefix { $0 == $1 }
      .count
    return (old.dropFirst(first).dropLast(last), new.dropFirst(first).dropLast(last))
  }

  private struct AliasTarget: Hashable {
    var name: String
    var target: String
  }

  private var aliasTargets: Set<AliasTarget> { Set(aliases.map { AliasTarget(name: $0.name, target: $0.target) }) }

  private static func names(of replaced: KeptType.Replaced, _ file: FileID) -> (old: FileNames, new: FileNames) {
    func names(_ declaration: Declaration) -> FileNames { FileNames(file, [declaration], in: replaced.outer) }
    return (names(replaced.older), names(replaced.newer))
  }

  /// Where both declare a nested type, only those can have noticed who know the one in that type.
  private static func changedNames(
    _ older: FileNames, _ newer: FileNames, _ isWhole: (String) -> Bool
  ) -> Set<String> {
    let (old, new) = (older.declaredNames(isWhole), newer.declaredNames(isWhole))
    return old.outer.union(new.outer).union(old.nested.symmetricDifference(new.nested))
  }

  /// `outer`: whole names of types, and all components of extended types' names; names of globals, operators and aliases.
  /// `nested`: last components of the names of what is nested in types.
  private func declaredNames(_ isWhole: (String) -> Bool) -> (outer: Set<String>, nested: Set<String>) {
    var outer = Set(globals.map(\.name) + operators.map(\.name))
    var nested = Set<String>()
    let extended = Set(extensions.map(\.qualifiedName).filter { !isWhole($0) })
    for entry in types + extensions {
      let components = NameTable.components(entry.qualifiedName)
      let enclosing = components.indices.map { components[...$0].joined(separator: ".") }
      let aliases = entry.node.members.compactMap(FileNames.aliasName)
      // What an extension extends may have a longer name than is written.
      guard extended.isDisjoint(with: enclosing) else {
        outer.formUnion(components + aliases)
        continue
      }
      outer.insert(entry.qualifiedName)
      nested.formUnion(components.dropFirst().suffix(1) + aliases)
    }
    return (outer, nested)
  }
}
