/// Functions that put a parameter into a case of the path's own: `func open(_ id: Int) { path.append(.detail(id)) }`.

import Facts
import Semantics
import SourceText

/// The case that a function makes of what it is given.
struct EnumPathWrapper: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    var owner: NominalID
    var name: String
  }

  /// The outermost first.
  var cases: [Case]
  /// The innermost carries something of what is given, not the whole: `.detail(item.id)`.
  var takesPart = false
}

/// A value that goes into a path or a slot.
struct EnumPathMove {
  var value: Expression
  var path: String
  /// Who owns the path or slot, where that is another type.
  var holder: NominalID?
  var isPresenting: Bool
  var isConditional = false
  /// It is put into a value of another type first.
  var isWrapping = false
  var takesList = false
  /// What goes there.
  var element: NominalID?
  /// What the called function puts the value into first.
  var wrapper = EnumPathWrapper(cases: [])
  /// What the called function takes apart.
  var actions: [EnumPathAction] = []
}

struct CaseWrapperReader {
  let resolver: Resolver

  struct Found {
    var parameter: Int
    var move: EnumPathMove
    /// No cases where the parameter moves as it is.
    var wrapper: EnumPathWrapper
  }

  /// Nil where no parameter moves, where a body moves anything else as well, and where a case is made of it in some
  /// branches alone.
  func read(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext,
    moves possible: (Expression) -> [EnumPathMove]
  ) -> Found? {
    var first: Found?
    lazy var parameters = ParameterReader(node, body)
    func moves(_ expression: Expression) -> [EnumPathMove] { meant(possible(expression)) }
    for statement in CaseWrapperReader.settled(body.statements, moves) {
      let found = CaseWrapperReader.moves(in: [statement], moves)
      if found.isEmpty { continue }
      let isSure = CaseWrapperReader.runsAlways(statement) || CaseWrapperReader.goesOn(statement, moves)
      for move in found {
        guard let (parameter, wrapper) = given(move, node, parameters, context), isSure || wrapper.cases.isEmpty else {
          return nil
        }
        if let first, first.wrapper != wrapper || first.move.isPresenting != move.isPresenting { return nil }
        first = first ?? Found(parameter: parameter, move: move, wrapper: wrapper)
      }
    }
    return first
  }

  /// Of functions with one name, those that `.detail(id)` can be meant for: what takes anything says nothing of a case.
  private func meant(_ found: [EnumPathMove]) -> [EnumPathMove] {
    guard found.count > 1, let value = found.first?.value, found.allSatisfy({ $0.value.range == value.range }),
      let name = EnumPathVisitor.member(value), name.base == nil
    else { return found }
    let meant = found.filter { move in
      move.element.map { !resolver.info($0).members(named: name.name).isEmpty } ?? false
    }
    return meant.isEmpty ? found : meant
  }

  /// What the version of the system decides is decided once: the first branch that moves anything stands for the others.
  private static func settled(
    _ statements: [Statement], _ moves: (Expression) -> [EnumPathMove]
  ) -> [Statement] {
    statements.flatMap { statement -> [Statement] in
      guard case .if(let node) = statement, node.isOfSystem else { return [statement] }
      var branches = [node.body]
      if case .else(let body) = node.alternative { branches.append(body) }
      return branches.first { !CaseWrapperReader.moves(in: $0.statements, moves).isEmpty }?.statements ?? []
    }
  }

  private static func moves(
    in statements: [Statement], _ moves: (Expression) -> [EnumPathMove]
  ) -> [EnumPathMove] {
    var found: [EnumPathMove] = []
    ExpressionWalk.visit(statements) { found += moves($0) }
    return found
  }

  /// An `if` that moves something in the same way, whichever of its branches runs.
  private static func goesOn(_ statement: Statement, _ moves: (Expression) -> [EnumPathMove]) -> Bool {
    guard case .if(let node) = statement else { return false }
    var current = node
    var isPresenting: Bool?
    func goesOn(_ body: CodeBlock) -> Bool {
      let found = CaseWrapperReader.moves(in: body.statements, moves)
      isPresenting = isPresenting ?? found.first?.isPresenting
      return !found.isEmpty && found.allSatisfy { $0.isPresenting == isPresenting }
        && body.statements.allSatisfy(CaseWrapperReader.runsAlways)
    }
    while goesOn(current.body) {
      switch current.alternative {
      case .else(let body): return goesOn(body)
      case .elseIf(let next): current = next
      case nil: return false
      }
    }
    return false
  }

  /// No branch, and no closure that is kept for later.
  private static func runsAlways(_ statement: Statement) -> Bool {
    guard case .expression(let expression) = statement else { return false }
    if case .assignment(let node) = expression, case .closure = node.value { return false }
    return true
  }

  private func given(
    _ move: EnumPathMove, _ node: FunctionDeclaration, _ parameters: ParameterReader, _ context: DeclarationContext
  ) -> (Int, EnumPathWrapper)? {
    let value = ParameterReader.uncast(move.value)
    if case .name = value { return parameters.index(in: value).map { ($0, move.wrapper) } }
    guard !move.wrapper.takesPart, let (parameter, wrapper) = wrapped(move.value, node, move.element, context) else {
      return nil
    }
    let cases = move.wrapper.cases + wrapper.cases
    return (parameter, EnumPathWrapper(cases: cases, takesPart: wrapper.takesPart))
  }

