/// Functions that take an action apart: `func open(_ action: Action) { switch action { case .screen(let screen):
/// path.append(screen) … } }`. What a case of the action carries is pushed or presented, as its branch says; or the branch
/// makes something of its own of it.

import Facts
import Semantics
import SourceText

/// A case of an action, and where what it carries goes.
struct EnumPathAction: Hashable, Sendable {
  var name: String
  /// What the action is made for, where it is generic.
  var arguments: [Type]
  /// What it carries that moves; nil where its branch moves something else.
  var type: NominalID?
  /// Of what it carries.
  var label: String?
  /// Carries nothing else that has to be given.
  var isComplete: Bool
  var path: String
  /// Who owns the path or slot, where that is another type.
  var holder: NominalID?
  var isPresenting: Bool
}

extension EnumPathMutator {
  /// What goes into paths, and into which.
  var pushed: [(type: NominalID, path: String)] {
    if !actions.isEmpty {
      return actions.compactMap { action in
        action.isPresenting ? nil : action.type.map { ($0, action.path) }
      }
    }
    guard let type, !isPresenting, wrapper == nil else { return [] }
    return [(type, path)]
  }
}

extension MutatorReader {
  /// A body with a `switch` over a parameter, of which branches push or present what the case carries. What gives back a
  /// view does so later, if at all: in its buttons.
  func acting(
    _ node: FunctionDeclaration, _ body: CodeBlock, _ context: DeclarationContext,
    moves: (Expression) -> [EnumPathMove]
  ) -> EnumPathMutator? {
    if EnumPathSwiftUI.isView(node.result) { return nil }
    for (index, statement) in MutatorReader.switches(node, MutatorReader.statements(of: body, node)) {
      var mutator = mutator(node, index, "", context)
      let inner = context.adding(node.generics, node.requirements)
      let action = resolver.resolve(node.parameters[index].passedType, in: inner)
      guard case .nominal(let id, _) = action, id == mutator.type, resolver.isWorkspaceType(id) else { return nil }
      // Beside something else, it only says how that is shown.
      let isAlone = node.parameters.indices.allSatisfy { $0 == index || node.parameters[$0].defaultText != nil }
      let found = statement.cases.flatMap { branch in
        let carried = actions(in: branch, of: action, moves)
        return carried.isEmpty && isAlone ? steps(in: branch, of: action, moves) : carried
      }
      // A case with two branches goes one way or the other.
      mutator.actions = found.filter { item in found.count { $0.name == item.name } == 1 }
      guard let first = mutator.actions.first else { continue }
      mutator.path = first.path
      mutator.holder = first.holder
      mutator.isPresenting = mutator.actions.allSatisfy(\.isPresenting)
      return mutator
    }
    return nil
  }

  /// Over parameters.
  private static func switches(
    _ node: FunctionDeclaration, _ statements: [Statement]
  ) -> [(parameter: Int, statement: SwitchStatement)] {
    statements.compactMap { statement in
      guard case .switch(let found) = statement, case .name(let subject) = ReceiverChain.stripped(found.subject) else {
        return nil
      }
      return node.parameters.firstIndex { $0.name == subject.name }.map { ($0, found) }
    }
  }

  /// Its own, and behind them those of closures that run later or elsewhere: `Task { … }`, `withAnimation { … }`.
  static func statements(of body: CodeBlock, _ node: FunctionDeclaration) -> [Statement] {
    let parameters = Set(node.parameters.map(\.name))
    var found: [Statement] = []
    var pending = [body.statements]
    while !pending.isEmpty {
      for statement in pending.removeFirst() {
        if let inner = inner(statement, parameters) { pending.append(inner) } else { found.append(statement) }
      }
    }
    return found
  }

  /// Nil for what runs no closure, or one in which the name of a parameter is another's.
  private static func inner(_ statement: Statement, _ parameters: Set<String>) -> [Statement]? {
    let inner: [Statement]
    switch statement {
    case .do(let node): inner = node.body.statements
    case .expression(let value):
      guard let closure = closure(runBy: value),
        !closure.captures.contains(where: { $0.value != nil && parameters.contains($0.name) })
      else { return nil }
      inner = closure.statements
    default: return nil
    }
    return inner.contains { mayShadow($0, parameters) } ? nil : inner
  }

  /// A variable may be what the switch appends to, in place of a path of that name.
  private static func mayShadow(_ statement: Statement, _ parameters: Set<String>) -> Bool {
    switch statement {
    case .declaration(.variable(let node)):
      return !node.isConstant || node.bindings.contains { $0.name.map { parameters.contains($0.text) } ?? true }
    case .guard(let node):
      return node.conditions.contains { condition in
        guard case .binding(let pattern, _, _) = condition else { return false }
        var isBound = false
        pattern.eachName { name, _ in isBound = isBound || parameters.contains(name) }
        return isBound
      }
    default: return false
    }
  }

