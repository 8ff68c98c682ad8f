/// Which bodies of a file are read.
package enum BodyReading: Sendable {
  case none
  case all
  /// The same, with the names in each.
  case noted
  /// Those that hold one of the words; of the others is known what they construct.
  case holding(BodyWords)

  var readsAny: Bool {
    if case .none = self { false } else { true }
  }

  /// One body is read like another.
  var isUniform: Bool {
    if case .holding = self { false } else { true }
  }

  var notesNames: Bool {
    if case .noted = self { true } else { false }
  }
}

/// Words of which a body must hold one to be read.
package struct BodyWords: Sendable {
  let marks: MarkSet

  /// Types that are declared inside of bodies have members of their own, which only a parser tells apart.
  package init(_ words: some Sequence<String>) {
    marks = MarkSet(Set(words).union(["struct", "class", "enum", "actor", "protocol"]).sorted())
  }
}
