/// Which type a position expects of an implicit member: where `.home` stands decides whose case it is.

import Facts
import Semantics
import SourceText

/// Filled while a file is walked, outer expressions before inner ones.
final class ValueContexts {
  private let typer: Typer
  /// Names that an implicit member can have to matter; all others are passed over.
  private let isInteresting: (String) -> Bool
  private let isCase: (String) -> Bool
  /// Where one of these types is written as what is wanted, any implicit member matters.
  private let types: NameSet
  /// What can be given a route; nil where anything may be.
  private let takers: NameSet?
  /// Where something is expected, somebody has to look.
  var sought: SoughtPlaces?
  private var expected: [ObjectIdentifier: Type] = [:]
  /// Local functions, accessors and closures: what they give back, unknown where nothing says it.
  private var innerBodies: [(range: TextRange, result: Type)] = []
  private var closureResults: [ObjectIdentifier: Type] = [:]
  /// What an argument is expected for, and whether something else of that name may be what is called.
  private var called: (call: CallExpression, scope: Scope)?
  /// A name that nothing has may still be finished.
  private let isForCompletion: Bool

  init(
    _ file: FileID, _ typer: Typer, takers: NameSet? = nil, types: NameSet = [],
    isForCompletion: Bool = false, isInteresting: @escaping (String) -> Bool,
    isCase: @escaping (String) -> Bool = { _ in true }
  ) {
    self.typer = typer
    self.takers = takers
    self.types = types
    self.isForCompletion = isForCompletion
    self.isInteresting = isInteresting
    self.isCase = isCase
    register(file)
  }

  private var resolver: Resolver { typer.resolver }

  /// The type that the position of this member expects; nil where it is not known.
  func type(of node: MemberExpression) -> Type? { expected[ObjectIdentifier(node)] }

  // MARK: Declarations

  private func register(_ file: FileID) {
    let names = resolver.names
    for entry in names.types(of: file) + names.extensions(of: file) {
      for member in entry.node.members { register(member) { resolver.extent(of: entry)?.context } }
    }
    for entry in names.globals(of: file) { register(entry.declaration) { DeclarationContext(file: file) } }
  }

  /// Types are resolved where something follows from them: most declarations hold no implicit member.
  private func register(_ declaration: Declaration, _ outer: () -> DeclarationContext?) {
    func context() -> DeclarationContext? {
      var context = outer()
      context?.isStatic = declaration.head.modifiers.isTypeMember
      return context
    }
    switch declaration {
    case .variable(let node): for binding in node.bindings { register(binding, isBuilt: isBuilt(node.head), context) }
    case .function(let node):
      func inner() -> DeclarationContext? { context()?.adding(node.generics, node.requirements) }
      for parameter in node.parameters { expect(parameter.passedType, of: parameter.defaultValue, inner) }
      if let result = node.result, let body = node.body, !isBuilt(node.head) {
        expectTail(result, of: body.statements, inner)
      }
    case .enumCase(let node):
      for parameter in node.parameters { expect(parameter.type, of: parameter.defaultValue, context) }
    case .type, .alias: break
    }
  }

  /// What a result builder takes need not be what it gives back.
  private func isBuilt(_ head: DeclarationHead) -> Bool {
    head.attributes.contains { isBuilder($0.name) }
  }

  private func isBuilder(_ attribute: String) -> Bool {
    resolver.types(named: attribute).contains { $0.node.head.attribute("resultBuilder") != nil }
  }

  private func register(
    _ binding: VariableDeclaration.Binding, isBuilt: Bool, _ context: () -> DeclarationContext?
  ) {
    guard let written = binding.type else { return }
    expect(written, of: binding.value, context)
    if isBuilt { return }
    for accessor in binding.accessors where accessor.kind == .get {
      if let body = accessor.body { expectTail(written, of: body.statements, context) }
    }
  }

  private func expect(_ written: TypeSyntax, of value: Expression?, _ context: () -> DeclarationContext?) {
    guard let value, value.holdsImplicitMember, let context = context() else { return }
    expect(resolver.resolve(written, in: context), of: value)
  }

  private func expectTail(_ written: TypeSyntax, of statements: [Statement], _ context: () -> DeclarationContext?) {
    guard statements.endInImplicitMember, let context = context() else { return }
    expectTail(resolver.resolve(written, in: context), of: statements)
  }

  // MARK: Code

