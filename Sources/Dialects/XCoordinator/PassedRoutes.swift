/// Functions that pass a route on to a router, and the calls that hand them one.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func notePasses(_ call: CallExpression, at position: CodePosition) {
    guard let (name, _) = XCSiteReader.operation(call) else { return }
    var callees: [Callee]?
    for argument in call.arguments where !argument.isTrailing {
      let isCase = expectations.isInteresting(argument.value)
      let forwarded = parameter(argument.value, at: position)
      let isExplicit = explicitCase(argument.value)
      // A name that no route has may be a misspelt one, if it is handed to a function of the workspace's.
      let mayBeMisspelt = argument.value.isImplicitMember && !resolver.isDeclaredNowhere(name)
      guard isCase || forwarded != nil || isExplicit || mayBeMisspelt else { continue }
      callees = callees ?? typer.callees(of: call, in: position.scope)
      guard let index = call.arguments.firstIndex(where: { $0.range == argument.range }) else { continue }
      let type =
        types.boundRoute(of: index, in: call, callees ?? [], typer, position.scope)
        ?? types.associatedRoute(
          of: index, in: call, callees ?? [], on: receiver(of: call, at: position), typer)
        ?? routed(typer.expectedType(of: index, in: call, position.scope), by: callees ?? [], call, at: position)
      guard let route = type.unwrapped.nominalID, model.routes[route] != nil else { continue }
      let holder = type == .nominal(route, []) ? onlyHolder(of: callees ?? [], call, at: position) : nil
      guard holder != nil || isCase || forwarded != nil || isExplicit else { continue }
      let reader = XCSiteReader(self, call, position)
      let site = reader.passed(argument.value, route, to: holder)
      result.passes.append(
        XCPass(
          function: name, label: argument.label, owner: callees?.first?.owner, site: site, parameter: forwarded))
    }
  }

  /// The receiver, where no other function than this one can be meant.
  private func onlyHolder(of callees: [Callee], _ call: CallExpression, at position: CodePosition) -> Type? {
    guard let callee = callees.first, callee.owner != nil, callee.generics.isEmpty,
      typer.fits(call, callee.parameters),
      // A method and the requirement that it meets are one.
      callees.allSatisfy({ $0.types == callee.types && $0.generics.isEmpty })
    else { return nil }
    let receiver = receiver(of: call, at: position)
    guard let id = receiver.nominalID, resolver.isFullyKnown(id) else { return nil }
    return receiver
  }

  private func receiver(of call: CallExpression, at position: CodePosition) -> Type {
    guard case .member(let member) = call.callee, let base = member.base else {
      return typer.selfType(in: position.scope.context)
    }
    return typer.type(of: base, in: position.scope).unwrapped
  }

  /// `RouteType` of `extension Router { func go(_ route: RouteType) }` as the receiver's.
  private func routed(_ type: Type, by callees: [Callee], _ call: CallExpression, at position: CodePosition) -> Type {
    guard case .external("RouteType", _) = type.unwrapped, !callees.isEmpty,
      callees.allSatisfy({ $0.owner.map(isRouterProtocol) ?? false }),
      let taken = types.routeType(of: receiver(of: call, at: position))
    else { return type }
    if case .optional = type { return .optional(taken) }
    return taken
  }

  private func isRouterProtocol(_ id: NominalID) -> Bool {
    resolver.info(id).isProtocol && types.routeType(of: resolver.selfType(of: id)) != nil
  }

  private func explicitCase(_ expression: Expression) -> Bool {
    guard let member = XCVisitor.caseMember(expression), let base = member.base, model.caseNames.contains(member.name)
    else { return false }
    return XCVisitor.mayNameType(base)
  }

  /// The parameter of the surrounding function that an expression is, if its type is a route type.
  func parameter(_ expression: Expression, at position: CodePosition) -> XCForward? {
    guard case .name(let node) = expression, position.owner.kind == .function || position.owner.kind == .initializer,
      let local = position.scope.lookup(node.name), case .typed = local.binding,
      let route = typer.type(of: local).unwrapped.nominalID, model.routes[route] != nil
    else { return nil }
    return XCForward(function: position.owner.name, label: label(of: node.name, position), route: route)
  }

  /// The same of a route that a generic parameter stands for: `func go(_ route: R)`; or a router's own: in an extension of
  /// `Router`, `RouteType`, and with `C: Coordinator`, `C.RouteType`.
  func genericParameter(_ expression: Expression, at position: CodePosition) -> XCForward? {
    guard case .name(let node) = expression, position.owner.kind == .function, let owner = position.owner.type,
      let local = position.scope.lookup(node.name), case .typed = local.binding
    else { return nil }
    switch typer.type(of: local).unwrapped {
    case .parameter(let name):
      let isOfType =
        resolver.info(owner).isProtocol || resolver.selfType(of: owner).arguments.contains(.parameter(name))
      guard isOfType || position.scope.context.generics[name] != nil else { return nil }
    case .external("RouteType", _): guard isRouterProtocol(owner) else { return nil }
    default: guard case .typed(let type) = local.binding, type.routerOfRouteType != nil else { return nil }
    }
    return XCForward(function: position.owner.name, label: label(of: node.name, position), owner: owner)
  }

  private func label(of name: String, _ position: CodePosition) -> String? {
    guard let type = position.owner.type else { return nil }
    for member in resolver.info(type).members(named: position.owner.name) {
      guard case .function(let function) = member.declaration, function.nameRange == position.owner.nameRange else {
        continue
      }
      return function.parameters.first { $0.name == name }?.label
    }
    return nil
  }
}

extension XCPass {
  /// The forwarders that it may go to.
  var targets: Set<XCForward> {
    guard let route = site.route else { return [] }
    var targets: Set = [XCForward(function: function, label: label, route: route)]
    if let owner { targets.insert(XCForward(function: function, label: label, owner: owner)) }
    return targets
  }
}
