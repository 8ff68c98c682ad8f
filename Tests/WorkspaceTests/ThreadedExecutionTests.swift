/// Threads change the time, never the answer.

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
}
