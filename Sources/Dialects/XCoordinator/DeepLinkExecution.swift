/// Executes deep links as the framework does, over everything that may be on the stack.

import Facts
import RouteGraph
import Semantics
import SourceText

/// What is known of a deep link after it was executed without running it.
struct XCDeepLinkVerdict {
  enum Kind: Equatable {
    case unreachable, fragile
    /// The route at the index never completes.
    case stalled
    /// The route at the index does nothing.
    case noop
  }

  var kind: Kind
  /// The position of the route that the finding is about.
  var index: Int
  /// The stack just before, top first.
  var stack: [XCElement]
  /// What was returned where it went wrong.
  var cause: Location?
  /// Elements that the routes before have dropped.
  var dropped: [XCElement]
}

struct XCDeepLinkExecution {
  struct State {
    var stack: [XCElement]
    var isGuarded = false
    var dropped: [XCElement] = []
    var cause: Location?
  }

  /// One choice of what the unknown instances are.
  struct World {
    var states: [State]
    var hasUnknown = false
  }

  let evaluator: XCEvaluator
  static let maximumStates = 64
  static let maximumWorlds = 16

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  /// Executes a chain; the states before each route are handed to `observe`.
  func run(
    _ start: XCElement, _ chain: [[XCRouteValue]], observe: (Int, [World]) -> Void = { _, _ in }
  ) -> [XCDeepLinkVerdict] {
    var worlds = [World(states: [State(stack: [start])])]
    var verdicts: [XCDeepLinkVerdict] = []
    for (index, routes) in chain.enumerated() {
      observe(index, worlds)
      guard let route = routes.first?.route, routes.allSatisfy({ $0.route == route }) else { return verdicts }
      var popped = worlds.map { pop($0, route) }
      if let verdict = judge(worlds, popped, index) {
        verdicts.append(verdict)
        if verdict.kind == .unreachable { return verdicts }
      }
      popped = popped.map { world in
        World(states: world.states.filter { !$0.stack.isEmpty }, hasUnknown: world.hasUnknown)
      }
      popped.removeAll { $0.states.isEmpty }
      if popped.isEmpty { return verdicts }
      let split = popped.flatMap(splitByCandidates)
      guard split.count <= XCDeepLinkExecution.maximumWorlds else { return verdicts }
      let steps = split.map { advance($0, routes) }
      if steps.contains(where: { $0.world.states.count > XCDeepLinkExecution.maximumStates }) { return verdicts }
      if let verdict = verdict(of: steps, index, isLast: index == chain.count - 1, popped),
        verdict.kind != .noop || isAlwaysNoop(split, routes)
      {
        verdicts.append(verdict)
        if verdict.kind == .stalled { return verdicts }
      }
      worlds = steps.map(\.world).filter { !$0.states.isEmpty || $0.hasUnknown }
      if worlds.isEmpty {
        // Every path has ended: nothing can follow.
        observe(chain.count, [])
        return verdicts
      }
    }
    observe(chain.count, worlds)
    return verdicts
  }

  // MARK: One step

  /// Pops what does not answer. A state that fails has an empty stack.
  private func pop(_ world: World, _ route: NominalID) -> World {
    var result = World(states: [], hasUnknown: world.hasUnknown)
    for state in world.states {
      var state = state
      state.dropped = []
      var isUnknown = false
      search: while let top = state.stack.last {
        switch top.answer {
        case .route(route, _): break search
        case .unknown:
          isUnknown = true
          break search
        case .route, .never:
          state.dropped.append(top)
          state.stack.removeLast()
        }
      }
      if isUnknown { result.hasUnknown = true } else { result.states.append(state) }
    }
    return result
  }

  private func judge(_ before: [World], _ popped: [World], _ index: Int) -> XCDeepLinkVerdict? {
    let failing = popped.map { world in world.states.filter { $0.stack.isEmpty } }
    guard index > 0, !popped.isEmpty, failing.allSatisfy({ !$0.isEmpty }), popped.allSatisfy({ !$0.hasUnknown }),
      let example = failing.first?.first
    else { return nil }
    let isCertain = zip(popped, failing).allSatisfy { $0.states.count == $1.count }
    let isGuarded = failing.contains { states in states.contains(where: \.isGuarded) }
    let kind: XCDeepLinkVerdict.Kind = isCertain && !isGuarded ? .unreachable : .fragile
    let stack =
      before.first?.states.first { $0.stack.last == example.dropped.first }?.stack ?? before.first?.states.first?.stack
    return XCDeepLinkVerdict(
      kind: kind, index: index, stack: (stack ?? []).reversed(), cause: example.cause, dropped: example.dropped)
  }

