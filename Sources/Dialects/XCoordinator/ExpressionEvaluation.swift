/// Evaluates expressions to presentables, routes and truth values.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCExpressions {
  let evaluator: XCEvaluator

  init(_ evaluator: XCEvaluator) { self.evaluator = evaluator }

  var model: XCModel { evaluator.model }
  var typer: Typer { evaluator.typer }
  var types: RouterTypes { evaluator.types }

  // MARK: Values

  func value(_ expression: Expression, _ frame: XCFrame) -> XCValue {
    evaluator.budget -= 1
    guard evaluator.budget > 0, frame.depth < XCEvaluator.maximumDepth * 4 else { return .unknown }
    var frame = frame
    frame.depth += frame.mode == .value ? 1 : 0
    switch expression {
    case .name(let node): return name(node, frame)
    case .literal(let node): return literal(node)
    case .member(let node): return member(node, frame)
    case .tuple(let node) where node.elements.count == 1: return value(node.elements[0].value, frame)
    case .attempt(let node): return value(node.operand, frame)
    case .unary(let node):
      guard node.kind == .forceUnwrap || node.kind == .optionalChain else { return .some }
      let inner = value(node.operand, frame).alternatives.filter { $0 != .none }
      return inner.isEmpty ? .unknown : .joined(inner)
    case .cast(let node): return cast(node, frame)
    case .array(let node): return .list(node.elements.map { value($0, frame) })
    case .sequence(let node): return sequence(node, frame)
    case .ternary(let node):
      switch truth(node.condition, frame) {
      case true?: return value(node.first, frame)
      case false?: return value(node.second, frame)
      case nil: return .joined([value(node.first, frame), value(node.second, frame)])
      }
    case .call(let node): return call(node, frame)
    case .closure(let node): return .closure(XCClosure(node: node, frame: frame))
    case .control(let node):
      var inside = frame
      inside.mode = .value
      let branches = XCBranches(evaluator).branches(of: node.statement, inside)
      return .joined(branches.flatMap { XCRunner(evaluator).run(body: $0.statements, $0.frame).map(\.value) })
    default: return typed(expression, frame)
    }
  }

  /// A local name without an expression of its own: `if let router`.
  func local(_ name: String, _ frame: XCFrame) -> XCValue {
    value(.name(NameExpression(name: name, genericArguments: [], range: .zero, nameRange: .zero)), frame)
  }

  func literal(_ node: LiteralExpression) -> XCValue {
    switch node.kind {
    case .nil: .none
    case .boolean: .bool(node.text == "true")
    case .string: node.interpolations.isEmpty ? .literal("\"" + node.text) : .some
    default: .literal(node.text)
    }
  }

  private func typed(_ expression: Expression, _ frame: XCFrame, named name: String? = nil) -> XCValue {
    let type = typer.type(of: expression, in: frame.scope)
    if type.isUnknown { return .unknown }
    return evaluator.value(of: type, named: name)
  }

  private func name(_ node: NameExpression, _ frame: XCFrame) -> XCValue {
    if let known = frame.values[node.name] { return known }
    if node.name == "self", let own = frame.own { return .element(ownElement(own)) }
    if frame.scope.lookup(node.name) != nil {
      return localLiteral(node.name, frame) ?? typed(.name(node), frame, named: node.name)
    }
    if let own = frame.own {
      if let value = property(node.name, of: own, frame, range: node.range) { return value }
      if XCModel.routerMembers.contains(node.name) {
        return router(node.name, of: .element(ownElement(own)), node.range)
      }
    }
    return typed(.name(node), frame, named: node.name)
  }

  private func ownElement(_ own: NominalID) -> XCElement {
    let route = model.classes[own]?.route
    return XCElement(
      answer: route.map { .route($0, [own]) } ?? .unknown, name: own.name, type: own, holder: "self", isSelf: true)
  }

  private func member(_ node: MemberExpression, _ frame: XCFrame) -> XCValue {
    guard let base = node.base else { return node.name == "none" ? .none : .unknown }
    if let known = staticLiteral(node, base, frame) { return known }
    let asked = Location(frame.file, TextRange(node.baseEnd, node.range.end))
    if XCModel.routerMembers.contains(node.name) { return router(node.name, of: value(base, frame), node.range, asked) }
    switch node.name {
    case "asPresentable", "self": return seenThrough(value(base, frame))
    case "wrappedValue": return revived(base, frame)
    case "rootViewController", "viewController":
      let type = typer.type(of: base, in: frame.scope)
      let route = types.routeType(of: type)
      guard route != nil || types.isController(type) else { return typed(.member(node), frame) }
      let hidden = types.isErased(type) ? nil : route?.nominalID.map { XCElement.Hidden(route: $0, place: asked) }
      return .element(XCElement(answer: .never, name: types.spelling(type), hidden: hidden, source: node.range))
    default: break
    }
    if case .name(let name) = base, name.name == "self", frame.own == nil, let known = frame.values[node.name] {
      return known
    }
    if case .name(let name) = base, name.name == "self", let own = frame.own,
      let value = property(node.name, of: own, frame, range: node.range)
    {
      return value
    }
    if let id = owner(of: node, nil, frame), evaluator.declaredCase(node.name, of: id) != nil {
      return route(.member(node), id, frame)
    }
    if case .element(let element) = value(base, frame), let id = element.type, model.classes[id] != nil,
      element.answer != .unknown,
      let value = property(node.name, of: id, frame, range: node.range)
    {
      return element.isSelf ? value : ofAnother(value)
    }
    return typed(.member(node), frame, named: node.name)
  }

  /// What another instance calls its own is not ours.
  private func ofAnother(_ value: XCValue) -> XCValue {
    .joined(
      value.alternatives.map { alternative in
        guard case .element(var element) = alternative, element.isSelf else { return alternative }
        element.isSelf = false
        return .element(element)
      })
  }

  /// `.strongRouter` of an erased router gives a live one.
  private func seenThrough(_ value: XCValue) -> XCValue {
    .joined(
      value.alternatives.map { alternative in
        guard case .element(let element) = alternative, element.isErased else { return alternative }
        return alive(element)
      })
  }

  private func alive(_ element: XCElement) -> XCValue {
    guard let name = element.name, let route = model.routes.keys.filter({ $0.name == name }).min() else {
      return .unknown
    }
    return .element(
      XCElement(
        answer: .route(route, model.productionHandlers(of: route)), holder: element.holder, isSelf: element.isSelf))
  }

  private func revived(_ base: Expression, _ frame: XCFrame) -> XCValue {
    let value = seenThrough(self.value(base, frame))
    let type = typer.type(of: base, in: frame.scope)
    return type.unwrapped.nominalID?.name == XCName.weak ? .joined([value, .none]) : value
  }

  private func router(
    _ name: String, of value: XCValue, _ range: TextRange, _ asked: Location? = nil
  ) -> XCValue {
    name == "strongRouter" || name == "anyCoordinator" ? seenThrough(value) : erased(value, range, asked)
  }

  private func erased(_ value: XCValue, _ range: TextRange, _ asked: Location?) -> XCValue {
    .joined(
      value.alternatives.map { alternative in
        guard case .element(let element) = alternative else { return alternative }
        if case .route(let route, _) = element.answer {
          return .element(
            XCElement(
              answer: .never, name: route.name, type: nil, isErased: true,
              hidden: asked.map { XCElement.Hidden(route: route, place: $0) }, source: range, holder: element.holder,
              isSelf: element.isSelf))
        }
        return element.isErased ? alternative : .unknown
      })
  }

  private func cast(_ node: CastExpression, _ frame: XCFrame) -> XCValue {
    let inner = value(node.operand, frame)
    guard node.kind != .as else { return inner }
    let own = typed(.cast(node), frame)
    return own == .unknown ? inner : own
  }

  private func sequence(_ node: SequenceExpression, _ frame: XCFrame) -> XCValue {
    if node.operators.allSatisfy({ $0 == "+" }) {
      var elements: [XCValue] = []
      for operand in node.operands {
        switch value(operand, frame) {
        case .list(let list): elements += list
        case .either(let options):
          // Any of the lists: what is in one may be missing.
          guard options.allSatisfy({ if case .list = $0 { true } else { false } }) else { return .unknown }
          for case .list(let list) in options { elements += list.map { .joined([$0, .none]) } }
        default: return typed(.sequence(node), frame)
        }
      }
      return .list(elements)
    }
    if node.operators == ["??"] {
      let first = value(node.operands[0], frame)
      if first == .unknown { return .unknown }
      guard first.alternatives.contains(.none) else { return first }
      return .joined(first.alternatives.filter { $0 != .none } + [value(node.operands[1], frame)])
    }
    if let truth = truth(.sequence(node), frame) { return .bool(truth) }
    return typed(.sequence(node), frame)
  }

  // MARK: Properties

  /// A stored property's value where it is certain, else what its type tells.
  private func property(_ name: String, of own: NominalID, _ frame: XCFrame, range: TextRange) -> XCValue? {
    guard frame.depth < XCEvaluator.maximumDepth * 3 else { return .unknown }
    let type = evaluator.resolver.selfType(of: own)
    for found in evaluator.resolver.members(name, of: type, seenFrom: frame.file) {
      guard case .variable(let node, let index) = found.member.declaration, index < node.bindings.count,
        !found.member.entry.isInterface, !found.member.head.modifiers.isTypeMember
      else { continue }
      if evaluator.resolver.isDeclaredInBranches(name, of: found.member.owner) { return .unknown }
      let binding = node.bindings[index]
      let context = found.member.context(evaluator.resolver)
      var inside = XCFrame(scope: Scope(context), own: own, file: context.file, depth: frame.depth + 1, mode: .value)
      inside.values = [:]
      let isFixed = node.isConstant || node.head.modifiers.contains(.lazy)
      if let root = binding.type.flatMap({ types.rootController(of: evaluator.resolver.resolve($0, in: context)) }) {
        return transition(of: binding, isFixed, root, inside)
      }
      if let getter = binding.accessors.first(where: { $0.kind == .get })?.body {
        if !getter.isWhole { return .unknown }
        let ends = XCRunner(evaluator).run(body: getter.statements, inside)
        return ends.isEmpty ? .unknown : .joined(ends.map(\.value))
      }
      let type = typer.type(of: binding, isLazy: false, in: Scope(context)).substituting(found.substitution)
      if isFixed, let value = binding.value { return held(self.value(value, inside), name, range) }
      return held(evaluator.value(of: type, named: name), name, range)
    }
    return nil
  }

  private func held(_ value: XCValue, _ name: String, _ range: TextRange) -> XCValue {
    .joined(
      value.alternatives.map { alternative in
        guard case .element(var element) = alternative else { return alternative }
        element.holder = name
        element.source = range
        return .element(element)
      })
  }

  // MARK: Truth

  func truth(_ expression: Expression, _ frame: XCFrame) -> Bool? {
    switch expression {
    case .literal(let node): return node.kind == .boolean ? node.text == "true" : nil
    case .tuple(let node) where node.elements.count == 1: return truth(node.elements[0].value, frame)
    case .unary(let node):
      guard node.kind == .prefix("!") else { return nil }
      return truth(node.operand, frame).map { !$0 }
    case .name, .member:
      if case .bool(let known) = value(expression, frame) { return known }
      return nil
    case .sequence(let node): return truth(node, frame)
    default: return nil
    }
  }

  private func truth(_ node: SequenceExpression, _ frame: XCFrame) -> Bool? {
    guard node.operands.count == 2, let name = node.operators.first else { return nil }
    switch name {
    case "&&", "||":
      let first = truth(node.operands[0], frame)
      let second = truth(node.operands[1], frame)
      let decisive = name == "||"
      if first == decisive || second == decisive { return decisive }
      return first == nil || second == nil ? nil : !decisive
    case "==", "!=":
      let left = value(node.operands[0], frame)
      var right = value(node.operands[1], frame)
      // `.none` may be a case.
      if case .route(let route) = left, right == .unknown || isCase(node.operands[1], of: route.route) {
        right = self.route(node.operands[1], route.route, frame)
      }
      return equals(left, right).map { name == "==" ? $0 : !$0 }
    case "<", ">", "<=", ">=":
      guard let left = value(node.operands[0], frame).number, let right = value(node.operands[1], frame).number else {
        return nil
      }
      switch name {
      case "<": return left < right
      case ">": return left > right
      case "<=": return left <= right
      default: return left >= right
      }
    default: return nil
    }
  }

  private func isCase(_ expression: Expression, of id: NominalID) -> Bool {
    guard let member = XCVisitor.caseMember(expression), member.base == nil else { return false }
    return evaluator.declaredCase(member.name, of: id) != nil
  }

  /// Whether a value matches what a pattern writes: `3`, `1...3`. Nil where that cannot be known.
  func matches(_ pattern: Expression, _ value: XCValue, _ frame: XCFrame) -> Bool? {
    guard case .sequence(let node) = pattern, node.operands.count == 2, let name = node.operators.first,
      name == "..." || name == "..<"
    else { return equals(self.value(pattern, frame), value) }
    guard let number = value.number, let low = self.value(node.operands[0], frame).number,
      let high = self.value(node.operands[1], frame).number
    else { return nil }
    return low <= number && (name == "..." ? number <= high : number < high)
  }

  func equals(_ left: XCValue, _ right: XCValue) -> Bool? {
    switch (left, right) {
    case (.bool(let a), .bool(let b)): return a == b
    case (.literal(let a), .literal(let b)): return a == b
    case (.none, .none): return true
    case (.none, .element), (.element, .none), (.none, .route), (.route, .none), (.none, .some), (.some, .none),
      (.none, .literal), (.literal, .none), (.none, .bool), (.bool, .none):
      return false
    case (.route(let a), .route(let b)):
      guard let first = a.name, let second = b.name, a.route == b.route else { return nil }
      if first != second { return false }
      return a.arguments.isEmpty && b.arguments.isEmpty ? true : nil
    default: return nil
    }
  }

  // MARK: Routes

  /// A route value: a case with its payload where it is written, else the type alone.
  func route(_ expression: Expression, _ route: NominalID, _ frame: XCFrame) -> XCValue {
    let leaves = Returns.alternatives(expression)
    if leaves.count > 1 {
      if case .ternary(let node) = expression, let truth = truth(node.condition, frame) {
        return self.route(truth ? node.first : node.second, route, frame)
      }
      return .joined(leaves.map { self.route($0, route, frame) })
    }
    let leaf = leaves[0]
    if let member = XCVisitor.caseMember(leaf), let owner = owner(of: member, route, frame) {
      guard let declared = evaluator.declaredCase(member.name, of: owner) else {
        return .route(XCRouteValue(route: route))
      }
      guard declared.kind == .enumCase else { return .route(XCRouteValue(route: owner)) }
      return .route(XCRouteValue(route: owner, name: member.name, arguments: arguments(leaf, declared, frame)))
    }
    if let constant = constant(leaf, frame) { return self.route(constant.value, route, constant.frame) }
    for case .route(let value) in value(leaf, frame).alternatives where value.route == route { return .route(value) }
    return .route(XCRouteValue(route: route))
  }

  func owner(of member: MemberExpression, _ route: NominalID?, _ frame: XCFrame) -> NominalID? {
    guard let base = member.base else { return route }
    guard XCVisitor.mayNameType(base), case .metatype(let type) = typer.type(of: base, in: frame.scope) else {
      return nil
    }
    return type.nominalID.flatMap { evaluator.hasCases($0) ? $0 : nil }
  }

  private func arguments(_ leaf: Expression, _ declared: XCCase, _ frame: XCFrame) -> [XCRouteValue.Argument] {
    guard case .call(let call) = leaf else { return [] }
    var result: [XCRouteValue.Argument] = []
    for (position, parameter) in declared.parameters.enumerated() {
      let index = call.arguments.indices.first {
        typer.parameterIndex(of: $0, in: call, declared.parameters) == position
      }
      guard let index else {
        result.append(XCRouteValue.Argument(label: parameter.label, value: .unknown))
        continue
      }
      var inside = frame
      inside.mode = .value
      let value = payload(call.arguments[index].value, parameter, inside, declared)
      result.append(XCRouteValue.Argument(label: parameter.label, value: value))
    }
    return result
  }
}
