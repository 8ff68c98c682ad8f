/// When a server has come to rest.

import Testing

@testable import LanguageServer

@Suite struct RestWatchTests {
  private let start = ContinuousClock.now

  /// Whether rest begins, for each look after the last work.
  private func rests(work: [Int], looks: [Int]) -> [Bool] {
    var watch = RestWatch()
    for time in work { watch.noteWork(at: start + .milliseconds(time)) }
    return looks.map { watch.hasBegun(at: start + .milliseconds($0)) }
  }

  @Test func restBeginsOnceAfterWork() {
    #expect(rests(work: [0], looks: [999, 1000, 9000]) == [false, true, false])
  }

  @Test func workPutsItOff() {
    #expect(rests(work: [0, 900], looks: [1800, 1900]) == [false, true])
  }

  @Test func withoutWorkThereIsNone() {
    #expect(rests(work: [], looks: [9000]) == [false])
  }
}