  /// The unknown instance on top is one of several: only one choice is real.
  private func splitByCandidates(_ world: World) -> [World] {
    for state in world.states {
      guard case .route(let route, let candidates)? = state.stack.last?.answer, candidates.count > 1 else { continue }
      return candidates.map { candidate in
        World(
          states: world.states.map { state in
            guard case .route(route, candidates)? = state.stack.last?.answer else { return state }
            var state = state
            state.stack[state.stack.count - 1].answer = .route(route, [candidate])
            return state
          }, hasUnknown: world.hasUnknown)
      }
    }
    return [world]
  }

  private struct Step {
    var world: World
    var outcomes: [XCOutcome]
    var stalled: Int
  }

  private func advance(_ world: World, _ routes: [XCRouteValue]) -> Step {
    var step = Step(world: World(states: [], hasUnknown: world.hasUnknown), outcomes: [], stalled: 0)
    for state in world.states {
      guard let top = state.stack.last, case .route(_, let classes) = top.answer else { continue }
      guard classes.count == 1 else {
        step.world.hasUnknown = true
        continue
      }
      for route in routes {
        for outcome in outcomes(of: classes[0], route, top) {
          step.outcomes.append(outcome)
          advance(state, outcome, top, &step)
        }
      }
    }
    return step
  }

  private func outcomes(of handler: NominalID, _ route: XCRouteValue, _ top: XCElement) -> [XCOutcome] {
    if route.name != nil { return evaluator.outcomes(of: handler, for: route, closure: top.closure) }
    return [.unknown]
  }

  private func advance(_ state: State, _ outcome: XCOutcome, _ top: XCElement, _ step: inout Step) {
    if outcome.flags.contains(.traps) { return }
    if outcome.flags.contains(.unknown) || outcome.flags.contains(.mayStall) {
      step.world.hasUnknown = true
      if outcome.flags.contains(.unknown) { return }
    }
    if outcome.flags.contains(.stalls) || isInitialPage(outcome, top) {
      step.stalled += 1
      return
    }
    var next = state
    next.stack += outcome.published
    next.isGuarded = state.isGuarded || outcome.flags.contains(.guarded)
    next.cause = outcome.location
    step.world.states.append(next)
  }

  /// A page coordinator that was created a moment ago shows this page already.
  private func isInitialPage(_ outcome: XCOutcome, _ top: XCElement) -> Bool {
    guard let page = outcome.pages.first, top.construction != nil, let type = top.type else { return false }
    return XCInitialContent(evaluator).initialPage(of: type) == page
  }

  /// Whatever the payload.
  private func isAlwaysNoop(_ worlds: [World], _ routes: [XCRouteValue]) -> Bool {
    worlds.allSatisfy { world in
      world.states.allSatisfy { state in
        guard case .route(_, let classes)? = state.stack.last?.answer, classes.count == 1 else { return false }
        return routes.allSatisfy { route in
          evaluator.outcomes(
            of: classes[0], for: XCRouteValue(route: route.route, name: route.name), closure: state.stack.last?.closure
          )
          .allSatisfy { $0.flags.contains(.noop) }
        }
      }
    }
  }

  private func verdict(
    of steps: [Step], _ index: Int, isLast: Bool, _ before: [World]
  ) -> XCDeepLinkVerdict? {
    let outcomes = steps.flatMap(\.outcomes)
    guard !outcomes.isEmpty, steps.allSatisfy({ !$0.world.hasUnknown }) else { return nil }
    let stack = before.first?.states.first?.stack.reversed() ?? []
    if !isLast, steps.allSatisfy({ $0.world.states.isEmpty && $0.stalled > 0 && $0.stalled == $0.outcomes.count }) {
      return XCDeepLinkVerdict(
        kind: .stalled, index: index, stack: Array(stack), cause: outcomes.first?.location, dropped: [])
    }
    guard outcomes.allSatisfy({ $0.flags.contains(.noop) && $0.flags.isDisjoint(with: [.conditional, .guarded]) })
    else {
      return nil
    }
    return XCDeepLinkVerdict(
      kind: .noop, index: index, stack: Array(stack), cause: outcomes.first?.location, dropped: [])
  }
}
