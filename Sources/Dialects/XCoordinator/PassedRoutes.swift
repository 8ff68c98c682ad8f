/// Functions that pass a route on to a router, and the calls that hand them one.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func notePasses(_ call: CallExpression, at position: CodePosition) {
    guard let name = XCVisitor.called(call.callee) else { return }
    var callees: [Callee]?
    for (index, argument) in call.arguments.enumerated() where !argument.isTrailing {
      let forwarded = parameter(argument.value, at: position)
      let generic = forwarded == nil ? genericParameter(argument.value, at: position) : nil
      let isWritten = expectations.isInteresting(argument.value) || explicitCase(argument.value)
      // A name that no route has may be a misspelt one, if it is handed to a function of the workspace's.
      let mayBeMisspelt =
        argument.value.isImplicitMember
        && (!resolver.isDeclaredNowhere(name) || position.scope.lookup(name) != nil)
      guard isWritten || forwarded != nil || generic != nil || mayBeMisspelt else { continue }
      let found = callees ?? typer.callees(of: call, in: position.scope)
      callees = found
      if let generic {
        let function = XCSiteReader(self, call, position).made == nil ? name : "init"
        let next = XCForward(function: function, label: argument.label, owner: found.first?.owner)
        if next.owner != nil { result.links.append(XCLink(from: generic, to: next)) }
        continue
      }
      let type =
        types.boundRoute(of: index, in: call, found, typer, position.scope)
        ?? types.associatedRoute(of: index, in: call, found, on: receiver(of: call, at: position), typer)
        ?? routed(typer.expectedType(of: index, in: call, position.scope), by: found, call, at: position)
      if mayBeMisspelt, type.isUnknown {
        checkOverloads(of: call, found, argument, index, on: receiver(of: call, at: position))
      }
      notePass(of: argument, type, to: found, call, forwarded, isWritten: isWritten, at: position)
    }
  }

  /// Also of a closure that may be missing: `onSelect?(.list)`.
  private static func called(_ callee: Expression) -> String? {
    switch XCVisitor.plain(callee) {
    case .member(let node): node.name
    case .name(let node): node.name
    default: nil
    }
  }

  private func notePass(
    of argument: Argument, _ type: Type, to callees: [Callee], _ call: CallExpression, _ forwarded: XCForward?,
    isWritten: Bool, at position: CodePosition
  ) {
    guard let route = type.unwrapped.nominalID, model.routes[route] != nil, let name = XCVisitor.called(call.callee)
    else { return }
    let isOptional = type != type.unwrapped
    if isOptional, argument.value.isNone { return }
    let reader = XCSiteReader(self, call, position)
    let made = reader.made
    let isPlain = type.unwrapped == .nominal(route, [])
    let holder = isPlain ? onlyHolder(of: callees, call, made, at: position) : nil
    guard holder != nil || isWritten || forwarded != nil else {
      // What kind of view controller the receiver is, nothing says; which route type the function takes is known.
      if !callees.isEmpty, !resolver.mayHaveOverload(name, of: receiver(of: call, at: position)) {
        contexts.expect(type, of: argument.value)
      }
      return
    }
    if holder != nil { written.leave(argument.value) }
    let site = reader.passed(argument.value, route, to: holder, making: made, isOptional: isOptional)
    result.passes.append(
      XCPass(
        function: made == nil ? name : "init", label: argument.label, owner: callees.first?.owner, site: site,
        parameter: forwarded))
  }

  /// The receiver or what is made, where no other function than this one can be meant.
  private func onlyHolder(
    of callees: [Callee], _ call: CallExpression, _ made: Type?, at position: CodePosition
  ) -> Type? {
    if callees.isEmpty { return calledValue(of: call, at: position) }
    guard let callee = callees.first, callee.owner != nil, callee.generics.isEmpty,
      typer.fits(call, callee.parameters),
      // A method and the requirement that it meets are one.
      callees.allSatisfy({ $0.types == callee.types && $0.generics.isEmpty })
    else { return nil }
    let receiver = made ?? receiver(of: call, at: position)
    guard let id = receiver.nominalID, resolver.isFullyKnown(id) else { return nil }
    let isOnly = made != nil || !resolver.mayHaveOverload(XCVisitor.called(call.callee) ?? "", of: receiver)
    return isOnly ? receiver : nil
  }

  /// The type of a closure that is called: `onSelect(.list)`.
  private func calledValue(of call: CallExpression, at position: CodePosition) -> Type? {
    let type = typer.type(of: call.callee, in: position.scope).unwrapped
    guard case .function(let parameters, _) = type, parameters.count == call.arguments.count else { return nil }
    return type
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
    let label = label(of: node.name, position)
    // What is made is known, and other types' initializers are none of it.
    if position.owner.kind == .initializer {
      return XCForward(function: position.owner.name, label: label, owner: position.owner.type)
    }
    return XCForward(function: position.owner.name, label: label, route: route)
  }

  /// The same of a route that a generic parameter stands for: `func go(_ route: R)`; or a router's own: in an extension of
  /// `Router`, `RouteType`, and with `C: Coordinator`, `C.RouteType`.
  func genericParameter(_ expression: Expression, at position: CodePosition) -> XCForward? {
    guard case .name(let node) = expression, position.owner.kind == .function || position.owner.kind == .initializer,
      let owner = position.owner.type, let local = position.scope.lookup(node.name), case .typed = local.binding
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
    var targets: Set<XCForward> = []
    if function != "init" { targets.insert(XCForward(function: function, label: label, route: route)) }
    if let owner { targets.insert(XCForward(function: function, label: label, owner: owner)) }
    return targets
  }
}
