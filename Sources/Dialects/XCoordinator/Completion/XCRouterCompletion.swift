/// Completion of what takes a route: the routers in scope, and the calls of a router.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCCompletionSource {
  /// `.trigger(.a, on: ‸)`: what is in scope and takes the case.
  func targets(_ call: CallExpression, _ position: CodePosition) -> [CompletionProposal]? {
    guard let first = call.arguments.first, let member = XCVisitor.caseMember(first.value) else { return nil }
    let isRoute = XCSiteReader.operation(call)?.name == "route"
    return routers(position, coordinatorsOnly: isRoute) { route in
      self.model.routes[route]?.cases(named: member.name).isEmpty == false
    }
  }

  /// Local names and properties whose route type is wanted.
  func routers(
    _ position: CodePosition, coordinatorsOnly: Bool = false, _ isWanted: (NominalID) -> Bool
  ) -> [CompletionProposal] {
    guard case .bare = start else { return [] }
    return routersInScope(position).filter { isWanted($0.route) && (!coordinatorsOnly || types.isCoordinator($0.type)) }
      .map { name, type, _ in
        CompletionProposal(label: name, kind: .value, description: types.spelling(type), range: request.prefixRange)
      }
  }

  /// `.trigger(‸`, nothing behind it yet: each case of each router in scope together with its router.
  func sent(by name: String, _ position: CodePosition) -> [CompletionProposal]? {
    // The router would come to stand between the name and its payload.
    if request.isBeforeArguments { return [] }
    var routers = routersInScope(position)
    let own = request.typer.selfType(in: position.scope.context)
    if let route = declared(types.routeType(of: own)) { routers.append(("self", own, route)) }
    if name == "route" { routers.removeAll { !types.isCoordinator($0.type) } }
    return routers.enumerated().flatMap { group, router -> [CompletionProposal] in
      var prefix = ""
      switch start {
      case .bare: prefix = router.route.name + "."
      case .qualified(let written): if written != router.route { return [] }
      case .dot: break
      case .other: return []
      }
      return items(router.route, prefix: prefix, hops: group).map { item in
        var item = item
        item.label += ", on: \(router.name)"
        item.snippet += ", on: \(router.name)"
        item.plain += ", on: \(router.name)"
        return item
      }
    }
  }

  /// Routers that can be handed over as they stand, the nearest first.
  private func routersInScope(_ position: CodePosition) -> [(name: String, type: Type, route: NominalID)] {
    namesInScope(position).compactMap { name, type in
      if case .optional = type { return nil }
      let type = types.concrete(type, in: position.scope.context)
      return declared(types.routeType(of: type)).map { (name, type, $0) }
    }
  }

  /// Local names, then properties, each once.
  private func namesInScope(_ position: CodePosition, properties: Bool = true) -> [(name: String, type: Type)] {
    var seen = Set<String>()
    var result: [(name: String, type: Type)] = []
    for name in position.scope.localNames {
      guard let local = position.scope.lookup(name), seen.insert(name).inserted else { continue }
      result.append((name, request.typer.type(of: local)))
    }
    guard properties, let own = position.owner.type else { return result }
    let selfType = types.resolver.selfType(of: own)
    for item in types.resolver.lineage(of: selfType) where item.id != NominalID(XCName.base) {
      let info = types.resolver.info(item.id)
      for name in info.memberNames where !seen.contains(name) {
        let isProperty = info.members(named: name).contains { member in
          if case .variable = member.declaration { !member.entry.isInterface } else { false }
        }
        guard isProperty, seen.insert(name).inserted else { continue }
        result.append((name, request.typer.memberType(name, of: selfType, in: position.scope)))
      }
    }
    return result
  }

  // MARK: Payloads

  /// What can be written for a payload that is a router: names of its very type, and what coordinators and routers in
  /// scope give of that type; the own coordinator's last.
  func routers(_ position: CodePosition, as wanted: Type) -> [CompletionProposal] {
    guard case .bare = start else { return [] }
    let context = position.scope.context
    let known = namesInScope(position).compactMap { name, type in
      text(for: name + ".", name, types.concrete(type, in: context), as: wanted)
    }
    let own = text(for: "", "self", receiverType(nil, position), as: wanted)
    return (known + (own.map { [$0] } ?? [])).map { text in
      CompletionProposal(
        label: text, kind: .value, description: types.spelling(wanted), range: request.prefixRange)
    }
  }

  private func text(for prefix: String, _ name: String, _ type: Type, as wanted: Type) -> String? {
    guard let route = types.routeType(of: type), route == types.routeType(of: wanted) else { return nil }
    if type == wanted || type == wanted.unwrapped { return name }
    if case .optional = type { return nil }
    guard let id = wanted.unwrapped.nominalID else { return isAnyRouter(wanted) ? name : nil }
    switch id.name {
    case XCName.router: return name
    case XCName.strong: return prefix + "strongRouter"
    case XCName.unowned: return hasOwnMembers(type) ? prefix + "unownedRouter" : nil
    case XCName.weak: return hasOwnMembers(type) ? prefix + "weakRouter" : nil
    case XCName.anyCoordinator:
      return hasOwnMembers(type) && types.transitionType(of: type) == types.transitionType(of: wanted)
        ? prefix + "anyCoordinator" : nil
    default: return types.resolver.lineage(of: type).contains { $0.id == id } ? name : nil
    }
  }

  /// `any Router<HomeRoute>`
  private func isAnyRouter(_ type: Type) -> Bool {
    guard case .constrained(let parts, isOpaque: false) = type.unwrapped, parts.count == 1 else { return false }
    return parts[0].nominalID?.name == XCName.router
  }

  /// A coordinator that is an object: only those give unowned and weak routers.
  private func hasOwnMembers(_ type: Type) -> Bool {
    types.isCoordinator(type) && type.nominalID.map { types.resolver.info($0).isClass } == true
  }

  // MARK: Values

  /// `initialRoute: ‸`: parameters and properties of the route type; in front of `super.init` there is no `self` yet.
  func values(of route: NominalID, _ call: CallExpression, _ position: CodePosition) -> [CompletionProposal] {
    guard case .bare = start else { return [] }
    return namesInScope(position, properties: !isOwnInitializer(call)).filter {
      $0.type.unwrapped.nominalID == route
    }.map { name, _ in
      CompletionProposal(label: name, kind: .value, description: route.name, range: request.prefixRange, hops: 1)
    }
  }
}
