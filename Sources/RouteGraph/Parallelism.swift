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

extension Parallelism {
  /// Many small tasks, put together in batches of about the same size. The large come first, so that none is left when all
  /// others are done.
  package func batches<Input>(of inputs: [Input], size: (Input) -> Int) -> [[Input]] {
    let sizes = inputs.map(size)
    let limit = sizes.reduce(0, +) / (width * 32)
    var batches: [[Input]] = []
    var size = limit
    for index in sizes.indices.sorted(by: { sizes[$0] > sizes[$1] }) {
      if size >= limit {
        batches.append([])
        size = 0
      }
      batches[batches.count - 1].append(inputs[index])
      size += sizes[index]
    }
    return batches
  }
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

  package init(parallelism: any Parallelism, resolvers: ResolverPool) {
    self.parallelism = parallelism
    self.resolvers = resolvers
  }

  package var width: Int { parallelism.width }

  /// In the order of the inputs.
  package func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable (Input, Resolver) -> Output
  ) -> [Output] {
    parallelism.map(inputs) { input in resolvers.withResolver { transform(input, $0) } }
  }

  /// Many small tasks, put together in batches: what a resolver has worked out serves all batches of its thread. Few of
  /// them are done at once, with the caller's own.
  package func inBatches<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], with resolver: Resolver, _ transform: @Sendable ([Input], Resolver) -> [Output]
  ) -> [Output] {
    if inputs.count < 16 { return inputs.isEmpty ? [] : transform(inputs, resolver) }
    return inBatches(inputs, transform)
  }

  package func inBatches<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ transform: @Sendable ([Input], Resolver) -> [Output]
  ) -> [Output] {
    // More batches than threads even out.
    let count = inputs.count < 16 ? 1 : width * 8
    let size = max(1, (inputs.count + count - 1) / count)
    let batches = stride(from: 0, to: inputs.count, by: size).map {
      Array(inputs[$0..<min($0 + size, inputs.count)])
    }
    return ParallelParts.joined(map(batches, transform))
  }

  /// In no particular order.
  package func inBatches<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], size: (Input) -> Int, _ transform: @Sendable ([Input], Resolver) -> [Output]
  ) -> [Output] {
    let batches = inputs.count < 16 ? [inputs] : parallelism.batches(of: inputs, size: size)
    return ParallelParts.joined(map(batches, transform))
  }

  /// By hand: what the standard library's `joined` gives is a type of its own for each type of element, and the first use
  /// of each has the runtime search all conformances of the program.
  private static func joined<Element>(_ parts: [[Element]]) -> [Element] {
    var all: [Element] = []
    for index in parts.indices {
      for place in parts[index].indices { all.append(parts[index][place]) }
    }
    return all
  }

  /// A single part, on the caller's thread.
  package func alone<Output>(_ work: (Resolver) -> Output) -> Output { resolvers.withResolver(work) }
}