  /// The closure behind a call, if that is told nothing.
  private static func closure(runBy value: Expression) -> ClosureExpression? {
    var call = value
    while case .attempt(let node) = call { call = node.operand }
    guard case .call(let node) = call, let last = node.arguments.last, last.isTrailing,
      case .closure(let closure) = last.value, closure.parameters?.isEmpty ?? true
    else { return nil }
    switch node.callee {
    case .name(let runner): return runners.contains(runner.name) ? closure : nil
    case .member(let runner): return runners.contains(runner.name) ? closure : nil
    default: return nil
    }
  }

  private static let runners: NameSet = [
    "Task", "detached", "run", "async", "asyncAfter", "withAnimation", "withTransaction",
  ]

  /// Whether the name of a parameter means what a case of it carries: `switch route { case .push(let route): … }`.
  static func rebinds(_ node: FunctionDeclaration, _ body: CodeBlock) -> Bool {
    switches(node, body.statements).contains { parameter, statement in
      statement.cases.flatMap(\.items).contains { item in
        guard case .enumCase(_, _, _, let arguments?) = SwitchCoverage.bare(item.pattern) else { return false }
        return arguments.contains { argument in
          guard case .identifier(let name, _) = SwitchCoverage.bare(argument.pattern) else { return false }
          return name == node.parameters[parameter].name
        }
      }
    }
  }

  /// `case .help: path.append(.help)`, and what hands on what it carries to a function that takes that apart.
  private func steps(
    in branch: SwitchStatement.Case, of action: Type, _ possible: (Expression) -> [EnumPathMove]
  ) -> [EnumPathAction] {
    guard branch.conditions.isEmpty, case .nominal(_, let made) = action else { return [] }
    var moves: [EnumPathMove] = []
    ExpressionWalk.visit(branch.statements) { expression in
      let found = possible(expression)
      if case .assignment = expression { moves += found.filter { !$0.isEmpty } } else { moves += found }
    }
    guard let first = moves.first else { return [] }
    return branch.items.compactMap { item in
      guard item.where == nil, case .enumCase(_, let name, _, _) = SwitchCoverage.bare(item.pattern) else { return nil }
      return EnumPathAction(
        name: name, arguments: made, type: nil, label: nil, isComplete: false, path: first.path, holder: first.holder,
        isPresenting: moves.allSatisfy(\.isPresenting))
    }
  }

  private func actions(
    in branch: SwitchStatement.Case, of action: Type, _ possible: (Expression) -> [EnumPathMove]
  ) -> [EnumPathAction] {
    guard branch.conditions.isEmpty, branch.items.count == 1, let item = branch.items.first, item.where == nil,
      case .enumCase(_, let name, _, let arguments?) = SwitchCoverage.bare(item.pattern),
      case .nominal(_, let made) = action
    else { return [] }
    var moves: [EnumPathMove] = []
    ExpressionWalk.visit(branch.statements) { moves += possible($0) }
    func isBound(_ move: EnumPathMove, at index: Int) -> Bool {
      guard index < arguments.count, case .identifier(let bound, _) = SwitchCoverage.bare(arguments[index].pattern),
        case .name(let value) = move.value
      else { return false }
      return value.name == bound
    }
    let carried = route(carriedBy: name, of: action) { index in moves.contains { isBound($0, at: index) } }
    guard let (index, type, node) = carried else { return [] }
    // Another function of the name that is called takes another type.
    moves.removeAll { isBound($0, at: index) && $0.element ?? type != type }
    guard let first = moves.first, moves.allSatisfy({ $0.goesAs(first) }),
      moves.allSatisfy({ isBound($0, at: index) && !$0.isConditional && $0.actions.isEmpty && $0.wrapper.cases.isEmpty }
      )
    else { return [] }
    let others = node.parameters.indices.filter { $0 != index }
    return [
      EnumPathAction(
        name: name, arguments: made, type: type, label: node.parameters[index].label,
        isComplete: others.allSatisfy { node.parameters[$0].defaultText != nil }, path: first.path,
        holder: first.holder, isPresenting: first.isPresenting)
    ]
  }

  /// The only enum among what a case carries and its branch moves.
  private func route(
    carriedBy name: String, of action: Type, where isMoved: (Int) -> Bool
  ) -> (index: Int, type: NominalID, node: EnumCaseDeclaration)? {
    let declared = resolver.members(name, of: action).compactMap { found in
      if case .enumCase(let node) = found.member.declaration { (found, node) } else { nil }
    }
    guard let (found, node) = declared.first, declared.count == 1 else { return nil }
    let context = found.member.context(resolver)
    let enums = node.parameters.enumerated().compactMap { index, parameter -> (index: Int, type: NominalID)? in
      let type = resolver.resolve(parameter.type, in: context).substituting(found.substitution).unwrapped.nominalID
      guard let type, isMoved(index), resolver.info(type).entries.contains(where: { $0.node.kind == .enum }) else {
        return nil
      }
      return (index, type)
    }
    return enums.count == 1 ? enums.first.map { ($0.index, $0.type, node) } : nil
  }
}

extension EnumPathMove {
  fileprivate func goesAs(_ other: EnumPathMove) -> Bool {
    (path, holder, isPresenting) == (other.path, other.holder, other.isPresenting)
  }

