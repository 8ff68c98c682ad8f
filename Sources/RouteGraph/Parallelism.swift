/// Independent work, possibly at the same time.

package import Semantics

/// Runs independent work, possibly at the same time. The shell supplies threads.
package protocol Parallelism: Sendable {
  /// How many tasks can run at the same time.
  var width: Int { get }
  /// In the order of the inputs, in which they are begun, too. Each task should be worth a thread.
  func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output]
}

/// One after the other, on the caller's thread.
package struct SerialExecution: Parallelism {
  package let width = 1

  package init() {}

  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input) -> Output
  ) -> [Output] {
    inputs.map(transform)
  }
}

/// Work in parts of which each needs a resolver: a part has one to itself while it runs.
package struct ParallelParts: Sendable {
  let parallelism: any Parallelism
  let resolvers: ResolverPool

  package var width: Int { parallelism.width }

  /// In the order of the inputs.
  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input, Resolver) -> Output
  ) -> [Output] {
    parallelism.map(inputs) { input in resolvers.withResolver { transform(input, $0) } }
  }

  /// A single part, on the caller's thread.
  package func alone<Output>(_ work: (Resolver) -> Output) -> Output { resolvers.withResolver(work) }
}
