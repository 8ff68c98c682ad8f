/// Routers behind generic parameters: what constraints and requirements tell about the routes that they take.

import Facts
import Semantics

extension RouterTypes {
  /// A parameter as the router that its surroundings make of it, and `self` of a protocol whose extension fixes the
  /// route type; everything else as it is.
  func concrete(_ type: Type, in context: DeclarationContext) -> Type {
    let made = surrounded(type, in: context)
    return made.hasParameter ? made.substituting(fixedTypes(in: context)) : made
  }

  /// `extension Showing where R == HomeRoute`: what is said of the associated types of the protocol around.
  private func fixedTypes(in context: DeclarationContext) -> [String: Type] {
    guard let own = context.enclosingType, resolver.info(own).isProtocol else { return [:] }
    var fixed: [String: Type] = [:]
    for (written, type) in context.memberTypes {
      let name = written.hasPrefix("Self.") ? String(written.dropFirst("Self.".count)) : written
      guard !name.contains("."), context.generics[name] == nil else { continue }
      let type = resolver.resolve(type, in: context)
      if !type.isUnknown, !type.hasParameter { fixed[name] = type }
    }
    return fixed
  }

  private func surrounded(_ type: Type, in context: DeclarationContext) -> Type {
    switch type.unwrapped {
    case .parameter(let name): return concrete(parameter: name, in: context) ?? type
    case .nominal(let id, let arguments):
      // `extension UnownedErased where Value: Router, Value.RouteType == HomeRoute`
      if isErased(type), let value = arguments.first, case .parameter = value {
        return .nominal(id, [concrete(value, in: context)])
      }
      guard context.enclosingType == id, let route = fixed("", in: context) else { return type }
      if resolver.info(id).isProtocol { return router(of: route, like: type) }
      // `extension NavigationCoordinator where RouteType == HomeRoute`
      guard id.name.hasPrefix("XCoordinator."), case .parameter? = arguments.first else { return type }
      return .nominal(id, [route] + arguments.dropFirst())
    default: return type
    }
  }

  private func concrete(parameter name: String, in context: DeclarationContext) -> Type? {
    let bound = constraint(of: name, in: context)
    if let route = fixed(name + ".", in: context) {
      return bound.map { router(of: route, like: $0) } ?? XCName.nominal(XCName.router, [route])
    }
    guard let bound, let route = routeType(of: bound), !route.isUnknown else { return nil }
    return bound
  }

  private func constraint(of name: String, in context: DeclarationContext) -> Type? {
    guard let written = context.generics[name] ?? nil, written.dottedName != name else { return nil }
    let type = resolver.resolve(written, in: context)
    if case .constrained(let parts, _) = type { return parts.first { routeType(of: $0) != nil } ?? parts.first }
    return type
  }

  /// What a requirement says about the route type of `prefix`.
  private func fixed(_ prefix: String, in context: DeclarationContext) -> Type? {
    var names = [prefix + "RouteType"]
    if prefix.isEmpty { names.append("Self.RouteType") }
    guard var written = names.lazy.compactMap({ context.memberTypes[$0] }).first else { return nil }
    // `where R == HomeRoute, T.RouteType == R`
    if let name = written.dottedName, context.generics[name] != nil {
      guard let other = context.memberTypes[name], !names.contains(other.dottedName ?? "") else { return nil }
      written = other
    }
    let type = resolver.resolve(written, in: context)
    if case .parameter = type { return nil }
    return type.isUnknown ? nil : type
  }

  private func router(of route: Type, like type: Type) -> Type {
    isCoordinator(type)
      ? XCName.nominal(XCName.coordinator, [route, transitionType(of: type) ?? .unknown])
      : XCName.nominal(XCName.router, [route])
  }

  /// `protocol HomeRouter: Router where RouteType == HomeRoute`
  func requiredRouteType(of id: NominalID) -> Type? {
    for entry in resolver.info(id).entries where entry.node.kind == .protocol && !entry.isInterface {
      let context = resolver.context(inside: entry, of: id).inner
      if let route = fixed("", in: context) { return route }
    }
    return nil
  }
}

extension RouterTypes {
  /// What a generic function takes at an argument, where the others say it: `func go<C: Coordinator>(to coordinator: C, with
  /// route: C.RouteType)`, `func start<R: Route>(_ router: StrongRouter<R>, _ route: R)`.
  func boundRoute(
    of index: Int, in call: CallExpression, _ callees: [Callee], _ typer: Typer, _ scope: Scope
  ) -> Type? {
    guard callees.count == 1, let callee = callees.first, !callee.generics.isEmpty,
      let position = typer.parameterIndex(of: index, in: call, callee.parameters)
    else { return nil }
    let own = call.arguments[index].range
    let bound = typer.bound(by: call, to: callee, in: scope) { $0.range != own }
    if case .parameter(let name) = callee.types[position].unwrapped { return bound[name] }
    guard let router = callee.parameters[position].type.routerOfRouteType, callee.generics.contains(router) else {
      return nil
    }
    return bound[router].flatMap(routeType)
  }

  /// What an extension of a protocol takes at an argument, where the receiver says what an associated type is:
  /// `extension Showing { func show(_ route: R) }`, `func go(_ route: RouterType.RouteType)`.
  func associatedRoute(
    of index: Int, in call: CallExpression, _ callees: [Callee], on receiver: Type, _ typer: Typer
  ) -> Type? {
    guard let callee = callees.first, let owner = callee.owner, resolver.info(owner).isProtocol,
      // A requirement, and what an extension gives for it.
      callees.allSatisfy({ $0.owner == owner && $0.types == callee.types }),
      receiver.nominalID.map({ !resolver.info($0).isProtocol }) ?? false,
      let position = typer.parameterIndex(of: index, in: call, callee.parameters)
    else { return nil }
    if case .parameter(let name) = callee.types[position].unwrapped, !callee.generics.contains(name) {
      return typer.associatedType(name, of: owner, in: receiver)
    }
    guard let router = callee.parameters[position].type.routerOfRouteType, !callee.generics.contains(router) else {
      return nil
    }
    return typer.associatedType(router, of: owner, in: receiver).flatMap(routeType)
  }
}

extension TypeSyntax {
  /// `C` of `C.RouteType`
  var routerOfRouteType: String? {
    let name = if case .optional(let wrapped) = self { wrapped.dottedName } else { dottedName }
    guard let name, name.hasSuffix(".RouteType") else { return nil }
    return String(name.dropLast(".RouteType".count))
  }
}

extension XCModel {
  /// The type of a router, or of `self`; a generic parameter as what its surroundings make of it.
  func receiver(_ base: Expression?, in scope: Scope, _ types: RouterTypes, _ typer: Typer) -> Type {
    let own = { types.concrete(typer.selfType(in: scope.context), in: scope.context) }
    guard let base else { return own() }
    let type = types.concrete(typer.type(of: base, in: scope), in: scope.context)
    guard types.routeType(of: type)?.isUnknown ?? false else { return type }
    // `strongRouter` of what is a router by its surroundings alone: `extension Router where RouteType == HomeRoute`.
    switch base {
    case .name(let node) where scope.lookup(node.name) == nil:
      return undeclaredMemberType(node.name, of: own(), by: typer) ?? type
    case .member(let node) where node.base?.isOwnSelf ?? false:
      return undeclaredMemberType(node.name, of: own(), by: typer) ?? type
    default: return type
    }
  }
}
