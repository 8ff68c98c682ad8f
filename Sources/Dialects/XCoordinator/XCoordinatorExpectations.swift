/// Which type the context gives an expression: what an implicit member is looked up in.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Filled from the outside in, as the walk meets expressions before their parts.
final class XCExpectations {
  private let typer: Typer
  /// Implicit members of other names cannot matter.
  private let names: NameSet
  private var expected: [ObjectIdentifier: Type] = [:]
  /// Operands of `==` and its kin: naming a case there uses nothing.
  private var compared = Set<ObjectIdentifier>()

  init(_ typer: Typer, names: NameSet) {
    self.typer = typer
    self.names = names
  }

  func type(of member: MemberExpression) -> Type? { expected[ObjectIdentifier(member)] }
  func type(of call: CallExpression) -> Type? { expected[ObjectIdentifier(call)] }
  func isCompared(_ member: MemberExpression) -> Bool { compared.contains(ObjectIdentifier(member)) }

  // MARK: Declarations

  /// Marks what the declarations of a file give a type to.
  func note(_ declarations: [Declaration], in context: DeclarationContext) {
    for declaration in declarations {
      var context = context
      context.isStatic = declaration.head.modifiers.isTypeMember
      switch declaration {
      case .function(let node): note(node, in: context)
      case .variable(let node): note(node, in: context)
      default: break
      }
    }
  }

  func note(_ node: FunctionDeclaration, in context: DeclarationContext) {
    let inner = context.adding(node.generics, node.requirements)
    for parameter in node.parameters {
      guard let value = parameter.defaultValue, isInteresting(value) else { continue }
      mark(value, typer.resolver.resolve(parameter.type, in: inner))
    }
    guard let result = node.result, let body = node.body else { return }
    markReturned(body.statements, result, in: inner)
  }

  func note(_ node: VariableDeclaration, in context: DeclarationContext) {
    for binding in node.bindings {
      guard let type = binding.type else { continue }
      if let value = binding.value, isInteresting(value) { mark(value, typer.resolver.resolve(type, in: context)) }
      for accessor in binding.accessors where accessor.kind == .get {
        if let body = accessor.body { markReturned(body.statements, type, in: context) }
      }
    }
  }

  private func markReturned(_ statements: [Statement], _ type: TypeSyntax, in context: DeclarationContext) {
    let returned = Returns.expressions(in: statements).filter(isInteresting)
    guard !returned.isEmpty else { return }
    let resolved = typer.resolver.resolve(type, in: context)
    for expression in returned { mark(expression, resolved) }
  }

  // MARK: Expressions

  /// Gives an expression's parts the types that it expects of them.
  func note(_ expression: Expression, in scope: Scope) {
    switch expression {
    case .call(let call): note(call, in: scope)
    case .assignment(let node):
      if isInteresting(node.value) { mark(node.value, typer.type(of: node.target, in: scope)) }
    case .cast(let node):
      if node.kind == .as, isInteresting(node.operand) {
        mark(node.operand, typer.resolver.resolve(node.type, in: scope.context))
      }
    case .sequence(let node): note(node, in: scope)
    case .closure(let node):
      if let result = node.result { markReturned(node.statements, result, in: scope.context) }
    default: break
    }
  }

  func note(_ statement: Statement, in scope: Scope) {
    switch statement {
    case .declaration(.variable(let node)): note(node, in: scope.context)
    case .declaration(.function(let node)): note(node, in: scope.context)
    default: break
    }
  }

  private func note(_ call: CallExpression, in scope: Scope) {
    if case .member(let member) = call.callee, member.base == nil {
      noteImplicit(call, member)
      return
    }
    for (index, argument) in call.arguments.enumerated() where isInteresting(argument.value) {
      let type = typer.expectedType(of: index, in: call, scope)
      if !type.isUnknown { mark(argument.value, type) }
    }
  }

  /// `.case(payload)`, `.factory(argument)` in a context of known type.
  private func noteImplicit(_ call: CallExpression, _ member: MemberExpression) {
    guard let type = expected[ObjectIdentifier(call)] else { return }
    expected[ObjectIdentifier(member)] = type
    if let (value, wrapped) = call.wrapped(by: member.name, in: type) { return mark(value, wrapped) }
    if type.unwrapped.nominalID?.name == XCName.transition, member.name == "multiple" {
      for argument in call.arguments {
        if case .array(let list) = argument.value {
          for element in list.elements { mark(element, type) }
        } else {
          mark(argument.value, type)
        }
      }
    }
    let resolver = typer.resolver
    for found in resolver.members(member.name, of: type.unwrapped) {
      let parameters: [Parameter]
      switch found.member.declaration {
      case .enumCase(let node): parameters = node.parameters
      case .function(let node) where node.generics.isEmpty: parameters = node.parameters
      default: continue
      }
      guard typer.fits(call, parameters) else { continue }
      for (index, argument) in call.arguments.enumerated() where isInteresting(argument.value) {
        guard let position = typer.parameterIndex(of: index, in: call, parameters) else { continue }
        let resolved = resolver.resolve(parameters[position].type, in: found.member.context(resolver))
        mark(argument.value, resolved.substituting(found.substitution))
      }
      return
    }
  }

