/// What an edit changes in extensions that add members to a type and nothing else: whoever asked for none of these by name
/// can keep what it found.

import Facts
import SourceText

/// An extension without an inheritance clause, and without attributes that may be macros.
struct PlainExtension {
  /// The extended type's name.
  let written: String
  /// The last component of that.
  let name: String
  let node: TypeDeclaration
  private let text: [UInt8]

  init?(_ declaration: Declaration, _ text: [UInt8]) {
    guard case .type(let node) = declaration, node.kind == .extension, node.inherited.isEmpty,
      node.head.attributes.allSatisfy({ NominalInfo.harmlessAttributes.contains($0.name) }),
      let written = node.extended?.dottedName, !written.isEmpty
    else { return nil }
    self.written = written
    name = NameTable.lastComponent(written)
    self.node = node
    self.text = text
  }

  fileprivate var list: MemberList { MemberList(node, text) }
}

/// A type's or an extension's members as they are written.
struct MemberList {
  private let node: TypeDeclaration
  private let text: [UInt8]

  init(_ node: TypeDeclaration, _ text: [UInt8]) {
    self.node = node
    self.text = text
  }

  /// What is written from the end of one member to the end of the next, attributes and modifiers included and space in
  /// front left out; before them, the declaration's own header.
  private var parts: (header: ArraySlice<UInt8>, members: [ArraySlice<UInt8>]) {
    let header = slice(from: node.range.start, to: node.bodyRange.start)
    // Behind the brace.
    var start = min(node.bodyRange.start + 1, node.bodyRange.end)
    let members = node.members.map { member in
      defer { start = max(start, member.range.end) }
      return slice(from: start, to: member.range.end).drop { [0x09, 0x0A, 0x0D, 0x20].contains($0) }
    }
    return (header, members)
  }

  private func slice(from start: Int, to end: Int) -> ArraySlice<UInt8> {
    guard start >= 0, start <= end, end <= text.count else { return [] }
    return text[start..<end]
  }

  /// From the first that is another one to the last: the order among members of one name counts, too. Nil where the
  /// headers differ.
  static func differing(
    _ older: MemberList, _ newer: MemberList
  ) -> (older: ArraySlice<Declaration>, newer: ArraySlice<Declaration>)? {
    let (old, new) = (older.node.members, newer.node.members)
    let (before, after) = (older.parts, newer.parts)
    guard older.node.head.conditions == newer.node.head.conditions, before.header == after.header else { return nil }
    func isSame(_ index: Int, _ other: Int) -> Bool {
      before.members[index] == after.members[other] && old[index].head.conditions == new[other].head.conditions
        && wholeness(old[index]) == wholeness(new[other])
    }
    let count = min(old.count, new.count)
    let first = (0..<count).first { !isSame($0, $0) } ?? count
    let last = (0..<count - first).first { !isSame(old.count - 1 - $0, new.count - 1 - $0) } ?? count - first
    return (old.dropFirst(first).dropLast(last), new.dropFirst(first).dropLast(last))
  }

  /// Of each type in a declaration, whether it may have members that could not be read: text outside of it can tell.
  private static func wholeness(_ declaration: Declaration) -> [Bool] {
    guard case .type(let node) = declaration else { return [] }
    return [node.mayHaveOtherMembers] + node.members.flatMap(wholeness)
  }
}

/// The members that differ.
struct AddedMembers {
  let older: [Declaration]
  let newer: [Declaration]
  /// See `NamesByUse`.
  let initialized: Set<String>
  let extended: Set<String>

  /// Of an extension, or of a type that is kept: of that, `extended` is nil.
  private struct Change {
    var name: String
    var extended: String?
    var older: ArraySlice<Declaration>
    var newer: ArraySlice<Declaration>
  }

  private let changes: [Change]

  /// `seeTheSame`: both import the same modules; else an extension may be of another type of that name.
  init(older: [PlainExtension], newer: [PlainExtension], in kept: [KeptType], seeTheSame: Bool) {
    let added: [Change] =
      seeTheSame && older.map(\.name) == newer.map(\.name)
      ? zip(older, newer).map(AddedMembers.differing)
      : older.map { Change(name: $0.name, extended: $0.written, older: $0.node.members[...], newer: []) }
        + newer.map { Change(name: $0.name, extended: $0.written, older: [], newer: $0.node.members[...]) }
    changes = added + kept.map { Change(name: $0.name, older: $0.older, newer: $0.newer) }
    self.older = changes.flatMap(\.older)
    self.newer = changes.flatMap(\.newer)
    let initializing = changes.filter { change in
      (change.older + change.newer).contains { $0.declaredNames.contains("init") }
    }
    initialized = Set(initializing.map(\.name))
    extended = kept.reduce(into: Set((older + newer).map(\.name))) { $0.formUnion($1.names) }
  }

  private static func differing(_ older: PlainExtension, _ newer: PlainExtension) -> Change {
    let differing = MemberList.differing(older.list, newer.list)
    return Change(
      name: older.name, extended: older.written == newer.written ? older.written : nil,
      older: differing?.older ?? older.node.members[...], newer: differing?.newer ?? newer.node.members[...])
  }

  /// Of all that differ but initializers.
  var names: Set<String> { Set((older + newer).flatMap(\.declaredNames)).subtracting(["init"]) }

  var operators: Set<String> { Set((older + newer).compactMap { $0.unusualOperator()?.name }) }

  /// Types and aliases, which declare more than a member: by the whole name of what they are nested in, which is empty
  /// where that may be longer than is written, and for aliases, which an extension anywhere may mean.
  /// `isWhole`: whether what an extension extends is called so, no more and no less.
  func nominals(_ isWhole: (String) -> Bool) -> [String: (older: [Declaration], newer: [Declaration])] {
    var found: [String: (older: [Declaration], newer: [Declaration])] = [:]
    for change in changes {
      let home = change.extended.map { isWhole($0) ? $0 : "" } ?? ""
      func outer(_ member: Declaration) -> String? {
        switch member {
        case .type: home
        case .alias: ""
        default: nil
        }
      }
      for member in change.older { outer(member).map { found[$0, default: ([], [])].older.append(member) } }
      for member in change.newer { outer(member).map { found[$0, default: ([], [])].newer.append(member) } }
    }
    return found
  }
}
