/// Gives the core threads to analyse with.

import RouteGraph
import SourceText

package struct ThreadedExecution: Parallelism {
  package let width: Int

  package init(jobs: Int = availableCores) { width = max(1, jobs) }

  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    if width == 1 || inputs.count < 2 { return inputs.map(transform) }
    return withoutActuallyEscaping(transform) { transform in
      let outputs = SleepingLock([Output?](repeating: nil, count: inputs.count))
      performEach(inputs.count, threads: width) { index in
        let output = transform(inputs[index])
        outputs.withLock { $0[index] = output }
      }
      return ThreadedExecution.all(of: outputs.withLock { $0 })
    }
  }

  /// By hand: the first use of one of the standard library's lazy sequences with a new type has the runtime search all
  /// conformances of the program, while every thread waits.
  private static func all<Output>(of outputs: [Output?]) -> [Output] {
    var all: [Output] = []
    all.reserveCapacity(outputs.count)
    for index in outputs.indices {
      if let output = outputs[index] { all.append(output) }
    }
    return all
  }
}