  /// `.detail(id)`, `Step.detail(id)`
  private func wrapped(
    _ value: Expression, _ node: FunctionDeclaration, _ element: NominalID?, _ context: DeclarationContext
  ) -> (Int, EnumPathWrapper)? {
    guard case .call(let call) = value, case .member(let member) = call.callee else { return nil }
    var owner = element
    if let base = member.base {
      guard case .named(let type)? = ConstructionFinder.namedType(base) else { return nil }
      owner = resolver.resolve(.named(type), in: context).nominalID
    }
    guard let owner, resolver.isWorkspaceType(owner) else { return nil }
    for found in resolver.info(owner).members(named: member.name) {
      guard case .enumCase(let declared) = found.declaration else { continue }
      let own = EnumPathWrapper.Case(owner: owner, name: member.name)
      for (index, argument) in call.arguments.enumerated() where index < declared.parameters.count {
        if let (parameter, isPart) = parameter(in: argument.value, node) {
          return (parameter, EnumPathWrapper(cases: [own], takesPart: isPart))
        }
        let inner = resolver.resolve(declared.parameters[index].type, in: found.context(resolver)).unwrapped.nominalID
        guard let (parameter, wrapper) = wrapped(argument.value, node, inner, context) else { continue }
        return (parameter, EnumPathWrapper(cases: [own] + wrapper.cases, takesPart: wrapper.takesPart))
      }
    }
    return nil
  }

  /// `item`, `item.id`
  private func parameter(in value: Expression, _ node: FunctionDeclaration) -> (Int, isPart: Bool)? {
    switch value {
    case .name(let name): node.parameters.firstIndex { $0.name == name.name }.map { ($0, false) }
    case .member(let member): member.base.flatMap { parameter(in: $0, node) }.map { ($0.0, true) }
    default: nil
    }
  }
}

/// What the functions of a type move into paths and slots of that type.
struct OwnMoves {
  /// What stored paths and sheets' slots hold, by name.
  let elements: [String: NominalID]
  /// Functions of the same type that push what they are given.
  let mutators: [String: [EnumPathMutator]]
  /// The path or slot that an expression names.
  let target: (Expression?) -> (name: String, isPresenting: Bool)?

  func moves(in expression: Expression) -> [EnumPathMove] {
    switch expression {
    case .assignment(let assignment):
      guard let (name, isPresenting) = target(assignment.target) else { return [] }
      return EnumPathMove.listed(assignment.value).map { move($0, name, isPresenting, elements[name]) }
    case .call(let call):
      guard case .member(let member) = call.callee, ["append", "insert"].contains(member.name),
        let (name, isPresenting) = target(member.base), let value = call.arguments.first?.value
      else { return handed(call).map(move) }
      return [move(value, name, isPresenting, elements[name])]
    default: return []
    }
  }

  private func move(_ value: Expression, _ path: String, _ isPresenting: Bool, _ element: NominalID?) -> EnumPathMove {
    EnumPathMove(value: value, path: path, isPresenting: isPresenting, element: element)
  }

  private func move(_ mutator: EnumPathMutator, _ value: Expression) -> EnumPathMove {
    var handed = move(value, mutator.path, mutator.isPresenting, mutator.type)
    handed.isConditional = mutator.isConditional
    handed.isWrapping = mutator.isWrapping || mutator.wrapsLater
    handed.actions = mutator.actions
    handed.holder = mutator.holder
    handed.wrapper = mutator.wrapper ?? handed.wrapper
    return handed
  }

  /// What a call hands to functions of its own type that push.
  private func handed(_ call: CallExpression) -> [(EnumPathMutator, Expression)] {
    (call.ownFunctionName.flatMap { mutators[$0] } ?? []).compactMap { mutator in
      mutator.given(by: call).map { (mutator, $0) }
    }
  }
}

extension EnumPathMutator {
  /// What a call by its name hands on; of functions with one name, labels tell which is meant.
  func given(by call: CallExpression) -> Expression? {
    guard parameter < call.arguments.count, call.arguments[parameter].label == label else { return nil }
    return call.arguments[parameter].value
  }
}

extension EnumPathMove {
  /// What a call hands to a function that moves it.
  init(_ value: Expression, by mutator: EnumPathMutator) {
    self.init(
      value: value, path: mutator.path, holder: mutator.holder, isPresenting: mutator.isPresenting,
      isConditional: mutator.isConditional, isWrapping: mutator.isWrapping || mutator.wrapsLater,
      takesList: mutator.takesList,
      element: mutator.type, wrapper: mutator.wrapper ?? EnumPathWrapper(cases: []), actions: mutator.actions)
  }

  /// The values of an assigned list: `[x]`, `path + [x]`; or the only one.
  static func listed(_ value: Expression) -> [Expression] {
    switch value {
    case .array(let list): return list.elements
    case .sequence(let node):
      return node.operands.flatMap { operand -> [Expression] in
        if case .array(let list) = operand { return list.elements }
        return []
      }
    case .literal: return []
    default: return [value]
    }
  }
}

extension CallExpression {
  /// The name of a called function of the same type: `next(x)`, `self.next(x)`.
  var ownFunctionName: String? {
    switch callee {
    case .name(let node): return node.name
    case .member(let node):
      guard case .name(let base)? = node.base, base.name == "self" else { return nil }
      return node.name
    default: return nil
    }
  }
}
