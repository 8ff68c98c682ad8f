/// The names that an answer relies on: it stays right until a file that declares one of them changes its outline.

/// Shared by all answers that were worked out from the same parts, and therefore cheap to keep for each.
package final class Dependencies: Sendable {
  /// Simple names of types and globals, declared or not.
  let names: Set<String>
  let parts: [Dependencies]

  init(names: Set<String>, parts: [Dependencies]) {
    self.names = names
    self.parts = parts
  }
}

/// Tells for many answers which of them rely on one of some names.
package struct StalenessCheck {
  private let changed: Set<String>
  private var fresh = Set<ObjectIdentifier>()
  private var stale = Set<ObjectIdentifier>()

  package init(changed: Set<String>) { self.changed = changed }

  package mutating func isStale(_ dependencies: Dependencies) -> Bool {
    if changed.isEmpty { return false }
    var seen = Set<ObjectIdentifier>()
    var pending = [dependencies]
    while let current = pending.popLast() {
      let id = ObjectIdentifier(current)
      if fresh.contains(id) || !seen.insert(id).inserted { continue }
      if stale.contains(id) || !current.names.isDisjoint(with: changed) {
        stale.insert(id)
        return true
      }
      pending += current.parts
    }
    fresh.formUnion(seen)
    return false
  }
}
