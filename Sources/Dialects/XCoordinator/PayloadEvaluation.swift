/// What routes are given, and values that their text alone decides.

import Facts
import RouteGraph
import Semantics

extension XCExpressions {
  func payload(
    _ expression: Expression, _ parameter: Parameter, _ frame: XCFrame, _ declared: XCCase
  ) -> XCValue {
    let context = DeclarationContext(file: declared.file)
    let type = evaluator.resolver.resolve(parameter.type, in: context)
    if let root = types.rootController(of: type) { return .transition(transition(expression, frame, on: root)) }
    let value = written(expression, type, frame)
    // Of what source code makes here it is certain which way it goes, if not to us.
    if case .element(let element) = value, element.answer == .unknown, isWritten(expression, type, frame) {
      return .some
    }
    return value
  }

  /// Whether the text alone says what a value is: `User(isAdmin: true)`, `.admin`, `[3, 4]`, or a local constant of these.
  private func isWritten(_ expression: Expression, _ type: Type, _ frame: XCFrame, depth: Int = 0) -> Bool {
    guard depth < XCEvaluator.maximumDepth else { return false }
    func areWritten(_ parts: [Expression]) -> Bool {
      parts.allSatisfy { isWritten($0, .unknown, frame, depth: depth + 1) }
    }
    switch expression {
    case .literal(let node): return areWritten(node.interpolations)
    case .name(let node):
      return frame.scope.lookup(node.name)?.constantValue.map { areWritten([$0]) } ?? false
    case .member(let node):
      guard let base = node.base else { return type.nominalID.map { isFixed(node.name, of: $0) } ?? false }
      guard XCVisitor.mayNameType(base) else { return areWritten([base]) }
      guard case .metatype(let named) = typer.type(of: base, in: frame.scope), let id = named.nominalID else {
        return false
      }
      return isFixed(node.name, of: id)
    case .call(let node):
      return ConstructionFinder.constructedType(node) != nil && areWritten(node.arguments.map(\.value))
    case .unary(let node): return areWritten([node.operand])
    case .attempt(let node): return areWritten([node.operand])
    case .tuple(let node): return areWritten(node.elements.map(\.value))
    case .array(let node): return areWritten(node.elements)
    case .dictionary(let node): return areWritten(node.elements.flatMap { [$0.key, $0.value] })
    case .sequence(let node): return areWritten(node.operands)
    default: return false
    }
  }

  /// A static member of a type that is no variable whose value code may change.
  private func isFixed(_ name: String, of id: NominalID) -> Bool {
    let found = evaluator.resolver.info(id).members(named: name)
    return !found.isEmpty
      && found.allSatisfy { member in
        switch member.declaration {
        case .enumCase: return true
        case .variable(let node, let index):
          return node.head.modifiers.isTypeMember && index < node.bindings.count
            && (node.isConstant || node.bindings[index].isComputed)
        default: return false
        }
      }
  }

  // MARK: Constants

  /// A local constant that is a literal, where no path has declared it: at the site of a deep link.
  func localLiteral(_ name: String, _ frame: XCFrame) -> XCValue? {
    guard case .literal(let node)? = frame.scope.lookup(name)?.constantValue else { return nil }
    return literal(node)
  }

  /// What a local constant is declared with, where no path has declared it.
  func constant(_ expression: Expression, _ frame: XCFrame) -> (value: Expression, frame: XCFrame)? {
    guard case .name(let node) = expression, frame.values[node.name] == nil,
      let local = frame.scope.lookup(node.name), let value = local.constantValue, let outer = local.parent,
      frame.depth < XCEvaluator.maximumDepth
    else { return nil }
    var inside = frame
    inside.scope = outer
    inside.depth += 1
    return (value, inside)
  }

  /// `Self.isEnabled`, where that is `static let isEnabled = true`.
  func staticLiteral(_ node: MemberExpression, _ base: Expression, _ frame: XCFrame) -> XCValue? {
    guard XCVisitor.mayNameType(base), case .metatype(let type) = typer.type(of: base, in: frame.scope),
      let id = type.nominalID
    else { return nil }
    let found = evaluator.resolver.info(id).members(named: node.name)
    guard found.count == 1, case .variable(let declared, let index) = found[0].declaration, declared.isConstant,
      declared.head.modifiers.isTypeMember, declared.head.conditions.isEmpty, index < declared.bindings.count,
      case .literal(let literal)? = declared.bindings[index].value
    else { return nil }
    return self.literal(literal)
  }

  /// What is given where a type is wanted; of an enum its case, where that is written.
  func written(_ expression: Expression, _ type: Type, _ frame: XCFrame) -> XCValue {
    guard let id = type.unwrapped.nominalID, evaluator.hasCases(id), !expression.isNil else {
      // `.init()` where an optional is wanted makes what it wraps.
      if expression.isImplicitConstruction { return evaluator.value(of: type.unwrapped) }
      let known = value(expression, frame)
      // `let screen: Screen = storyboard.make()`: what is made is of the type that is asked for.
      return known == .unknown && type.unwrapped.nominalID != nil ? evaluator.value(of: type) : known
    }
    let known = route(expression, id, frame)
    guard case .optional = type, case .route(let value) = known, value.name == nil else { return known }
    return self.value(expression, frame)
  }
}

extension Expression {
  /// `.init(…)`
  fileprivate var isImplicitConstruction: Bool {
    guard case .call(let call) = self, case .member(let member) = call.callee else { return false }
    return member.base == nil && member.name == "init"
  }
}
