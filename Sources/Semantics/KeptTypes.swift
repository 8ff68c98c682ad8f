/// Types whose own declarations an edit leaves as they are but for functions and, of classes, variables: whoever asked for
/// none of these by name can keep what it found.

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
      KeptType.kinds.contains(old.kind)
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
    let isReference = old.kind == .class || old.kind == .actor
    guard
      (differing.older + differing.newer).allSatisfy({ member in
        KeptType.isPlainFunction(member) || isReference && KeptType.isPlainVariable(member)
      })
    else { return nil }
    (name, names) = (old.name, [old.name])
    (self.older, self.newer) = differing
  }

  /// A protocol's functions are what others must have.
  private static let kinds: [TypeDeclaration.Kind] = [.class, .struct, .actor, .enum]

  /// No initializer, which may be instead of one that nobody wrote; and nothing that a macro may add to.
  private static func isPlainFunction(_ member: Declaration) -> Bool {
    guard case .function(let node) = member, node.kind == .function else { return false }
    return node.head.attributes.allSatisfy { attribute in
      NominalInfo.harmlessAttributes.contains(attribute.name) || attribute.name.hasSuffix("Builder")
    }
  }

  /// A structure's are arguments of its initializer.
  private static func isPlainVariable(_ member: Declaration) -> Bool {
    guard case .variable(let node) = member else { return false }
    return node.head.attributes.isEmpty
  }
}