  func visit(_ expression: Expression, at position: CodePosition) {
    switch expression {
    case .call(let call): visit(call, position)
    case .assignment(let node):
      guard isCandidate(node.value) else { return }
      expect(typer.type(of: node.target, in: position.scope), of: node.value)
    case .sequence(let node): visit(node, position)
    case .closure(let node): visit(node, position)
    case .cast(let node):
      if node.kind == .as, isCandidate(node.operand) {
        expect(resolver.resolve(node.type, in: position.scope.context), of: node.operand)
      }
    default: break
    }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    switch statement {
    case .return(let value?, let range):
      guard value.holdsImplicitMember else { return }
      if let inner = innerBodies.last(where: { $0.range.contains(range) }) {
        let isOfType = inner.result.unwrapped.nominalID.map { types.contains($0.simpleName) } ?? false
        if isOfType || isCandidate(value) { expect(inner.result, of: value) }
      } else if isCandidate(value, as: position.returned), position.closureDepth == 0, let result = position.returned {
        expect(result, of: value) { position.scope.context }
      }
    case .declaration(.variable(let node)):
      for binding in node.bindings {
        guard let value = binding.value, isCandidate(value, as: binding.type) else { continue }
        if let written = binding.type {
          expect(resolver.resolve(written, in: position.scope.context), of: value)
        } else {
          expectAlike(value, position)
        }
      }
      for binding in node.bindings where !isBuilt(node.head) { noteAccessors(of: binding, position) }
    case .declaration(.function(let node)):
      if isBuilt(node.head) { return innerBodies.append((node.range, .unknown)) }
      let result = node.result.map { resolver.resolve($0, in: position.scope.context) } ?? .void
      innerBodies.append((node.range, result))
      if let body = node.body { expectTail(result, of: body.statements) }
    case .for(let node) where node.type == nil: expectAlike(node.sequence, position)
    default: break
    }
  }

  /// `[R.a, .b].forEach { … }`: one element with its type in front says what the others are.
  private func expectAlike(_ value: Expression, _ position: CodePosition) {
    if isCandidate(value), value.isAlike(typer) { expect(typer.type(of: value, in: position.scope), of: value) }
  }

  private func visit(_ node: ClosureExpression, _ position: CodePosition) {
    let written = node.result.map { resolver.resolve($0, in: position.scope.context) }
    if let written { expectTail(written, of: node.statements) }
    innerBodies.append((node.range, written ?? closureResults[ObjectIdentifier(node)] ?? .unknown))
  }

  /// A local variable that is computed.
  private func noteAccessors(of binding: VariableDeclaration.Binding, _ position: CodePosition) {
    for case (.get, let body?) in binding.accessors.map({ ($0.kind, $0.body) }) {
      guard let result = binding.type.map({ resolver.resolve($0, in: position.scope.context) }) else { continue }
      innerBodies.append((body.range, result))
      expectTail(result, of: body.statements)
    }
  }

  private func visit(_ call: CallExpression, _ position: CodePosition) {
    if let list = call.listGoneThrough { expectAlike(list, position) }
    let takesRoutes = mayTakeRoutes(call)
    for index in call.arguments.indices where isCandidate(call.arguments[index].value) {
      let argument = call.arguments[index]
      guard takesRoutes || mayHoldCase(argument.value), !isBuilt(index, call, position.scope) else { continue }
      let type = typer.expectedType(of: index, in: call, position.scope)
      called = (call, position.scope)
      expect(type.isUnknown ? genericArgument(index, of: call, position) : type, of: argument.value)
      called = nil
    }
  }

  /// What a result builder takes apart need not be what it gives back.
  private func isBuilt(_ index: Int, _ call: CallExpression, _ scope: Scope) -> Bool {
    guard call.arguments[index].value.isClosure else { return false }
    return typer.callees(of: call, in: scope).contains { callee in
      let position = typer.parameterIndex(of: index, in: call, callee.parameters)
      return position.map { callee.parameters[$0].attributes.contains(where: isBuilder) } ?? false
    }
  }

  /// Another function of that name may be meant, which takes something else.
  private func mayMeanOther(_ called: (call: CallExpression, scope: Scope)) -> Bool {
    switch called.call.callee {
    case .name(let node):
      guard called.scope.lookup(node.name) == nil else { return false }
      return called.scope.context.enclosingTypes.contains {
        resolver.mayHaveOverload(node.name, of: resolver.selfType(of: $0))
      }
    case .member(let node):
      return node.base.map { resolver.mayHaveOverload(node.name, of: typer.type(of: $0, in: called.scope)) } ?? false
    default: return false
    }
  }

