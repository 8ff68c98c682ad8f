/// Threads change the time, never the answer.

import Foundation
import Synchronization
import Testing

@testable import Workspace

@Suite struct ThreadedExecutionTests {
  @Test(arguments: [1, 2, 3, 16]) func answersComeInTheOrderOfTheInputs(jobs: Int) {
    for count in [0, 1, 7, 8, 100, 1001] {
      let inputs = Array(0..<count)
      #expect(ThreadedExecution(jobs: jobs).map(inputs) { $0 * 3 } == inputs.map { $0 * 3 })
    }
  }

  /// Most threads come too late, and must neither be waited for nor hold on to anything.
  @Test func workMayBeOverBeforeItsThreadsBegin() {
    for round in 0..<2000 {
      #expect(ThreadedExecution(jobs: 16).map([1, 2, 3]) { $0 + round } == [1 + round, 2 + round, 3 + round])
    }
  }

  @Test func tasksMayAddTasks() {
    let sums = performTasks([10], threads: 4, into: 0) { depth, list, sum in
      sum += 1
      if depth > 0 { list.add([depth - 1, depth - 1]) }
    }
    #expect(sums.reduce(0, +) == 2047)
  }

  #if os(Linux)
    /// Left to itself, Linux starts a thread where the one that starts it goes on working.
    @Test(.enabled(if: availableCores > 1)) func helpersWorkOnOtherCoresThanTheirStarter() throws {
      let begun = Mutex(0)
      let cores = performTasks([0, 1], threads: 2, into: [String]()) { _, _, cores in
        cores.append(allowedCores())
        begun.withLock { $0 += 1 }
        // Each thread gets one of the tasks.
        for _ in 0..<100_000 where begun.withLock({ $0 }) < 2 { usleep(100) }
      }
      try #require(cores.map(\.count) == [1, 1])
      #expect(cores.contains([allowedCores()]))
      #expect(cores[1] != cores[0])
    }

    /// Of this thread, as the system writes them: "0-3".
    private func allowedCores() -> String {
      let status = (try? String(contentsOfFile: "/proc/thread-self/status", encoding: .utf8)) ?? ""
      return status.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }.map(String.init) ?? ""
    }
  #endif
}
