/// Coordinators that become roots of windows, and those that locals hold.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCVisitor {
  func noteRoot(_ node: AssignmentExpression, at position: CodePosition) {
    guard node.operator == "=", case .member(let target) = node.target, target.name == "rootViewController",
      let window = target.base, case .member(let shown) = node.value,
      ["rootViewController", "viewController"].contains(shown.name), let base = shown.base
    else { return }
    let owner = typer.type(of: window, in: position.scope)
    if types.routeType(of: owner) != nil { return }
    noteRoot(base, range: shown.nameRange, at: position)
  }

  func noteRoot(_ base: Expression, range: TextRange, at position: CodePosition) {
    let type = typer.type(of: base, in: position.scope)
    guard let id = coordinatorClass(behind: type) else { return }
    var use = XCRootUse(
      type: id, name: nil, local: nil, range: range, owner: owner(at: position), nameRange: nil, constructed: nil)
    switch XCVisitor.plain(base) {
    case .name(let node):
      use.name = node.name
      let local = position.scope.lookup(node.name)
      use.local = local.flatMap(ownedConstruction)
      use.nameRange = local?.range
    case .member(let member): use.name = member.name
    case .call(let call):
      if ConstructionFinder.constructedType(call) != nil { use.constructed = call }
    default: break
    }
    result.roots.append(use)
  }

  /// `let c = C(…)`, and nothing that somebody else may hold.
  private func ownedConstruction(_ local: Scope) -> CallExpression? {
    guard let value = local.constantValue, case .call(let call) = XCVisitor.plain(value) else { return nil }
    return ConstructionFinder.constructedType(call) == nil ? nil : call
  }

  /// The class behind a coordinator or a router of unique handler.
  private func coordinatorClass(behind type: Type) -> NominalID? {
    if let id = type.unwrapped.nominalID, model.classes[id] != nil { return id }
    guard let route = types.routeType(of: type)?.nominalID else { return nil }
    let handlers = model.productionHandlers(of: route)
    return handlers.count == 1 ? handlers[0] : nil
  }

  /// Without parentheses, `!`, `?`, `try` and `strongRouter`.
  static func plain(_ expression: Expression) -> Expression {
    var current = expression
    for _ in 0..<32 {
      switch current {
      case .tuple(let node) where node.elements.count == 1: current = node.elements[0].value
      case .unary(let node) where node.kind == .forceUnwrap || node.kind == .optionalChain: current = node.operand
      case .attempt(let node): current = node.operand
      case .member(let node) where XCVisitor.transparent.contains(node.name):
        guard let base = node.base else { return current }
        current = base
      default: return current
      }
    }
    return current
  }

  // MARK: Properties that are shown otherwise

  /// `second.rootViewController`, unless only something of it is asked for.
  func noteShown(_ node: MemberExpression, at position: CodePosition) {
    if case .member(let base)? = node.base { asked.insert(ObjectIdentifier(base)) }
    guard ["rootViewController", "viewController"].contains(node.name), let base = node.base,
      !asked.contains(ObjectIdentifier(node))
    else { return }
    noteShown(base, at: position)
  }

  /// `.present(second)`, `addChild(second)`; behind `on:` a route is triggered, and nothing shown.
  func noteShown(in call: CallExpression, at position: CodePosition) {
    // Its own function may do so: `app.start(in: window)`.
    if case .member(let node) = call.callee, let base = node.base, !XCVisitor.triggers.contains(node.name) {
      noteShown(base, at: position)
    }
    for argument in call.arguments where argument.label != "on" {
      if case .array(let list) = argument.value {
        for element in list.elements { noteShown(element, at: position) }
      } else {
        noteShown(argument.value, at: position)
      }
    }
  }

  /// What takes a coordinator out of its property: somebody may show it by another name.
  func noteShown(in statement: Statement, at position: CodePosition) {
    switch statement {
    case .return(let value?, _), .expression(let value): noteShown(value, at: position)
    case .if(let node): for value in node.conditions.compactMap(\.boundValue) { noteShown(value, at: position) }
    case .guard(let node): for value in node.conditions.compactMap(\.boundValue) { noteShown(value, at: position) }
    default: break
    }
  }

  func noteShown(_ value: Expression, at position: CodePosition) {
    let owner: NominalID?
    let name: String
    switch XCVisitor.plain(value) {
    case .name(let node):
      guard model.heldNames.contains(node.name), position.scope.lookup(node.name) == nil else { return }
      (owner, name) = (position.owner.type, node.name)
    case .member(let node):
      guard model.heldNames.contains(node.name), let base = node.base else { return }
      owner = base.isOwnSelf ? position.owner.type : typer.type(of: base, in: position.scope).instance.nominalID
      name = node.name
    default: return
    }
    guard let owner, model.classes[owner] == nil,
      types.routeType(of: typer.type(of: value, in: position.scope)) != nil
    else { return }
    result.shown.insert(XCShownProperty(owner: owner, property: name))
  }

  private static let triggers: NameSet = ["trigger", "contextTrigger", "asyncTrigger"]
  static let transparent: NameSet = ["strongRouter", "anyRouter", "anyCoordinator", "asPresentable"]

  func noteInstances(_ node: VariableDeclaration, at position: CodePosition) {
    for binding in node.bindings {
      if let value = binding.value { noteShown(value, at: position) }
      guard let name = binding.name, let value = binding.value, case .call(let call) = XCVisitor.plain(value),
        ConstructionFinder.constructedType(call) != nil,
        case .nominal(let id, _) = typer.type(of: .call(call), in: position.scope), model.classes[id] != nil
      else { continue }
      result.instances.append(XCInstance(type: id, name: name.text, range: name.range, owner: owner(at: position)))
    }
  }
}

// MARK: Children

extension XCVisitor {
  /// Whose code calls `removeChild`, and on whom: anybody, where that is not known.
  func noteRemover(_ base: Expression?, at position: CodePosition) {
    if let own = position.owner.type { result.removers.insert(own) }
    guard let base, !base.isOwnSelf else { return }
    let receiver = typer.type(of: base, in: position.scope).unwrapped.nominalID
    result.removers.insert(receiver ?? NominalID(XCName.coordinator))
  }
}

extension Condition {
  /// `if let x = value`
  fileprivate var boundValue: Expression? { if case .binding(_, _, let value) = self { value } else { nil } }
}
