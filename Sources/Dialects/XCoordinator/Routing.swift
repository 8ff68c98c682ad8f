/// Routers that SwiftUI's environment provides: `@Routing(HomeRoute.self) var router`.

import Facts
import Semantics

enum XCRouting {
  /// The route type that a property's wrapper names.
  static func routeType(_ head: DeclarationHead, in context: DeclarationContext, _ typer: Typer) -> Type? {
    guard let attribute = head.attribute("Routing"),
      typer.resolver.types(named: "Routing").allSatisfy(\.isInterface)
    else { return nil }
    if case .named(let components) = attribute.type, let argument = components.last?.arguments.first {
      return typer.resolver.resolve(argument, in: context)
    }
    guard let argument = attribute.arguments?.first?.value,
      case .metatype(let route) = typer.type(of: argument, in: Scope(context))
    else { return nil }
    return route
  }

  /// Names of the properties that have the wrapper.
  static func properties(of declarations: [Declaration]) -> [String] {
    declarations.flatMap { declaration -> [String] in
      guard case .variable(let node) = declaration, node.head.attribute("Routing") != nil else { return [] }
      return node.bindings.compactMap { $0.name?.text }
    }
  }
}

extension XCModel {
  package func memberType(_ name: String, of base: Type, in scope: Scope, by typer: Typer) -> Type? {
    if case .parameter = base, XCModel.typedMembers.contains(name) {
      let known = RouterTypes(resolver: typer.resolver).concrete(base, in: scope.context)
      return known == base ? nil : undeclaredMemberType(name, of: known, by: typer)
    }
    if name == "rx" { return ownSignals(of: base, typer) }
    guard routingProperties.contains(name) else { return nil }
    for found in typer.resolver.members(name, of: base.unwrapped, seenFrom: scope.context.file) {
      guard case .variable(let node, _) = found.member.declaration,
        let route = XCRouting.routeType(node.head, in: found.member.context(typer.resolver), typer)
      else { continue }
      return .constrained([XCName.nominal(XCName.router, [route.substituting(found.substitution)])], isOpaque: false)
    }
    return nil
  }

  /// `extension Router { var rx: Reactive<Self> }`, as XCoordinatorRx has it.
  private func ownSignals(of base: Type, _ typer: Typer) -> Type? {
    guard RouterTypes(resolver: typer.resolver).routeType(of: base) != nil else { return nil }
    let isDeclared = typer.resolver.members("rx", of: base.unwrapped).contains { found in
      guard case .variable(let node, _) = found.member.declaration, !found.member.entry.isInterface,
        case .named(let parts)? = node.bindings.first?.type
      else { return false }
      return parts.last?.name == "Reactive"
    }
    return isDeclared ? undeclaredMemberType("rx", of: base, by: typer) : nil
  }

  package func nameType(_ node: NameExpression, in scope: Scope, by typer: Typer) -> Type? {
    guard routingProperties.contains(node.name), scope.context.enclosingType != nil else { return nil }
    return memberType(node.name, of: typer.selfType(in: scope.context), in: scope, by: typer)
  }
}