  /// `path = NavigationPath()`, `path = [Step]()`
  fileprivate var isEmpty: Bool {
    guard case .call(let call) = value, call.arguments.isEmpty else { return false }
    if case .array = call.callee { return true }
    return ParameterReader.constructs(call)
  }
}

extension PathOperationReader {
  /// What a function takes out of its own action is a transition where the action is given.
  func isPartOfAction(_ node: NameExpression, _ function: FunctionDeclaration) -> Bool {
    guard let local = position.scope.lookup(node.name),
      case .associatedValue(.name(let subject), _, let name, _, _) = local.binding,
      function.parameters.contains(where: { $0.name == subject.name }), let owner = position.owner.type
    else { return false }
    let signature = MutatorReader.signature(of: function)
    let known = (model.mutators[owner]?[function.name] ?? []) + (model.forwarding[owner]?[function.name] ?? [])
    return known.contains { mutator in
      mutator.signature == signature && mutator.actions.contains { $0.name == name && $0.type != nil }
    }
  }

  /// `router.open(.screen(.home))`: what the action carries is the route.
  func readAction(_ name: String, _ receiver: String?, _ candidate: MutatorCalls.Candidate, _ argument: Argument) {
    guard let type = candidate.route else { return }
    let action = Type.nominal(type, candidate.mutator.actions.first?.arguments ?? [])
    var reader = visitor.reader
    reader.assumesValue = true
    let expected = candidate.mutator.takesOptional ? .optional(action) : action
    for reading in reader.readings(of: argument.value, expecting: expected, in: position.scope) {
      let isCarried = reading.ways.contains { way in step(way, candidate)?.type != nil || way.hops.isEmpty }
      if isCarried {
        visitor.note(reading, at: position)
        visitor.report(reading.problems, at: position)
      } else {
        // What else a case carries is read where it stands.
        visitor.noteActions(reading)
        visitor.report(reading.problems.filter { $0.owner == type }, at: position)
      }
      let count = visitor.result.transitions.count
      for way in reading.ways.flatMap({ made($0, argument.value, type) }) {
        add(way, name, receiver, candidate, argument, of: type)
      }
      doubtKept(argument.value, isEvent: true, since: count)
    }
  }

  /// `let event = Event.open(.home)` is what it was made of; any other value as it is.
  private func made(_ way: EnumReading, _ value: Expression, _ action: NominalID) -> [EnumReading] {
    guard way.hops.isEmpty, way.problems.isEmpty, !way.isUnfinished else { return [way] }
    let ways = constant(value, of: action).map { hops in
      var made = way
      (made.hops, made.unknown) = (hops, nil)
      return made
    }
    return ways.isEmpty ? [way] : ways
  }

  /// What a closure is given, somebody else has made: `Screen(send: { coordinator.handle($0) })`
  private func isOfClosure(_ value: Expression) -> Bool {
    guard case .name(let node) = value else { return false }
    switch position.scope.lookup(node.name)?.binding {
    case .closureParameter, .functionParameter: return true
    default: return false
    }
  }

  private func step(_ reading: EnumReading, _ candidate: MutatorCalls.Candidate) -> EnumPathAction? {
    candidate.mutator.actions.first { $0.name == reading.hops.first?.name }
  }

  private func add(
    _ way: EnumReading, _ name: String, _ receiver: String?, _ candidate: MutatorCalls.Candidate, _ argument: Argument,
    of type: NominalID
  ) {
    var reading = way
    // Of events that are handed on to holders of other types in part, most go nowhere.
    let carries = candidate.mutator.actions.contains { $0.type != nil && $0.holder == nil }
    if carries, reading.hops.isEmpty, reading.problems.isEmpty, reading.unknown != nil, !isOwnParameter(argument.value),
      !isOfClosure(argument.value)
    {
      (reading.unknown, reading.isTyped) = ("which action this is, a variable says", false)
      add(.push, name, receiver, reading)
    }
    guard let outer = reading.hops.first, outer.owner == type, let action = step(reading, candidate) else { return }
    if let carried = action.type, model.routes[carried] == nil { return }
    visitor.result.takenActions.append(
      EnumPathTakenAction(owner: outer.owner, name: outer.name, range: outer.range, call: name, receiver: receiver))
    if action.type == nil { return }
    reading.hops.removeFirst()
    if let first = reading.hops.first { (reading.range, reading.name) = (first.range, first.name) }
    if reading.hops.isEmpty, reading.problems.isEmpty, !reading.isUnfinished {
      (reading.unknown, reading.isTyped) = (reading.unknown ?? "the value of a variable", true)
    }
    let opening = ".\(action.name)(" + (action.label.map { "\($0): " } ?? "")
    let around = EnumPathActionCall(
      opening: opening, isComplete: action.isComplete && candidate.mutator.labels.count == 1)
    add(action.isPresenting ? .present : .push, name, receiver, reading, in: around)
    if reading.hops.isEmpty, let last = visitor.result.transitions.indices.last {
      visitor.result.transitions[last].type = action.type
    }
  }
}
