/// What code may rely on by name, told apart by what the name is asked for.

/// Of an answer: what it asked for, found or not. Of an edit: what may have another meaning now.
package struct NamesByUse: Equatable, Sendable {
  /// Names of types, with all that their own declarations say and all that extensions inherit; and of globals. Of an
  /// answer: last components and, of types that it knows, whole names. Of an edit: whole names alone where only those
  /// who know the type that is nested there can notice.
  package var declared: Set<String>
  /// Names of members, of whichever types. An edit concerns those who asked for one and know one of the types in
  /// `extended`.
  package var members: Set<String>
  /// Last components of the names of types to which extensions add initializers: everybody asks for those of some type.
  package var initialized: Set<String>
  /// Likewise, names of types whose members as a whole count, but for those that their own declarations store.
  package var extended: Set<String>
  /// Of an edit: last components of the names of all types in whose own declarations something differs.
  package var edited: Set<String>

  package init(
    declared: Set<String> = [], members: Set<String> = [], initialized: Set<String> = [], extended: Set<String> = [],
    edited: Set<String> = []
  ) {
    self.declared = declared
    self.members = members
    self.initialized = initialized
    self.extended = extended
    self.edited = edited
  }

  /// For whoever reads declarations as a whole, without telling what was asked for.
  package var withEditedTypes: NamesByUse {
    NamesByUse(declared: declared.union(edited), members: members, initialized: initialized, extended: extended)
  }

  package var isEmpty: Bool { declared.isEmpty && members.isEmpty && initialized.isEmpty && extended.isEmpty }
  var count: Int { declared.count + members.count + initialized.count + extended.count }

  func isDisjoint(with other: NamesByUse) -> Bool {
    declared.isDisjoint(with: other.declared) && members.isDisjoint(with: other.members)
      && initialized.isDisjoint(with: other.initialized) && extended.isDisjoint(with: other.extended)
  }

  package mutating func formUnion(_ other: NamesByUse) {
    declared.formUnion(other.declared)
    members.formUnion(other.members)
    initialized.formUnion(other.initialized)
    extended.formUnion(other.extended)
    edited.formUnion(other.edited)
  }

  package func union(_ other: NamesByUse) -> NamesByUse {
    var result = self
    result.formUnion(other)
    return result
  }
}
