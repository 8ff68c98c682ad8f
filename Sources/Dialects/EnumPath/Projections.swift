/// Types of what a binding is made of: `$nav.path` has the type of `nav.path` here.

import Facts
import Semantics
import SourceText

/// Keeps the expressions that it makes: a typer remembers answers by the identity of expressions.
final class Projections {
  private let typer: Typer
  private var made: [Expression] = []

  init(_ typer: Typer) { self.typer = typer }

  func type(of expression: Expression, in scope: Scope) -> Type {
    if let value = Projections.bound(by: expression) { return typer.type(of: value, in: scope) }
    guard Projections.isProjected(expression) else { return typer.type(of: expression, in: scope) }
    let plain = Projections.withoutProjection(expression)
    made.append(plain)
    return typer.type(of: plain, in: scope)
  }

  /// Of a wrapper that the workspace declares, its own `projectedValue` says what `$x` is.
  func isOfOwnWrapper(_ expression: Expression, in scope: Scope) -> Bool {
    let (name, owner): (String, Type)
    switch expression {
    case .name(let node): (name, owner) = (node.name, typer.selfType(in: scope.context))
    case .member(let node):
      guard let base = node.base else { return false }
      (name, owner) = (node.name, typer.type(of: base, in: scope).unwrapped)
    default: return false
    }
    guard name.hasPrefix("$") else { return false }
    return typer.resolver.members(String(name.dropFirst()), of: owner).contains { found in
      found.member.head.attributes.contains { attribute in
        typer.resolver.types(named: attribute.name).contains {
          !$0.isInterface && $0.node.head.attribute("propertyWrapper") != nil
        }
      }
    }
  }

  /// Of what stands before a dot: `$nav.path` is a binding of a path there.
  func receiver(_ expression: Expression, in scope: Scope) -> Type {
    let type = typer.type(of: expression, in: scope)
    guard type.isUnknown, Projections.isProjected(expression) else { return type }
    let value = self.type(of: expression, in: scope)
    return EnumPathSwiftUI.path(of: value).isPath ? .external("Binding", [value]) : type
  }

  /// What a binding gets that code makes.
  static func bound(by expression: Expression) -> Expression? {
    guard let (getter, _) = accessors(of: expression), getter.statements.count == 1 else { return nil }
    switch getter.statements[0] {
    case .expression(let value), .return(let value?, _): return value
    default: return nil
    }
  }

  /// `Binding(get: { nav.sheet }, set: { nav.sheet = $0 })`, `.init(get: { nav.sheet }) { nav.sheet = $0 }`,
  /// `Binding { nav.sheet } set: { nav.sheet = $0 }`
  static func accessors(of expression: Expression) -> (getter: ClosureExpression, setter: ClosureExpression)? {
    guard case .call(let call) = expression, call.arguments.count == 2,
      call.arguments[0].label == "get" || (call.arguments[0].isTrailing && call.arguments[1].label == "set"),
      case .closure(let getter) = call.arguments[0].value, case .closure(let setter) = call.arguments[1].value
    else { return nil }
    switch call.callee {
    case .name(let node): return node.name == "Binding" ? (getter, setter) : nil
    case .member(let node): return node.name == "init" ? (getter, setter) : nil
    default: return nil
    }
  }

  static func isProjected(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let node): node.name.hasPrefix("$") && !node.name.dropFirst().allSatisfy(\.isNumber)
    case .member(let node): node.name.hasPrefix("$") || (node.base.map(isProjected) ?? false)
    case .unary(let node): isProjected(node.operand)
    case .call(let call): madeBindable(call) != nil
    default: false
    }
  }

  /// `nav` of `Bindable(nav)`.
  private static func madeBindable(_ call: CallExpression) -> Expression? {
    guard case .name(let node) = call.callee, node.name == "Bindable", call.arguments.count == 1 else { return nil }
    return call.arguments[0].value
  }

  private static func withoutProjection(_ expression: Expression) -> Expression {
    switch expression {
    case .name(let node) where node.name.hasPrefix("$"):
      let name = String(node.name.dropFirst())
      return .name(
        NameExpression(name: name, genericArguments: [], range: node.range, nameRange: node.nameRange))
    case .member(let node):
      guard let base = node.base else { return expression }
      let name = node.name.hasPrefix("$") ? String(node.name.dropFirst()) : node.name
      return .member(
        MemberExpression(
          base: withoutProjection(base), name: name, nameRange: node.nameRange, genericArguments: node.genericArguments,
          labels: node.labels, range: node.range))
    case .call(let call): return madeBindable(call) ?? expression
    case .unary(let node):
      return .unary(UnaryExpression(kind: node.kind, operand: withoutProjection(node.operand), range: node.range))
    default: return expression
    }
  }
}
