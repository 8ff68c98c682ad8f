/// Which answers an edit leaves as they are, told by bits and looked at by name.

import Testing

@testable import Semantics

@Suite struct StalenessCheckTests {
  private func names(_ way: Int, _ names: [String]) -> NamesByUse {
    let ways: [WritableKeyPath<NamesByUse, Set<String>>] = [\.declared, \.members, \.initialized, \.extended]
    var found = NamesByUse()
    found[keyPath: ways[way]] = Set(names)
    return found
  }

  /// Which of some answers, asked about in turn.
  private func stale(_ answers: [Dependencies], _ changed: NamesByUse) -> [Int] {
    var check = StalenessCheck(changed: changed)
    return answers.indices.filter { check.isStale(answers[$0]) }
  }

  @Test func setsThatShareANameMayShareOne() {
    for way in 0..<4 {
      for count in 0..<200 {
        let one = names(way, (0...count).map { "name\($0)" })
        let other = names(way, ["name\(count)", "other"])
        #expect(NameSignature(one).mayShare(NameSignature(other)))
      }
    }
  }

  @Test func aNameIsAnotherOneInAnotherWay() {
    #expect(!NameSignature(names(0, ["Router"])).mayShare(NameSignature(names(1, ["Router"]))))
    #expect(!NameSignature(NamesByUse()).mayShare(NameSignature(names(0, ["Router"]))))
  }

  /// More parts than a table holds at first, one of which is what an edit is about.
  @Test(arguments: [0, 1, 60, 500]) func whatLiesDeepIsFound(count: Int) {
    let leaves = (0...count).map { Dependencies(names: names(0, ["Leaf\($0)"]), parts: []) }
    let middle = leaves.map { Dependencies(names: names(1, ["member"]), parts: [$0]) }
    let whole = Dependencies(names: NamesByUse(), parts: middle)
    #expect(stale([whole] + middle, names(0, ["Leaf\(count)"])) == [0, count + 1])
    #expect(stale([whole] + leaves, names(0, ["Leaf"])) == [])
  }

  /// A member of that name, asked for by who knows the type that it was added to.
  @Test func aMemberConcernsWhoKnowsItsType() {
    let added = NamesByUse(members: ["open"], extended: ["Router"])
    let asked = Dependencies(names: NamesByUse(declared: ["Router"], members: ["open"]), parts: [])
    let stranger = Dependencies(names: NamesByUse(declared: ["Other"], members: ["open"]), parts: [])
    #expect(stale([asked, stranger], added) == [0])
  }
}
