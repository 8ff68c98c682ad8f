/// What the filter of declared names must never say, and how seldom it may be wrong.

import SourceText
import Testing

@Suite struct NameFilterTests {
  @Test func noNameThatIsInItIsDenied() {
    for count in [0, 1, 100, 5000] {
      let names = (0..<count).map { "name\($0)" }
      let filter = NameFilter([names.map(\.stableHash)])
      #expect(names.allSatisfy(filter.mayContain))
    }
    let filter = NameFilter([["größe", ""].map(\.stableHash), ["📦"].map(\.stableHash)])
    #expect(["größe", "", "📦"].allSatisfy(filter.mayContain))
  }

  @Test func mostOthersAre() {
    let filter = NameFilter([(0..<5000).map { "name\($0)".stableHash }])
    #expect((0..<5000).count { filter.mayContain("other\($0)") } < 500)
    #expect(!NameFilter([]).mayContain("name"))
  }
}
