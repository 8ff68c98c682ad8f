/// Functions that take whatever meets a protocol and tell by casts which holder it is for: `switch route { case let route as
/// HomeRoute: home.push(route) … }`. Each type goes its own way, as it is or in a case.

import Facts
import Semantics
import SourceText

/// Where values of one type go.
struct EnumPathCast: Hashable, Sendable {
  struct Way: Hashable, Sendable {
    var path: String
    /// Who owns the path or slot.
    var holder: NominalID?
    var isPresenting: Bool
    var isConditional: Bool
    /// The cases that the value is put into.
    var wrapper: EnumPathWrapper
  }

  var type: NominalID
  /// Nil where its branch does something else, or looks at the value first.
  var way: Way?
}

struct CastSwitchReader {
  let resolver: Resolver
  let moves: (Expression) -> [EnumPathMove]

  private struct Branch {
    /// What the value is called there.
    var name: String
    /// Nil where a pattern may take any value.
    var type: TypeSyntax?
    var statements: [Statement]
    var isSure = true

    /// Nothing but calls and assignments: what else stands there may look at the value, or give its name another.
    var isPlain: Bool {
      var isPlain = statements.enumerated().allSatisfy { index, statement in
        switch statement {
        case .expression(.assignment(let node)):
          if case .name(let target) = node.target { return target.name != name }
          return true
        case .expression(.control): return false
        case .expression: return true
        case .return(nil, _), .jump: return index == statements.count - 1
        default: return false
        }
      }
      ExpressionWalk.visit(statements) { expression in
        guard case .closure(let node) = expression else { return }
        if node.parameters?.contains(where: { $0.name == name }) == true { isPlain = false }
      }
      return isPlain
    }
  }

  /// The first parameter that is cast, and the types in the order in which they are tried. What stands behind a pattern that
  /// may take any value is left out.
  func read(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext
  ) -> (parameter: Int, casts: [EnumPathCast])? {
    let statements = MutatorReader.statements(of: body, node)
    for (index, parameter) in node.parameters.enumerated() {
      var casts: [EnumPathCast] = []
      for branch in branches(of: statements, parameter.name) {
        guard let written = branch.type,
          case .nominal(let type, _) = resolver.resolve(written, in: context.adding(node.generics, node.requirements)),
          resolver.isWorkspaceType(type), !resolver.info(type).isProtocol
        else { break }
        if casts.contains(where: { $0.type == type }) { continue }
        let isSure = branch.isSure && branch.isPlain
        casts.append(EnumPathCast(type: type, way: isSure ? way(branch, type, context) : nil))
      }
      if casts.contains(where: { $0.way != nil }) { return (index, casts) }
    }
    return nil
  }

