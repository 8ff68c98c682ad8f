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
    // Whatever is written behind it would fail as well.
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
    for (position, written) in written(call, index).enumerated() {
      var route = taken
      if position > 0 {
        guard let member = XCVisitor.caseMember(written), let base = member.base,
          case .metatype(let type) = request.typer.type(of: base, in: frame.scope), let id = type.nominalID,
          model.routes[id] != nil
        else { return nil }
        route = id
      }
      guard case .route(let value) = XCExpressions(evaluator).route(written, route, frame), value.name != nil
      else {
        return nil
      }
      chain.append([value])
    }
    return chain
  }

  /// The routes may be the elements of a list.
  private func written(_ call: CallExpression, _ index: Int) -> [Expression] {
    let before = call.arguments.prefix(index).map(\.value)
    guard call.arguments.indices.contains(index) else { return before }
    var value = call.arguments[index].value
    if case .cast(let node) = value { value = node.operand }
    guard case .array(let list) = value else { return before }
    return before + list.elements.prefix { $0.range.end < request.prefixRange.start }
  }

  /// A route type that answers, and the levels that finding it drops.
  private struct Answering {
    var route: NominalID
    var drops = 0
  }

  /// Those that answer on every path that the code before may take. Where the type stands already, one path is enough:
  /// what the code around has made sure of is not executed.
  private func answering(_ worlds: [XCDeepLinkExecution.World]) -> [Answering] {
    let stacks = worlds.flatMap(\.states).map { $0.stack.map(\.answer.route) }
    var result: [Answering] = []
    for (depth, route) in (stacks.first ?? []).reversed().enumerated() {
      guard let route, !result.contains(where: { $0.route == route }), stacks.allSatisfy({ $0.contains(route) })
      else { continue }
      result.append(Answering(route: route, drops: depth))
    }
    if case .qualified(let route) = start, !result.contains(where: { $0.route == route }),
      stacks.contains(where: { $0.contains(route) })
    {
      result.append(Answering(route: route))
    }
    return result
  }

  private func offered(_ routes: [Answering]) -> [CompletionProposal] {
    routes.flatMap { item -> [CompletionProposal] in
      let note = item.drops == 0 ? nil : "drops \(item.drops) level\(item.drops == 1 ? "" : "s")"
      switch start {
      case .qualified(item.route): return items(item.route, prefix: "", hops: item.drops, note: note)
      case .bare: return items(item.route, prefix: item.route.name + ".", hops: item.drops, note: note)
      case .qualified, .dot, .other: return []
      }
    }
  }

  /// All route types, those that are known to answer first.
  private func unknown(_ known: [Answering]) -> [CompletionProposal] {
    let first = known.map(\.route)
    let others = model.routes.values.filter { !$0.isTest && !first.contains($0.id) }.map(\.id).sorted()
    return offered(known + others.map { Answering(route: $0) })
  }
}

extension XCElement.Answer {
  fileprivate var route: NominalID? { if case .route(let id, _) = self { id } else { nil } }
}
