/// Who keeps the coordinator that has made it: L12.

import Facts
import Semantics
import SourceText

extension XCVisitor {
  /// `screen.router = strongRouter`, of a screen that the body has made. What an initializer makes is the root.
  func noteKept(_ node: AssignmentExpression, at position: CodePosition) {
    guard position.owner.kind == .function, case .member(let target) = node.target,
      case .name(let local)? = target.base,
      let made = position.scope.lookup(local.name)?.constantValue, case .call(let call) = XCVisitor.plain(made),
      ConstructionFinder.constructedType(call) != nil
    else { return }
    XCLocalRules(self, call, position).checkKeeping(node.value, in: target.name)
  }
}

extension XCLocalRules {
  /// What the property of a screen is set to.
  func checkKeeping(_ value: Expression, in property: String) {
    guard !visitor.isTest, !call.isBroken, let own = position.owner.type,
      visitor.model.classes[own]?.isCoordinator == true,
      let id = type(of: .call(call)).nominalID, visitor.model.classes[id] == nil,
      visitor.types.isController(visitor.resolver.selfType(of: id)), let kept = ownRouter(value),
      stores(kept, id, in: property)
    else { return }
    visitor.result.keepings.append(XCKeeping(screen: id, owner: own, range: value.range))
  }

  func checkKeeping() {
    guard let own = position.owner.type, visitor.model.classes[own]?.isCoordinator == true,
      ConstructionFinder.constructedType(call) != nil,
      case .metatype(let made) = type(of: constructedCallee), let id = made.nominalID, visitor.model.classes[id] == nil,
      !visitor.resolver.info(id).entries.allSatisfy(\.isInterface), mayStay(id)
    else { return }
    for argument in call.arguments {
      guard let kept = ownRouter(argument.value), stores(kept, id) else { continue }
      visitor.result.keepings.append(XCKeeping(screen: id, owner: own, range: argument.value.range))
    }
  }

  private var constructedCallee: Expression {
    if case .member(let member) = call.callee, member.name == "init", let base = member.base { return base }
    return call.callee
  }

  /// `strongRouter`, `anyCoordinator` or `self` of the coordinator itself.
  private func ownRouter(_ expression: Expression) -> Type? {
    switch expression {
    case .name(let node):
      guard ["strongRouter", "anyCoordinator", "self"].contains(node.name), position.scope.lookup(node.name) == nil,
        isFramework(node.name, of: visitor.typer.selfType(in: position.scope.context))
      else { return nil }
      return type(of: expression)
    case .member(let node):
      guard ["strongRouter", "anyCoordinator"].contains(node.name), case .name(let base)? = node.base,
        base.name == "self", isFramework(node.name, of: visitor.typer.selfType(in: position.scope.context))
      else { return nil }
      return type(of: expression)
    default: return nil
    }
  }

  /// `property`: nil for any.
  private func stores(_ kept: Type, _ id: NominalID, in property: String? = nil) -> Bool {
    for item in visitor.resolver.lineage(of: visitor.resolver.selfType(of: id)) {
      let (ancestor, substitution) = (item.id, item.substitution)
      let info = visitor.resolver.info(ancestor)
      for name in property.map({ [$0] }) ?? info.memberNames {
        for member in info.members(named: name) {
          guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
            !node.bindings[index].isComputed, node.head.modifiers.isDisjoint(with: [.weak, .unowned]),
            !node.head.modifiers.isTypeMember, !node.head.attributes.contains(where: mayWeaken)
          else { continue }
          let type = visitor.typer.type(
            of: node.bindings[index], isLazy: false, in: Scope(member.context(visitor.resolver)))
          if type.substituting(substitution).unwrapped == kept.unwrapped { return true }
        }
      }
    }
    return false
  }

  /// Other wrappers than these hold what they are given as they like.
  private func mayWeaken(_ attribute: Attribute) -> Bool {
    attribute.name.startsLikeType && !attribute.name.hasSuffix("Actor")
      && !["State", "StateObject", "ObservedObject", "Published"].contains(attribute.name)
  }

  // MARK: What is gone at once

  /// `Builder(coordinator: self).make()` keeps nobody; screens are shown, whatever is asked of them.
  private func mayStay(_ id: NominalID) -> Bool {
    let isView = visitor.resolver.info(id).frameworkSupertypes.contains("View")
    if isView || visitor.types.isController(visitor.resolver.selfType(of: id)) { return true }
    if visitor.passing.contains(ObjectIdentifier(call)) || visitor.isDiscarded(call, at: position) { return false }
    guard let body = body, let name = localName(in: body) else { return true }
    return XCLocalUse(name, in: XCBodies.innermost(around: call.range, in: body)).isKept
  }

  /// Of the function or the innermost closure.
  private var body: [Statement]? {
    var body = visitor.bodies(around: call.range)
    ExpressionWalk.visit(body ?? []) { expression in
      if case .closure(let node) = expression, node.range.contains(call.range) { body = node.statements }
    }
    return body
  }

  private func localName(in statements: [Statement]) -> String? {
    var name: String?
    ExpressionWalk.visit(statements, { _ in }) { declaration in
      guard case .variable(let node) = declaration else { return }
      for binding in node.bindings {
        if case .call(let made)? = binding.value.map(XCVisitor.plain), made === call { name = binding.name?.text }
      }
    }
    return name
  }
}
