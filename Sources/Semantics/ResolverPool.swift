/// Keeps resolvers for whoever needs one next, so that what one thread has worked out serves the others' later work.

package import SourceText
import Synchronization

package final class ResolverPool: Sendable {
  /// A resolver that nobody uses: it is handed to one thread at a time.
  private struct Idle: @unchecked Sendable {
    let resolver: Resolver

    /// Who missed the fewest changes comes last, and of those who knows the most types.
    var rank: (Int, Int) { (-resolver.uncheckedNameCount, resolver.knownTypeCount) }
  }

  /// That make types: each table has its own, and no resolver holds those of an older one, used or not.
  package typealias Frameworks = [any CallTyping & Sendable]

  private let names: NameTable
  private let frameworks: Frameworks
  private let isUpdatable: Bool
  private let idle: Mutex<[Idle]>

  /// `isUpdatable`: this pool may hand over to that of another table.
  package convenience init(_ names: NameTable, frameworks: Frameworks = [], isUpdatable: Bool) {
    self.init(names, frameworks, isUpdatable: isUpdatable, idle: [])
  }

  private init(_ names: NameTable, _ frameworks: Frameworks, isUpdatable: Bool, idle: [Idle]) {
    self.names = names
    self.frameworks = frameworks
    self.isUpdatable = isUpdatable
    self.idle = Mutex(idle)
  }

  /// The resolver must not escape.
  package func withResolver<Result>(_ work: (Resolver) -> Result) -> Result {
    let taken = idle.withLock { $0.popLast() } ?? Idle(resolver: makeResolver())
    defer { idle.withLock { $0.append(taken) } }
    taken.resolver.catchUp()
    return work(taken.resolver)
  }

  private func makeResolver() -> Resolver { Resolver(names, frameworks: frameworks, isUpdatable: isUpdatable) }

  /// The pool of a table in which some files are others, and these names may have another meaning. Takes over the
  /// resolvers: this pool makes new ones when it is asked again.
  package func handingOver(
    to names: NameTable, frameworks: Frameworks = [], changed: Set<FileID>,
    names changedNames: NamesByUse = NamesByUse()
  ) -> ResolverPool {
    let taken = takeAll()
    for entry in taken {
      entry.resolver.adopt(names, frameworks: frameworks, changed: changed, names: changedNames)
    }
    return ResolverPool(names, frameworks, isUpdatable: isUpdatable, idle: taken)
  }

  /// Takes back what was handed over to a pool that nobody needs after all.
  package func takeBack(from pool: ResolverPool, changed: Set<FileID>, names changedNames: NamesByUse) {
    let taken = pool.takeAll()
    for entry in taken {
      entry.resolver.adopt(names, frameworks: frameworks, changed: changed, names: changedNames)
    }
    idle.withLock { $0 += taken }
  }

  private func takeAll() -> [Idle] {
    idle.withLock { resolvers in
      // The last is the first to be taken.
      let all = resolvers.sorted { $0.rank < $1.rank }
      resolvers = []
      return all
    }
  }
}
