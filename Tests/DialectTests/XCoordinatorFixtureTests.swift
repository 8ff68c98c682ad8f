/// Every trap, receiver, rule and deep link of XCoordinator has its fixture.

import TestSupport
import Testing

@Suite struct XCoordinatorFixtureTests {
  @Test func everyItemHasItsFixture() {
    let names = Set(DialectFixture.all.filter { $0.folder.hasPrefix("XCoordinator") }.map(\.named.name))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    for number in 1...64 { #expect(names.contains("T\(two(number))"), "no fixture for trap \(number)") }
    for number in 1...20 { #expect(names.contains("Row\(two(number))"), "no fixture for receiver \(number)") }
    for number in 1...12 {
      #expect(names.contains("C\(number)-bad"), "C\(number) has no case that fires")
      #expect(names.contains("C\(number)-good"), "C\(number) has no case that stays silent")
    }
    for number in 1...22 {
      #expect(names.contains("L\(number)-bad"), "L\(number) has no case that fires")
      #expect(names.contains("L\(number)-good"), "L\(number) has no case that stays silent")
    }
    for name in ["ok", "D1", "D1b", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "path"] {
      #expect(names.contains(name), "no fixture for the deep link \(name)")
    }
  }
}