  /// By the name of what is called: of all other calls, nobody needs to know what they take but of a case's name.
  private func mayTakeRoutes(_ call: CallExpression) -> Bool {
    guard let takers else { return true }
    switch call.callee {
    case .name(let node): return takers.contains(node.name)
    case .member(let node):
      if node.name == "init", let base = node.base, case .name(let type) = base { return takers.contains(type.name) }
      guard let base = node.base, !takers.contains(node.name) else { return true }
      // `path.lastIndex(of: .home)`
      return ReceiverChain.name(base).map(takers.contains) ?? false
    default: return true
    }
  }

  /// Anything but a plain member, with what it is given, may hold one.
  private func mayHoldCase(_ value: Expression) -> Bool {
    switch value {
    case .member(let node): node.name.isEmpty || isCase(node.name)
    default: true
    }
  }

  /// What the arguments of an implicit member are: `.push(.home)` of a type that is no route itself.
  func expectArguments(of expression: Expression, on type: Type) {
    guard case .call(let call) = expression else { return }
    for (index, argument) in call.arguments.enumerated() where isCandidate(argument.value) {
      // A result builder may take it apart.
      if argument.value.isClosure, !isForCompletion { continue }
      expect(typer.expectedType(of: index, in: call, on: type), of: argument.value)
    }
  }

  /// What methods of arrays and sets take, and tests of two values: `XCTAssertEqual(router.path.last, .home)`.
  private func genericArgument(_ index: Int, of call: CallExpression, _ position: CodePosition) -> Type {
    let argument = call.arguments[index]
    guard case .member(let member) = call.callee, let base = member.base else {
      guard case .name(let node) = call.callee, ["XCTAssertEqual", "XCTAssertNotEqual"].contains(node.name),
        call.arguments.count > 1, index < 2
      else { return .unknown }
      return typer.type(of: call.arguments[1 - index].value, in: position.scope)
    }
    let takesAll: Bool
    switch (member.name, argument.label) {
    case ("append", nil), ("insert", nil), ("contains", nil), ("remove", nil), ("firstIndex", "of"),
      ("lastIndex", "of"), ("starts", "with"):
      takesAll = false
    case ("append", "contentsOf"), ("insert", "contentsOf"), ("replaceSubrange", "with"): takesAll = true
    default: return .unknown
    }
    if typer.isAddedToCollections(member.name, call) { return .unknown }
    let element = typer.elementType(of: typer.type(of: base, in: position.scope).unwrapped)
    return takesAll && !element.isUnknown ? .array(element) : element
  }

  private func visit(_ node: SequenceExpression, _ position: CodePosition) {
    for (index, name) in node.operators.enumerated() where index + 1 < node.operands.count {
      let (left, right) = (node.operands[index], node.operands[index + 1])
      guard ["==", "!=", "~=", "+", "??"].contains(name) else { continue }
      if isCandidate(right) { expectLike(left, name, right, position) { [$0, .unknown] } }
      if isCandidate(left), name != "??" { expectLike(right, name, left, position) { [.unknown, $0] } }
    }
  }

  /// An operand is of the other's type, unless the workspace's own operator takes it.
  private func expectLike(
    _ other: Expression, _ name: String, _ operand: Expression, _ position: CodePosition,
    _ operands: (Type) -> [Type]
  ) {
    // Beside an optional, `.none` is nothing at all.
    let type = typer.type(of: other, in: position.scope)
    if !typer.isRedefined(name, operands(type.unwrapped)) { expectCompared(type, of: operand) }
  }

  /// Beside a value that is none, an optional's cases make both optional: `step == .none`
  func expectCompared(_ type: Type, of operand: Expression) {
    guard type.nominalID != nil, let name = EnumReader.implicitName(of: operand), ["none", "some"].contains(name),
      resolver.members(name, of: type).isEmpty
    else { return expect(type, of: operand) }
    expect(.optional(type), of: operand)
  }

  // MARK: Spreading a type

  /// States what a position takes; parts of the expression follow from it.
  func expect(_ type: Type, of expression: Expression) {
    guard !type.isUnknown else { return }
    expect(type, of: expression, depth: 0)
  }