  private func note(_ node: SequenceExpression, in scope: Scope) {
    let isComparison = node.operators.contains { $0 == "==" || $0 == "!=" || $0 == "~=" }
    guard isComparison, node.operands.count == 2 else { return }
    for (operand, other) in [(node.operands[0], node.operands[1]), (node.operands[1], node.operands[0])] {
      guard isInteresting(operand) else { continue }
      for member in implicitMembers(operand) { compared.insert(ObjectIdentifier(member)) }
      mark(operand, typer.type(of: other, in: scope))
    }
  }

  private func implicitMembers(_ expression: Expression) -> [MemberExpression] {
    switch expression {
    case .member(let node): return [node]
    case .call(let call):
      if case .member(let node) = call.callee { return [node] }
      return []
    default: return []
    }
  }

  /// The context expects this type of an expression.
  func mark(_ expression: Expression, _ type: Type) {
    guard !type.isUnknown else { return }
    switch expression {
    case .member(let node): if node.base == nil { expected[ObjectIdentifier(node)] = type }
    case .call(let call):
      if let closure = call.calledClosure { return mark(.closure(closure), .function([], type)) }
      guard case .member(let member) = call.callee, member.base == nil else { return }
      expected[ObjectIdentifier(call)] = type
      expected[ObjectIdentifier(member)] = type
    case .tuple(let node):
      if node.elements.count == 1 { mark(node.elements[0].value, type) }
      guard case .tuple(let types) = type else { return }
      for (element, part) in zip(node.elements, types) { mark(element.value, part.type) }
    case .ternary(let node):
      mark(node.first, type)
      mark(node.second, type)
    case .attempt(let node): mark(node.operand, type)
    case .unary(let node): if node.kind == .forceUnwrap { mark(node.operand, type) }
    case .array(let node):
      guard case .external(_, let arguments) = type.unwrapped, let element = arguments.first else { return }
      for item in node.elements { mark(item, element) }
    case .dictionary(let node):
      guard case .external("Dictionary", let arguments) = type.unwrapped, arguments.count == 2 else { return }
      for element in node.elements {
        mark(element.key, arguments[0])
        mark(element.value, arguments[1])
      }
    case .sequence(let node):
      guard node.operators.allSatisfy({ $0 == "??" || $0 == "+" }) else { return }
      for operand in node.operands { mark(operand, type) }
    case .control(let node): for value in Returns.values(of: node.statement) { mark(value, type) }
    case .closure(let node):
      guard node.result == nil, case .function(_, let result) = type.unwrapped else { return }
      for value in Returns.expressions(in: node.statements) { mark(value, result) }
    default: break
    }
  }

  /// Whether an expression holds an implicit member of a name that matters, where its context reaches.
  func isInteresting(_ expression: Expression) -> Bool { isInteresting(expression, depth: 0) }

  private func isInteresting(_ expression: Expression, depth: Int) -> Bool {
    guard depth < 12 else { return false }
    let next = depth + 1
    switch expression {
    case .member(let node): return node.base == nil && names.contains(node.name)
    case .call(let call):
      if let closure = call.calledClosure { return isInteresting(.closure(closure), depth: next) }
      guard case .member(let member) = call.callee, member.base == nil else { return false }
      return names.contains(member.name) || call.arguments.contains { isInteresting($0.value, depth: next) }
    case .tuple(let node): return node.elements.contains { isInteresting($0.value, depth: next) }
    case .ternary(let node): return isInteresting(node.first, depth: next) || isInteresting(node.second, depth: next)
    case .attempt(let node): return isInteresting(node.operand, depth: next)
    case .array(let node): return node.elements.contains { isInteresting($0, depth: next) }
    case .dictionary(let node):
      return node.elements.contains { isInteresting($0.value, depth: next) || isInteresting($0.key, depth: next) }
    case .sequence(let node): return node.operands.contains { isInteresting($0, depth: next) }
    case .control(let node): return Returns.values(of: node.statement).contains { isInteresting($0, depth: next) }
    case .closure(let node):
      return Returns.expressions(in: node.statements).contains { isInteresting($0, depth: next) }
    default: return false
    }
  }
}

extension CallExpression {
  /// `{ … }()`
  fileprivate var calledClosure: ClosureExpression? {
    guard case .closure(let closure) = callee, arguments.isEmpty else { return nil }
    return closure
  }

  /// `x` of `.some(x)`, `.success(x)` and `.failure(x)`, and what that has to be.
  fileprivate func wrapped(by name: String, in type: Type) -> (Expression, Type)? {
    guard arguments.count == 1, let only = arguments.first, only.label == nil else { return nil }
    switch (type, name) {
    case (.optional(let wrapped), "some"): return (only.value, wrapped)
    case (.external("Result", let parts), "success") where parts.count == 2: return (only.value, parts[0])
    case (.external("Result", let parts), "failure") where parts.count == 2: return (only.value, parts[1])
    default: return nil
    }
  }
}
