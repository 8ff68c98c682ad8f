/// The quick answer of a set of names against the set itself.

import SourceText
import Testing

@Suite struct NameSetTests {
  @Test func itKnowsItsNamesAndNoOthersLikeThem() {
    let names: Set<String> = ["a", "List", "Link", "größe", String(repeating: "n", count: 64), "📦", "`in`"]
    let set = NameSet(names)
    for name in names { #expect(set.contains(name)) }
    for name in ["", "b", "Lost", "Lis", "Lists", "größen", String(repeating: "n", count: 128), "📫", "in"] {
      #expect(!set.contains(name))
    }
  }

  @Test func orderDoesNotMatter() {
    #expect(NameSet(["a", "b"]) == NameSet(["b", "a"]))
    #expect(NameSet(["a"]) != NameSet(["b"]))
    #expect(!NameSet([]).contains("a"))
  }
}
