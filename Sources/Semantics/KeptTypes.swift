/// Types and extensions whose headers an edit leaves as they are, and whose members but for functions and variables:
/// whoever asked for none of these by name can keep what it found.

import Facts
import SourceText

/// Such a type, and its members from the first to the last that differs.
struct KeptType {
  /// With the types around it that may have had members that could not be read, or may have some now.
  private(set) var names: Set<String>
  let name: String
  let older: ArraySlice<Declaration>
  let newer: ArraySlice<Declaration>

  /// Declarations beside each other in two versions of a file, with the versions' texts. Nil: something else differs.
  init?(_ older: Declaration, _ newer: Declaration, _ texts: (older: [UInt8], newer: [UInt8])) {
    guard case .type(let old) = older, case .type(let new) = newer, old.kind == new.kind, old.name == new.name,
      // A protocol's functions are what others must have.
      old.kind != .protocol, PlainExtension(older, []) == nil
    else { return nil }
    let differing = MemberList.differing(MemberList(old, texts.older), MemberList(new, texts.newer))
    guard let differing else { return nil }
    if differing.older.count == 1, differing.newer.count == 1, let first = differing.older.first,
      let other = differing.newer.first, case .type = first
    {
      guard let inner = KeptType(first, other, texts) else { return nil }
      self = inner
      if old.mayHaveOtherMembers != new.mayHaveOtherMembers { names.insert(old.name) }
      return
    }
    guard
      (differing.older + differing.newer).allSatisfy({ member in
        KeptType.isPlainFunction(member) || KeptType.isPlainVariable(member, in: old.kind)
      })
    else { return nil }
    (name, names) = (old.name, [old.name])
    (self.older, self.newer) = differing
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