  private func expect(_ type: Type, of expression: Expression, depth: Int) {
    guard depth < 64 else { return }
    switch expression {
    case .member(let node): if node.base == nil { expect(type, of: node) }
    case .call(let call):
      if case .member(let node) = call.callee, node.base == nil { expect(type, of: node) }
      if isForCompletion { expectArguments(of: expression, on: type.unwrapped) }
      if let made = call.madeAtOnce { expect(type, of: made, depth: depth + 1) }
    case .tuple(let node): expect(type, ofElements: node, depth: depth + 1)
    case .attempt(let node): expect(type, of: node.operand, depth: depth + 1)
    case .ternary(let node):
      expect(type, of: node.first, depth: depth + 1)
      expect(type, of: node.second, depth: depth + 1)
    case .array(let node):
      let element = typer.elementType(of: type.unwrapped)
      guard !element.isUnknown else { return }
      for value in node.elements { expect(element, of: value, depth: depth + 1) }
    case .dictionary(let node):
      guard case .external("Dictionary", let parts) = type.unwrapped, parts.count == 2 else { return }
      for element in node.elements {
        expect(parts[0], of: element.key, depth: depth + 1)
        expect(parts[1], of: element.value, depth: depth + 1)
      }
    case .sequence(let node):
      let operators = Set(node.operators)
      if operators.isSubset(of: ["??", "+"]), !operators.contains(where: { typer.isRedefined($0, [type, .unknown]) }) {
        for operand in node.operands { expect(type, of: operand, depth: depth + 1) }
      }
    case .closure(let node):
      guard case .function(_, let result) = type.unwrapped else { return }
      closureResults[ObjectIdentifier(node)] = result
      expectTail(result, of: node.statements)
    case .control(let node): expectTail(type, of: [node.statement])
    default: break
    }
  }

  private func expect(_ type: Type, ofElements node: TupleExpression, depth: Int) {
    if node.elements.count == 1 { return expect(type, of: node.elements[0].value, depth: depth) }
    guard case .tuple(let parts) = type.unwrapped, parts.count == node.elements.count,
      zip(parts, node.elements).allSatisfy({ $1.label == nil || $0.label == $1.label })
    else { return }
    for (part, element) in zip(parts, node.elements) where !part.type.isUnknown {
      expect(part.type, of: element.value, depth: depth)
    }
  }

  private func expect(_ type: Type, of node: MemberExpression) {
    if !isForCompletion, let called, resolver.members(node.name, of: type.unwrapped).isEmpty, mayMeanOther(called) {
      return
    }
    expected[ObjectIdentifier(node)] = type
    sought?.add(node.nameRange.start)
  }

  /// A body of one expression gives it back without `return`.
  private func expectTail(_ type: Type, of statements: [Statement]) {
    guard !type.isUnknown, type != .void, statements.count == 1, let only = statements.first else { return }
    switch only {
    case .expression(let expression): expect(type, of: expression)
    case .switch(let node): for item in node.cases { expectTail(type, of: item.statements) }
    case .if(let node):
      expectTail(type, of: node.body.statements)
      if case .else(let body) = node.alternative { expectTail(type, of: body.statements) }
    default: break
    }
  }

  private func isCandidate(_ expression: Expression, as written: TypeSyntax?) -> Bool {
    if isCandidate(expression) { return true }
    guard let written, expression.holdsImplicitMember || expression.isClosure else { return false }
    var isMentioned = false
    written.eachName { name in
      isMentioned = isMentioned || name.last.map { types.contains($0.name) } ?? false
      return true
    }
    return isMentioned
  }

  /// Whether an expression can hold an implicit member that matters.
  private func isCandidate(_ expression: Expression) -> Bool {
    switch expression {
    case .member(let node): return node.base == nil && (node.name.isEmpty || isInteresting(node.name))
    case .call(let call):
      guard case .member(let node) = call.callee, node.base == nil else { return isCandidate(call.callee) }
      return isCandidate(call.callee) || call.arguments.contains { isCandidate($0.value) }
    case .tuple(let node): return node.elements.contains { isCandidate($0.value) }
    case .attempt(let node): return isCandidate(node.operand)
    case .ternary(let node): return isCandidate(node.first) || isCandidate(node.second)
    case .array(let node): return node.elements.contains(where: isCandidate)
    case .dictionary(let node): return node.elements.contains { isCandidate($0.key) || isCandidate($0.value) }
    case .sequence(let node): return node.operands.contains(where: isCandidate)
    case .control: return true
    case .closure(let node):
      guard node.statements.count == 1, case .expression(let only)? = node.statements.first else { return false }
      return isCandidate(only)
    default: return false
    }
  }
}
