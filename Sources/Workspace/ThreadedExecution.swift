/// Gives the core threads to analyse with.

import RouteGraph

package struct ThreadedExecution: Parallelism {
  private let jobs: Int

  package init(jobs: Int = availableCores) { self.jobs = max(1, jobs) }

  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    // A thread costs more than a handful of small tasks.
    if jobs == 1 || inputs.count < 8 { return inputs.map(transform) }
    let batchSize = max(1, min(16, inputs.count / (jobs * 4)))
    let starts = Array(stride(from: 0, to: inputs.count, by: batchSize))
    return withoutActuallyEscaping(transform) { transform in
      let parts = performTasks(starts, threads: jobs, into: [(start: Int, outputs: [Output])]()) { start, _, parts in
        parts.append((start, inputs[start..<min(start + batchSize, inputs.count)].map(transform)))
      }
      return parts.joined().sorted { $0.start < $1.start }.flatMap(\.outputs)
    }
  }
}
