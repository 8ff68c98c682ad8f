/// The shortest way from what is on a stack to a router of another route type.

import Facts
import RouteGraph
import Semantics

struct XCHops {
  struct Hop: Hashable {
    var route: NominalID
    var name: String

    var spelling: String { "\(route.name).\(name)" }
  }

  struct Way {
    var hops: [Hop] = []
    /// What may be behind the router that it leads to.
    var classes: [NominalID] = []
    /// Every path of each handler publishes what the next hop, or the end, is triggered on.
    var isCertain = true
    /// Some case on it is to be given a value.
    var needsInput = false
    /// No other way is as short and as certain.
    var isOnly = true

    var spelling: String { hops.map(\.spelling).joined(separator: " › ") }
  }

  private let evaluator: XCEvaluator

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  /// At most three hops. Certain ways are better than others, and of those that need no value; the top of the stack is
  /// tried first.
  func way(from stack: [XCElement], to wanted: NominalID) -> Way? {
    var pending = stack.map { (element: $0, way: Way()) }
    var seen = Set<NominalID>()
    for _ in 0..<3 {
      var found: [Way] = []
      var next: [(element: XCElement, way: Way)] = []
      // Of two elements that answer one route type, only the upper is asked.
      var asked = Set<NominalID>()
      for (element, way) in pending.prefix(200) {
        guard case .route(let route, let classes) = element.answer, classes.count == 1, !seen.contains(route) else {
          continue
        }
        if !asked.insert(route).inserted, way.hops.isEmpty { continue }
        for step in steps(from: element, route, classes[0], way) {
          if step.reached == wanted { found.append(step.way) } else { next.append((step.element, step.way)) }
        }
      }
      if !found.isEmpty { return best(of: found) }
      seen.formUnion(asked)
      pending = next
    }
    return nil
  }

  private func best(of found: [Way]) -> Way? {
    let certain = found.filter(\.isCertain)
    let candidates = certain.isEmpty ? found : certain
    guard var best = candidates.first(where: { !$0.needsInput }) ?? candidates.first else { return nil }
    best.isOnly = candidates.count == 1
    return best
  }

  private struct Step {
    var element: XCElement
    var reached: NominalID
    var way: Way
  }

  /// What each case of a route type leads to, every route type once.
  private func steps(from element: XCElement, _ route: NominalID, _ handler: NominalID, _ way: Way) -> [Step] {
    guard let declared = evaluator.model.routes[route] else { return [] }
    return declared.caseNames.flatMap { name -> [Step] in
      let value = XCRouteValue(route: route, name: name)
      let outcomes = evaluator.outcomes(of: handler, for: value, closure: element.closure)
      guard outcomes.allSatisfy({ $0.flags.isDisjoint(with: [.unknown, .stalls, .traps]) }) else { return [] }
      var extended = way
      extended.hops.append(Hop(route: route, name: name))
      let parameters = declared.cases(named: name).first?.parameters ?? []
      extended.needsInput = way.needsInput || parameters.contains { $0.defaultText == nil }
      var reached = Set<NominalID>()
      return outcomes.flatMap(\.published).compactMap { published in
        guard case .route(let other, let classes) = published.answer, reached.insert(other).inserted else { return nil }
        var step = Step(element: published, reached: other, way: extended)
        step.way.classes = classes
        let isSure = outcomes.allSatisfy { $0.publishes(other) && !$0.flags.contains(.mayStall) }
        step.way.isCertain = way.isCertain && isSure
        return step
      }
    }
  }
}

extension XCOutcome {
  fileprivate func publishes(_ route: NominalID) -> Bool {
    published.contains { if case .route(route, _) = $0.answer { true } else { false } }
  }
}