  /// As far as nothing but calls stands between.
  private func branches(of statements: [Statement], _ parameter: String) -> [Branch] {
    var found: [Branch] = []
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .switch(let node):
        guard case .name(let subject) = ReceiverChain.stripped(node.subject), subject.name == parameter else {
          return found
        }
        found += node.cases.flatMap(branches)
      case .if(let node):
        let own = branches(of: node, parameter)
        if own.isEmpty { return found }
        found += own
      case .guard(let node):
        guard let (name, type) = cast(node.conditions, parameter) else { return found }
        let rest = Array(statements.dropFirst(index + 1))
        return found + [Branch(name: name, type: type, statements: rest, isSure: node.conditions.count == 1)]
      case .expression(.assignment), .expression(.control): return found
      case .expression: continue
      default: return found
      }
    }
    return found
  }

  private func branches(_ node: SwitchStatement.Case) -> [Branch] {
    node.items.map { item in
      guard case .cast(.identifier(let name, _)?, let type) = item.pattern else {
        return Branch(name: "", type: nil, statements: [])
      }
      let isSure = item.where == nil && node.items.count == 1 && node.conditions.isEmpty
      return Branch(name: name, type: type, statements: node.statements, isSure: isSure)
    }
  }

  private func branches(of node: IfStatement, _ parameter: String) -> [Branch] {
    var found: [Branch] = []
    var current: IfStatement? = node
    while let next = current {
      if let (name, type) = cast(next.conditions, parameter) {
        let isSure = next.conditions.count == 1
        found.append(Branch(name: name, type: type, statements: next.body.statements, isSure: isSure))
      }
      if case .elseIf(let other)? = next.alternative { current = other } else { current = nil }
    }
    return found
  }

  /// `let home = route as? HomeRoute`
  private func cast(_ conditions: [Condition], _ parameter: String) -> (name: String, type: TypeSyntax)? {
    for case .binding(.identifier(let name, _), _, .cast(let node)?) in conditions {
      if case .name(let value) = ReceiverChain.stripped(node.operand), value.name == parameter, node.kind != .is {
        return (name, node.type)
      }
    }
    return nil
  }

  /// Nil where a branch moves anything else as well.
  private func way(_ branch: Branch, _ type: NominalID, _ context: DeclarationContext) -> EnumPathCast.Way? {
    var found: [EnumPathMove] = []
    ExpressionWalk.visit(branch.statements) { found += moves($0) }
    let ways = found.map { way($0, branch.name, type, context) }
    guard let first = ways.first, ways.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func way(
    _ move: EnumPathMove, _ name: String, _ type: NominalID, _ context: DeclarationContext
  ) -> EnumPathCast.Way? {
    if move.takesList || move.wrapper.takesPart { return nil }
    var cases = move.wrapper.cases
    var (path, holder, isPresenting) = (move.path, move.holder, move.isPresenting)
    switch move.value {
    case .name(let value):
      guard value.name == name, move.actions.isEmpty, move.element == nil || move.element == type || !cases.isEmpty
      else { return nil }
    case .call(let call):
      guard let (owner, member) = made(of: name, by: call, move.element, context) else { return nil }
      if move.actions.isEmpty {
        cases.append(EnumPathWrapper.Case(owner: owner, name: member))
      } else {
        guard let action = move.actions.first(where: { $0.name == member }), action.isComplete, action.type == type
        else { return nil }
        (path, holder, isPresenting) = (action.path, action.holder ?? move.holder, action.isPresenting)
      }
    default: return nil
    }
    return EnumPathCast.Way(
      path: path, holder: holder, isPresenting: isPresenting, isConditional: move.isConditional,
      wrapper: EnumPathWrapper(cases: cases))
  }

  /// `.home(route)`, `Step.home(route)`
  private func made(
    of name: String, by call: CallExpression, _ element: NominalID?, _ context: DeclarationContext
  ) -> (owner: NominalID, member: String)? {
    guard case .member(let member) = call.callee, call.arguments.count == 1,
      case .name(let value) = call.arguments[0].value, value.name == name
    else { return nil }
    var owner = element
    if let base = member.base {
      guard let type = ConstructionFinder.namedType(base) else { return nil }
      owner = resolver.resolve(type, in: context).nominalID
    }
    guard let owner, resolver.isWorkspaceType(owner),
      resolver.info(owner).members(named: member.name).contains(where: {
        if case .enumCase = $0.declaration { true } else { false }
      })
    else { return nil }
    return (owner, member.name)
  }
}

extension MutatorReader {
  /// A body that tells by casts where its parameter goes.
  func casting(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext,
    moves: @escaping (Expression) -> [EnumPathMove]
  ) -> EnumPathMutator? {
    if EnumPathSwiftUI.isView(node.result) { return nil }
    let reader = CastSwitchReader(resolver: resolver, moves: moves)
    guard let (index, casts) = reader.read(node, body, context), let first = casts.lazy.compactMap(\.way).first else {
      return nil
    }
    var mutator = mutator(node, index, first.path, context)
    // A class may be cast to derived ones, and an optional to what it holds.
    guard mutator.type.map({ resolver.info($0).isProtocol }) ?? true, !mutator.takesList else { return nil }
    (mutator.type, mutator.holder, mutator.isPresenting) = (nil, first.holder, first.isPresenting)
    mutator.casts = casts
    return mutator
  }
}

extension PathOperationReader {
  /// `router.open(HomeRoute.item)`: its type says which way it goes.
  func readCast(_ name: String, _ receiver: String?, _ candidate: MutatorCalls.Candidate, _ argument: Argument) {
    guard let type = MutatorCalls.routeType(of: argument.value, model, typer, position.scope),
      let way = candidate.mutator.casts.first(where: { $0.type == type })?.way
    else { return }
    var candidate = candidate
    candidate.mutator.isPresenting = way.isPresenting
    candidate.route = type
    let count = visitor.result.transitions.count
    if way.wrapper.cases.isEmpty {
      let isTaken = way.isPresenting ? model.routes[type] != nil : model.mayBePushed(type)
      if isTaken {
        transition(model.kind(of: candidate.mutator), name, receiver, argument.value, expecting: .nominal(type, []))
      }
    } else {
      readWrapped(name, receiver, way.wrapper, argument, candidate)
    }
    guard way.isConditional else { return }
    for index in visitor.result.transitions.indices where index >= count {
      visitor.result.transitions[index].isConditional = true
    }
  }
}
