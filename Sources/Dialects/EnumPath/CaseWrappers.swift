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
}

struct CaseWrapperReader {
  let resolver: Resolver
  /// What stored paths and sheets' slots hold, by name.
  let elements: [String: NominalID]
  /// Functions of the same type that push what they are given.
  let mutators: [String: [EnumPathMutator]]

  struct Found {
    var parameter: Int
    var path: String
    var isPresenting: Bool
    var wrapper: EnumPathWrapper
  }

  /// Nil where nothing is wrapped, where that is one branch of several, and where a body moves anything else as well.
  func read(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext, target: Target
  ) -> Found? {
    let moves = moves(in: body, target)
    let found = moves.compactMap { move -> Found? in
      guard !move.isBranch, let (parameter, wrapper) = wrapped(move.value, node, move.element, context) else {
        return nil
      }
      return Found(parameter: parameter, path: move.path, isPresenting: move.isPresenting, wrapper: wrapper)
    }
    return found.count == moves.count && Set(found.map(\.wrapper)).count == 1 ? found.first : nil
  }

  /// The path or slot that an expression names.
  typealias Target = (Expression?) -> (name: String, isPresenting: Bool)?

  /// A value that goes into a path or a slot.
  private struct Move {
    var value: Expression
    var path: String
    var isPresenting: Bool
    var element: NominalID?
    /// Only some runs of the body come here.
    var isBranch: Bool
  }

  private func moves(in body: CodeBlock, _ target: Target) -> [Move] {
    var moves: [Move] = []
    for statement in body.statements {
      var isBranch = true
      if case .expression = statement { isBranch = false }
      ExpressionWalk.visit([statement]) { expression in
        for var move in self.moves(expression, target) {
          move.isBranch = isBranch
          moves.append(move)
        }
      }
    }
    return moves
  }

  private func moves(_ expression: Expression, _ target: Target) -> [Move] {
    switch expression {
    case .assignment(let assignment):
      guard let (name, isPresenting) = target(assignment.target) else { return [] }
      return listed(assignment.value).map { move($0, name, isPresenting, elements[name]) }
    case .call(let call):
      guard case .member(let member) = call.callee, ["append", "insert"].contains(member.name),
        let (name, isPresenting) = target(member.base), let value = call.arguments.first?.value
      else { return handed(call).map { move($1, $0.path, $0.isPresenting, $0.type) } }
      return [move(value, name, isPresenting, elements[name])]
    default: return []
    }
  }

  private func move(_ value: Expression, _ path: String, _ isPresenting: Bool, _ element: NominalID?) -> Move {
    Move(value: value, path: path, isPresenting: isPresenting, element: element, isBranch: false)
  }

  private func listed(_ value: Expression) -> [Expression] {
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

  /// What a call hands to functions of its own type that push.
  private func handed(_ call: CallExpression) -> [(EnumPathMutator, Expression)] {
    var name: String?
    switch call.callee {
    case .name(let callee): name = callee.name
    case .member(let member):
      if case .name(let base)? = member.base, base.name == "self" { name = member.name }
    default: break
    }
    return (name.flatMap { mutators[$0] } ?? []).compactMap { mutator in
      mutator.parameter < call.arguments.count ? (mutator, call.arguments[mutator.parameter].value) : nil
    }
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
        if case .name(let name) = argument.value {
          guard let parameter = node.parameters.firstIndex(where: { $0.name == name.name }) else { continue }
          return (parameter, EnumPathWrapper(cases: [own]))
        }
        let inner = resolver.resolve(declared.parameters[index].type, in: found.context(resolver)).unwrapped.nominalID
        guard let (parameter, wrapper) = wrapped(argument.value, node, inner, context) else { continue }
        return (parameter, EnumPathWrapper(cases: [own] + wrapper.cases))
      }
    }
    return nil
  }
}
