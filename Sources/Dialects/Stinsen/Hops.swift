/// Chains of hops from one coordinator to others.

import RouteGraph
import Semantics

/// A legal, safe step of a chain and where it leads.
struct StinsenHop: Hashable {
  /// `route(to: \.lane)`, `focusFirst(\.lanes)`, `hasRoot(\.shift)?`, `child`
  var code: String
  var target: Type
  var route: RouteID?
  var operation: StinsenOperation?
}

struct StinsenHops {
  let model: StinsenModel
  let resolver: Resolver
  /// The code that is to take them; nil where any route may be passed.
  var context: DeclarationContext?

  /// The hops that lead from a coordinator or wrapper to another, shortest first and then in declaration order.
  ///
  /// `limit` is the greatest number of routes passed; `.child` counts with the route that led to the wrapper. `isNew`:
  /// the start has only just appeared, so that its root cannot be asked for.
  func search(
    from start: Type, limit: Int = 3, isNew: Bool = false, where isGoal: (Type, [StinsenHop]) -> Bool
  ) -> [[StinsenHop]] {
    var found: [[StinsenHop]] = []
    var seen = Set<NominalID>(start.nominalID.map { [$0] } ?? [])
    var level: [(type: Type, hops: [StinsenHop])] = [(start, [])]
    for _ in 0..<limit {
      var next: [(type: Type, hops: [StinsenHop])] = []
      for (type, hops) in level {
        let isNew = isNew || hops.contains { $0.operation == .route }
        for (reached, added) in steps(from: type) where !(isNew && added.first?.operation == .hasRoot) {
          guard let id = reached.nominalID, model.coordinators[id] != nil, seen.insert(id).inserted else { continue }
          resolver.record(id)
          let chain = hops + added
          if isGoal(reached, chain) { found.append(chain) }
          next.append((reached, chain))
        }
      }
      level = next
    }
    return found
  }

  /// One route, then as many `.child` as there are wrappers.
  private func steps(from type: Type) -> [(reached: Type, hops: [StinsenHop])] {
    guard let id = type.nominalID, let coordinator = model.coordinators[id], !coordinator.isForeign else { return [] }
    resolver.record(id)
    var result: [(reached: Type, hops: [StinsenHop])] = []
    for variant in coordinator.variants {
      let names = variant.kind == .tab && variant.start.isKnown ? variant.start.items.map(\.name) : variant.order
      for name in names {
        guard let shape = variant.routes[name]?.onlyShape, case .coordinator = shape.output,
          context.map({ shape.isVisible(from: $0, coordinator) }) ?? true
        else { continue }
        let output = model.output(of: shape, on: type, resolver)
        guard let hop = hop(name, shape, coordinator, output) else { continue }
        let (reached, children) = unwrap(output)
        result.append((reached, [hop] + children))
      }
    }
    return result
  }

  private func hop(
    _ name: String, _ shape: StinsenShape, _ coordinator: StinsenCoordinator, _ output: Type
  ) -> StinsenHop? {
    let route = RouteID(coordinator.coordinatorID, name)
    let input = shape.input == .void ? "" : ", …"
    switch shape.kind {
    case .presentation:
      return StinsenHop(code: "route(to: \\.\(name)\(input))", target: output, route: route, operation: .route)
    case .tab: return StinsenHop(code: "focusFirst(\\.\(name))", target: output, route: route, operation: .focusFirst)
    case .root: return StinsenHop(code: "hasRoot(\\.\(name))?", target: output, route: route, operation: .hasRoot)
    }
  }

  /// What stands behind all wrappers.
  func unwrap(_ type: Type) -> (type: Type, hops: [StinsenHop]) {
    var current = type
    var hops: [StinsenHop] = []
    for _ in 0..<8 {
      // Most often there is none.
      if let id = current.unwrapped.nominalID, model.coordinators[id] != nil {
        resolver.record(id)
        break
      }
      guard case .wrapper(_, let child) = model.receiver(of: current, resolver) else { break }
      current = child
      hops.append(StinsenHop(code: "child", target: child, route: nil, operation: nil))
    }
    return (current, hops)
  }

  static func code(_ hops: [StinsenHop]) -> String { hops.map(\.code).joined(separator: ".") }
}
