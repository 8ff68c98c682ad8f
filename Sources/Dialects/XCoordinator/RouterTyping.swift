/// Types of members that no signature can say: `strongRouter` and its kin, on whatever is a router.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel: CallTyping {
  func undeclaredMemberType(_ name: String, of receiver: Type, by typer: Typer) -> Type? {
    guard XCModel.typedMembers.contains(name) else { return nil }
    return routerMemberType(name, of: receiver, RouterTypes(resolver: typer.resolver))
  }

  func routerMemberType(_ name: String, of receiver: Type, _ types: RouterTypes) -> Type? {
    guard let route = types.routeType(of: receiver) else { return nil }
    switch name {
    case "strongRouter", "anyRouter":
      return name == "anyRouter" ? XCName.unownedRouter(route) : XCName.strongRouter(route)
    case "unownedRouter": return XCName.unownedRouter(route)
    case "weakRouter": return XCName.weakRouter(route)
    case "anyCoordinator":
      return XCName.nominal(XCName.anyCoordinator, [route, types.transitionType(of: receiver) ?? .unknown])
    case "asPresentable": return receiver
    case "rx", "publishers": return XCName.nominal(XCName.signals, [receiver])
    case "base": return receiver.unwrapped.nominalID?.name == XCName.signals ? receiver.arguments.first : nil
    case "wrappedValue":
      guard case .nominal(let id, let arguments) = receiver.unwrapped, let value = arguments.first else { return nil }
      return id.name == XCName.weak ? .optional(value) : id.name == XCName.unowned ? value : nil
    case "rootViewController":
      return types.transitionType(of: receiver).flatMap { types.rootController(of: $0) ?? $0 }
    default: return nil
    }
  }

  static let typedMembers = routerMembers.union([
    "asPresentable", "rx", "publishers", "base", "wrappedValue", "rootViewController",
  ])

  /// A router of the very instance.
  static let routerMembers: Set<String> = [
    "strongRouter", "anyRouter", "unownedRouter", "weakRouter", "anyCoordinator",
  ]

  func resultType(
    of call: CallExpression, operation: String, on receiver: Type, in scope: Scope, by typer: Typer
  ) -> Type? {
    switch operation {
    case "StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter", "UnownedErased", "WeakErased", "AnyCoordinator":
      return wrapper(operation, call, in: scope, by: typer)
    case "deepLink", "registerPeek", "prepareTransition", "chain":
      let types = RouterTypes(resolver: typer.resolver)
      return types.isCoordinator(receiver) ? types.transitionType(of: receiver) : nil
    case "router":
      if let router = lookedUp(call, on: receiver, in: scope, by: typer) { return router }
      return resolved(call, on: receiver, in: scope, by: typer)
    default: return resolved(call, on: receiver, in: scope, by: typer)
    }
  }

  /// `presentable.router(for: R.self)`, as 3.0 has it; of a route itself the interface tells.
  private func lookedUp(_ call: CallExpression, on receiver: Type, in scope: Scope, by typer: Typer) -> Type? {
    guard call.arguments.count == 1, let wanted = call.argument("for"), case .member(let member) = wanted,
      member.name == "self", case .metatype(let route) = typer.type(of: wanted, in: scope)
    else { return nil }
    let declared = typer.resolver.members("router", of: receiver.unwrapped)
    // The app's own stands beside it.
    guard declared.first?.member.owner.name == XCName.presentable, declared.allSatisfy(\.member.entry.isInterface)
    else {
      return nil
    }
    return .optional(XCName.nominal(XCName.router, [route]))
  }

  /// `StrongRouter(e)`, `UnownedRouter(e) { $0.strongRouter }`
  private func wrapper(_ operation: String, _ call: CallExpression, in scope: Scope, by typer: Typer) -> Type? {
    guard case .name(let node) = call.callee, node.genericArguments.isEmpty, let first = call.arguments.first,
      case .metatype(let made) = typer.type(of: call.callee, in: scope),
      made.nominalID?.name.hasPrefix("XCoordinator.") == true
    else { return nil }
    let types = RouterTypes(resolver: typer.resolver)
    let value = typer.type(of: first.value, in: scope)
    guard let route = types.routeType(of: value) else { return nil }
    switch operation {
    case "StrongRouter": return XCName.strongRouter(route)
    case "UnownedRouter", "AnyRouter", "UnownedErased": return XCName.unownedRouter(route)
    case "WeakRouter", "WeakErased": return XCName.weakRouter(route)
    default: return XCName.nominal(XCName.anyCoordinator, [route, types.transitionType(of: value) ?? .unknown])
    }
  }

  /// `container.resolve(StrongRouter<X>.self)` on a container that nothing in sight declares.
  private func resolved(_ call: CallExpression, on receiver: Type, in scope: Scope, by typer: Typer) -> Type? {
    switch receiver.unwrapped {
    case .unknown, .external, .metatype(.unknown), .metatype(.external): break
    default: return nil
    }
    for argument in call.arguments {
      guard case .member(let member) = argument.value, member.name == "self",
        case .metatype(let wanted) = typer.type(of: argument.value, in: scope),
        RouterTypes(resolver: typer.resolver).routeType(of: wanted) != nil
      else { continue }
      return wanted
    }
    return nil
  }
}
