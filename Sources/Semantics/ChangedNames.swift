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
  package static func changedNames(in file: FileID, from older: Version?, to newer: Version?) -> NamesByUse {
    let (old, new) = differingDeclarations(older?.facts, newer?.facts)
    if old.isEmpty, new.isEmpty { return NamesByUse() }
    let seeTheSame = seeTheSame(older?.facts, newer?.facts)
    let kept = kept(older, newer, old, new)
    func plain(_ declarations: ArraySlice<Declaration>, _ version: Version?) -> [PlainExtension] {
      declarations.compactMap { PlainExtension($0, version?.text ?? []) }
    }
    func whole(_ declarations: ArraySlice<Declaration>) -> ArraySlice<Declaration> {
      declarations.enumerated().filter { kept[$0] == nil && PlainExtension($1, []) == nil }.map(\.element)[...]
    }
    let added = AddedMembers(
      older: plain(old, older), newer: plain(new, newer), in: Array(kept.values), seeTheSame: seeTheSame)
    let names = (
      old: FileNames(file, whole(old) + added.nominals(in: added.older)),
      new: FileNames(file, whole(new) + added.nominals(in: added.newer))
    )
    // By another name for a type, extensions anywhere may mean it.
    let targets = names.old.aliasTargets.symmetricDifference(names.new.aliasTargets)
    let declared = names.old.declaredNames.union(names.new.declaredNames).union(targets.map(\.target))
    return NamesByUse(
      declared: declared.union(added.operators), members: added.names, initialized: added.initialized,
      extended: added.extended, kept: kept.values.reduce(into: []) { $0.formUnion($1.names) })
  }

  /// By their place among the declarations that differ, which is the same in both.
  private static func kept(
    _ older: Version?, _ newer: Version?, _ old: ArraySlice<Declaration>, _ new: ArraySlice<Declaration>
  ) -> [Int: KeptType] {
    guard let older, let newer, older.facts.outline.surroundings == newer.facts.outline.surroundings,
      old.count == new.count
    else { return [:] }
    let pairs = zip(old, new).enumerated().compactMap { index, pair in
      KeptType(pair.0, pair.1, (older.text, newer.text)).map { (index, $0) }
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

  /// Simple names of types, extended types, globals and operators, and of all aliases.
  private var declaredNames: Set<String> {
    var result = Set(globals.map(\.name) + aliasNames + operators.map(\.name))
    for entry in types + extensions { result.formUnion(NameTable.components(entry.qualifiedName)) }
    return result
  }
}
