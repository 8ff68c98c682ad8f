/// Gives the core threads to analyse with.

import RouteGraph

package struct ThreadedExecution: Parallelism {
  package let width: Int

  package init(jobs: Int = availableCores) { width = max(1, jobs) }

  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    if width == 1 || inputs.count < 2 { return inputs.map(transform) }
    return withoutActuallyEscaping(transform) { transform in
      let parts = performTasks(inputs.indices.reversed(), threads: width, into: [(index: Int, output: Output)]()) {
        index, _, parts in parts.append((index, transform(inputs[index])))
      }
      return parts.joined().sorted { $0.index < $1.index }.map(\.output)
    }
  }
}
