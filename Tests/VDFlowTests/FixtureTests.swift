/// Every trap and every rule of the VDFlow dialect has its fixture.

import TestSupport
import Testing

@Suite struct FixtureTests {
  @Test func everyTrapAndRuleHasItsFixture() throws {
    let names = Set(try FixtureFolder("Fixtures/VDFlow").fixtures.map(\.name))
    for number in 1...40 {
      #expect(names.contains(number < 10 ? "T0\(number)" : "T\(number)"), "no fixture T\(number)")
    }
    for rule in (1...15).map({ "E\($0)" }) + (1...13).map({ "W\($0)" }) {
      #expect(names.contains("\(rule)-bad"), "no bad example of \(rule)")
      #expect(names.contains("\(rule)-good"), "no good example of \(rule)")
    }
  }
}
