/// Completion inside a deep link: the chain so far is executed, and what answers on its stack is offered.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCCompletionSource {
  func deepLink(_ call: CallExpression, _ position: CodePosition, _ index: Int) -> [CompletionProposal]? {
    var base: Expression?
    if case .member(let member) = call.callee { base = member.base }
    let own = receiverType(base, position)
    guard let taken = types.routeType(of: own)?.nominalID, model.routes[taken] != nil else { return nil }
    if index == 0 { return cases(of: taken) }
    if case .other = start { return nil }
    let frame = XCFrame(scope: position.scope, own: position.owner.type, file: request.file, mode: .value)
    guard let chain = chain(call, index, taken, frame) else { return unknown([]) }
    var reached: [XCDeepLinkExecution.World]?
    let first = XCElement(
      answer: .route(taken, candidates(own, taken)), name: own.nominalID?.name, type: own.nominalID, holder: "self")
    let verdicts = XCDeepLinkExecution(evaluator).run(first, chain) { step, before in
      if step == chain.count { reached = before }
    }
    if verdicts.contains(where: { $0.kind == .unreachable || $0.kind == .stalled }) { return [] }
    guard let worlds = reached else { return unknown([]) }
    let isUnknown =
      worlds.contains { $0.hasUnknown || $0.states.contains { $0.stack.contains { $0.answer == .unknown } } }
    let known = answering(worlds)
    return isUnknown ? unknown(known) : offered(known)
  }

  private func candidates(_ type: Type, _ route: NominalID) -> [NominalID] {
    if let id = type.nominalID, model.classes[id] != nil { return [id] }
    return model.productionHandlers(of: route)
  }

  /// The routes in front of the cursor; nil where one is not written.
  private func chain(_ call: CallExpression, _ index: Int, _ taken: NominalID, _ frame: XCFrame) -> [[XCRouteValue]]? {
    var chain: [[XCRouteValue]] = []
    for (position, argument) in call.arguments.prefix(index).enumerated() {
      var route = taken
      if position > 0 {
        guard let member = XCVisitor.caseMember(argument.value), let base = member.base,
          case .metatype(let type) = request.typer.type(of: base, in: frame.scope), let id = type.nominalID,
          model.routes[id] != nil
        else { return nil }
        route = id
      }
      guard case .route(let value) = XCExpressions(evaluator).route(argument.value, route, frame), value.name != nil
      else {
        return nil
      }
      chain.append([value])
    }
    return chain
  }

  /// Route types that answer in every world, with the levels that finding them drops.
  private func answering(_ worlds: [XCDeepLinkExecution.World]) -> [(route: NominalID, drops: Int)] {
    var result: [(route: NominalID, drops: Int)] = []
    guard let state = worlds.first?.states.first else { return [] }
    for (depth, element) in state.stack.reversed().enumerated() {
      guard case .route(let route, _) = element.answer, !result.contains(where: { $0.route == route }) else { continue }
      let isCertain = worlds.allSatisfy { world in
        world.states.allSatisfy { state in
          state.stack.contains { element in
            if case .route(route, _) = element.answer { return true }
            return false
          }
        }
      }
      if isCertain { result.append((route, depth)) }
    }
    return result
  }

  private func offered(_ routes: [(route: NominalID, drops: Int)]) -> [CompletionProposal] {
    routes.flatMap { route, drops -> [CompletionProposal] in
      let note = drops == 0 ? nil : "drops \(drops) level\(drops == 1 ? "" : "s")"
      switch start {
      case .qualified(let written): return written == route ? items(route, prefix: "", hops: drops, note: note) : []
      case .bare: return items(route, prefix: route.name + ".", hops: drops, note: note)
      case .dot, .other: return []
      }
    }
  }

  /// All route types, those that are known to answer first.
  private func unknown(_ known: [(route: NominalID, drops: Int)]) -> [CompletionProposal] {
    let first = known.map(\.route)
    let others = model.routes.values.filter { !$0.isTest && !first.contains($0.id) }.map(\.id).sorted()
    return offered(known + others.map { ($0, 0) })
  }
}
