/// Types and extensions whose headers an edit leaves as they are, and whose members but for functions and variables:
/// whoever asked for none of these by name can keep what it found.

import Facts
import SourceText

/// Such a type, and its members from the first to the last that differs.
struct KeptType {
  /// With the types around it that may have had members that could not be read, or may have some now. By their whole
  /// names, so that it is nothing to those who know another type's nested one; in an extension, by their last components.
  private(set) var names: Set<String> = []
  let name: String
  private(set) var older: ArraySlice<Declaration> = []
  private(set) var newer: ArraySlice<Declaration> = []
  /// A nested type that is another one, in the type of that whole name: whoever knows it may rely on anything.
  private(set) var replaced: Replaced?

  typealias Replaced = (outer: String, older: Declaration, newer: Declaration)

  /// Declarations beside each other in two versions of a file, with the versions' texts, in the type of that whole name;
  /// nil: in an extension that may leave out part of its type's. The answer is nil where something else differs.
  /// `isWhole`: whether what an extension extends is called so, no more and no less.
  init?(
    _ older: Declaration, _ newer: Declaration, in outer: String? = "", _ texts: (older: [UInt8], newer: [UInt8]),
    _ isWhole: (String) -> Bool
  ) {
    guard case .type(let old) = older, case .type(let new) = newer, old.kind == new.kind, old.name == new.name,
      // A protocol's functions are what others must have.
      old.kind != .protocol
    else { return nil }
    let differing = MemberList.differing(MemberList(old, texts.older), MemberList(new, texts.newer))
    guard let differing else { return nil }
    let whole = KeptType.name(of: old, in: outer, isWhole)
    if differing.older.count == 1, differing.newer.count == 1, let first = differing.older.first,
      let other = differing.newer.first, case .type = first
    {
      if whole == nil, PlainExtension(older, []) != nil { return nil }
      if let inner = KeptType(first, other, in: whole, texts, isWhole) {
        self = inner
      } else if let whole, KeptType.isSeenAlike(first, other) {
        (name, replaced) = (old.name, (whole, first, other))
      } else {
        return nil
      }
      if old.mayHaveOtherMembers != new.mayHaveOtherMembers { names.insert(whole ?? old.name) }
      return
    }
    guard PlainExtension(older, []) == nil,
      (differing.older + differing.newer).allSatisfy({ member in
        KeptType.isPlainFunction(member) || KeptType.isPlainVariable(member, in: old.kind)
      })
    else { return nil }
    (name, names) = (old.name, [whole ?? old.name])
    (self.older, self.newer) = differing
  }

  private static func name(of node: TypeDeclaration, in outer: String?, _ isWhole: (String) -> Bool) -> String? {
    guard node.kind == .extension else { return outer.map { $0.isEmpty ? node.name : $0 + "." + node.name } }
    guard outer == "", let written = node.extended?.dottedName, isWhole(written) else { return nil }
    return written
  }

  /// Types by the same name, to all.
  private static func isSeenAlike(_ older: Declaration, _ newer: Declaration) -> Bool {
    guard case .type(let old) = older, case .type(let new) = newer else { return false }
    return old.kind != .extension && old.kind == new.kind && old.name == new.name
      && old.head.modifiers == new.head.modifiers
  }

  /// No initializer, which may be instead of one that nobody wrote; and nothing that a macro may add to.
  private static func isPlainFunction(_ member: Declaration) -> Bool {
    guard case .function(let node) = member, node.kind == .function else { return false }
    return node.head.attributes.allSatisfy { attribute in
      NominalInfo.harmlessAttributes.contains(attribute.name) || attribute.name.hasSuffix("Builder")
    }
  }

  /// What a structure stores is an argument of its initializer.
  private static func isPlainVariable(_ member: Declaration, in kind: TypeDeclaration.Kind) -> Bool {
    guard case .variable(let node) = member, node.head.attributes.isEmpty else { return false }
    return kind != .struct || node.head.modifiers.isTypeMember || node.bindings.allSatisfy(\.isComputed)
  }
}
