/// Reads what `handle(_ action:)` does with every action: section 4 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCHandlerReader {
  let visitor: SUCVisitor
  let coordinator: NominalID
  let function: FunctionDeclaration
  let context: DeclarationContext
  private var logging: LoggingCalls { LoggingCalls(resolver: visitor.resolver, owner: coordinator) }
  /// What the action is called: the parameter, and inside a `switch` what a cast binds.
  private var names: Set<String>
  private var clauses: [SUCHandler.Clause] = []
  private var rest = Set<SUCHandler.Outcome>()
  private var worksFirst = false
  /// `parent` is a local variable somewhere.
  private var hidesParent = false

  init(
    _ visitor: SUCVisitor, _ coordinator: NominalID, _ function: FunctionDeclaration, _ context: DeclarationContext
  ) {
    self.visitor = visitor
    self.coordinator = coordinator
    self.function = function
    self.context = context
    names = [function.parameters.first?.name ?? ""]
  }

  static func isHandler(_ node: FunctionDeclaration, _ context: DeclarationContext, _ resolver: Resolver) -> Bool {
    guard node.name == "handle", !node.head.modifiers.isTypeMember, node.parameters.count == 1,
      let only = node.parameters.first, only.label == nil
    else { return false }
    if let constraint = constraint(of: only, in: node) {
      return SUCFramework.isAnyAction(resolver.resolve(constraint, in: context), resolver)
    }
    return SUCFramework.isAnyAction(resolver.resolve(only.type, in: context), resolver)
  }

  /// `CoordinatorAction` of `some CoordinatorAction` and `A` in `<A: CoordinatorAction>`: such a function stands beside the
  /// framework's, and which of them a call means, its argument says.
  static func constraint(of parameter: Parameter, in node: FunctionDeclaration) -> TypeSyntax? {
    if case .some(let constraint) = parameter.type { return constraint }
    guard let name = parameter.type.dottedName else { return nil }
    return node.generics.first { $0.name == name }?.constraint
  }

  mutating func read() -> SUCHandler {
    let statements = function.body?.statements ?? []
    let isWritten = function.body != nil && !function.head.mayReplaceBody
    if !isWritten { rest.insert(.maybe) }
    if let only = function.parameters.first, SUCHandlerReader.constraint(of: only, in: function) != nil {
      rest.insert(.maybe)
    }
    hidesParent = SUCOtherWork.bindsParent(statements)
    let isEnded = collect(statements, depth: 0)
    if !isEnded, rest.isEmpty { rest = [.dropped] }
    return SUCHandler(
      coordinator: coordinator, clauses: clauses, rest: rest,
      isOverride: function.head.modifiers.contains(.override), nameRange: function.nameRange, range: function.range,
      file: visitor.file, isEmpty: statements.isEmpty && isWritten,
      worksFirst: worksFirst)
  }

  /// Notes what a list of statements does with the actions that no clause before took; true where nothing goes on
  /// behind.
  private mutating func collect(_ statements: [Statement], depth: Int) -> Bool {
    guard depth < 16 else {
      rest.insert(.maybe)
      return true
    }
    for (index, statement) in statements.enumerated() {
      switch statement {
      case .switch(let node) where isAction(node.subject):
        let hadDefault = collect(node, depth)
        noteWork(behind: statements[(index + 1)...], isForAll: hadDefault)
        if hadDefault { return true }
      case .if(let node) where node.conditions.contains { clausePattern($0) != nil }:
        collect(node, depth)
        noteWork(behind: statements[(index + 1)...], isForAll: false)
      case .guard(let node):
        if collect(node, depth, behind: Array(statements[(index + 1)...])) { return true }
      case .do(let node) where sortsActions(node):
        let isDone = collect(node.body.statements, depth: depth + 1)
        noteWork(behind: statements[(index + 1)...], isForAll: isDone)
        if isDone { return true }
      case .return, .throw:
        collectEnd(statement)
        return true
      case .jump:
        if rest.isEmpty { rest.insert(.dropped) }
        return true
      case .conditional: rest.insert(.maybe)
      case .expression(let expression):
        guard let outcome = outcome(of: expression) else { continue }
        rest.insert(outcome)
        if outcome == .trap { return true }
        if depth == 0, clauses.isEmpty { worksFirst = true }
      default:
        guard touches(statement) else { continue }
        rest.insert(.maybe)
        if depth == 0, clauses.isEmpty { worksFirst = true }
      }
    }
    return false
  }

  /// `do { switch action { … } } catch { … }`, where nothing is done before, and no `catch` has the action.
  private func sortsActions(_ node: DoStatement) -> Bool {
    guard node.catches.allSatisfy({ $0.patterns.isEmpty && $0.filters.isEmpty && !mentionsAction($0.body.statements) }),
      case .switch(let sorting)? = node.body.statements.first(where: touches)
    else { return false }
    let thrown = sorting.cases.flatMap(\.statements).filter { if case .throw = $0 { true } else { false } }
    return isAction(sorting.subject) && !mentionsAction(thrown)
  }

  /// `switch action { … }` where that is all of `do { switch action { … } } catch { … }`
  private func insideDo(_ statement: Statement) -> Statement {
    guard case .do(let node) = statement, node.body.statements.count == 1, sortsActions(node) else { return statement }
    return node.body.statements.first ?? statement
  }

  /// What stands behind the cases runs for all that do not leave.
  private mutating func noteWork(behind statements: ArraySlice<Statement>, isForAll: Bool) {
    guard statements.contains(where: touches) else { return }
    if isForAll { rest = [.maybe] }
    for index in clauses.indices where clauses[index].outcome == .emptyCase { clauses[index].outcome = .handled }
  }

  /// It hands the action on, or does something whatever the action is.
  private func touches(_ statement: Statement) -> Bool {
    if case .expression(let expression) = statement, case .call(let call) = ReceiverChain.stripped(expression),
      logging.contains(call)
    {
      return false
    }
    return mentionsAction([statement]) || SUCOtherWork(logging: logging).isDone(by: [statement])
  }

  /// What fails the guard ends in its body; what passes goes on. True where the guard sorts actions.
  private mutating func collect(_ node: GuardStatement, _ depth: Int, behind: [Statement]) -> Bool {
    guard let clause = guardClause(node) else {
      // Its conditions may hand the action on: `guard !process(action) else { return }`.
      if touches(.guard(node)) {
        rest.insert(.maybe)
        if depth == 0, clauses.isEmpty { worksFirst = true }
      }
      return false
    }
    _ = collect(node.body.statements, depth: depth + 1)
    let bound = node.conditions.lazy.compactMap(boundName).first
    if clause.name == nil { addCases(of: clause.owner, calledIn: bound, behind, clause.isConditional) }
    clauses.append(clause)
    return true
  }

  private mutating func collectEnd(_ statement: Statement) {
    if case .return(let value?, _) = statement, let outcome = outcome(of: value) {
      rest.insert(outcome)
    } else if rest.isEmpty {
      rest.insert(.dropped)
    }
  }

  // MARK: Expressions

  private func isAction(_ expression: Expression) -> Bool {
    if case .name(let node) = ReceiverChain.stripped(expression) { names.contains(node.name) } else { false }
  }

  /// What an expression does with the action; nil where it does nothing, or logs.
  private func outcome(of expression: Expression) -> SUCHandler.Outcome? {
    guard case .call(let call) = ReceiverChain.stripped(expression) else {
      return touches(.expression(expression)) ? .maybe : nil
    }
    if case .name(let node) = call.callee, SUCOtherWork.traps.contains(node.name) { return .trap }
    if let target = forwarding(call) { return target }
    return logging.contains(call) ? nil : .maybe
  }

  /// `parent?.handle(action)`, `super.handle(action)`
  private func forwarding(_ call: CallExpression) -> SUCHandler.Outcome? {
    guard case .member(let node) = call.callee, node.name == "handle", call.arguments.count == 1,
      let argument = call.arguments.first, argument.label == nil, isAction(argument.value), let base = node.base
    else { return nil }
    switch ReceiverChain.stripped(base) {
    case .name(let name) where name.name == "super": return .toSuper
    case .name(let name) where name.name == "parent": return hidesParent ? .maybe : .toParent
    case .member(let member) where member.name == "parent" && member.base.flatMap(ReceiverChain.name) == "self":
      return .toParent
    default: return .maybe
    }
  }

  private func mentionsAction(_ statements: [Statement]) -> Bool {
    var found = false
    ExpressionWalk.visit(statements) { expression in
      if case .name(let node) = expression, names.contains(node.name) { found = true }
    }
    return found
  }

  // MARK: Cases

  /// True where the switch deals with everything.
  private mutating func collect(_ node: SwitchStatement, _ depth: Int) -> Bool {
    var hasDefault = false
    if node.isIncomplete { rest.insert(.maybe) }
    for (index, item) in node.cases.enumerated() {
      if !item.conditions.isEmpty {
        rest.insert(.maybe)
        continue
      }
      if item.isDefault || item.items.contains(where: { SwitchCoverage.isIrrefutable($0.pattern) && $0.where == nil }) {
        hasDefault = true
        if !collect(item.statements, depth: depth + 1), rest.isEmpty { rest.insert(.dropped) }
        continue
      }
      // What falls through to the default ends as everything else does.
      guard let outcome = outcome(ofCase: index, in: node) else { continue }
      let body = TextRange(item.items.last?.range.end ?? item.range.start, item.range.end)
      for alternative in item.items {
        if case .cast(let inner?, let type) = SwitchCoverage.bare(alternative.pattern), let id = actionEnum(type) {
          addCases(of: id, calledIn: SwitchCoverage.name(inner), item.statements, alternative.where != nil)
        }
        add(alternative, outcome, body)
      }
    }
    return hasDefault
  }

  /// A case that falls through does what the next one does; nil where that is the default.
  private func outcome(ofCase index: Int, in node: SwitchStatement) -> SUCHandler.Outcome? {
    for item in node.cases[index...] {
      guard item.conditions.isEmpty else { return .handled }
      guard case .jump("fallthrough", _)? = item.statements.last else {
        return item.isDefault ? nil : outcome(ofCase: item.statements)
      }
      if item.statements.count > 1 { return .handled }
    }
    return .handled
  }

  private func outcome(ofCase statements: [Statement]) -> SUCHandler.Outcome {
    let isIdle = statements.allSatisfy { statement in
      switch statement {
      case .jump, .return(nil, _): true
      // `()`
      case .expression(.tuple(let node)): node.elements.isEmpty
      default: false
      }
    }
    if isIdle {
      let leaves = statements.contains { if case .return = $0 { true } else { false } }
      return leaves ? .emptyReturn : .emptyCase
    }
    guard statements.count == 1, case .expression(let only)? = statements.first,
      case .call(let call) = ReceiverChain.stripped(only)
    else { return .handled }
    if case .name(let node) = call.callee, SUCOtherWork.traps.contains(node.name) { return .trap }
    return forwarding(call) ?? .handled
  }

  private mutating func add(_ item: SwitchStatement.Item, _ outcome: SUCHandler.Outcome, _ body: TextRange) {
    add(SwitchCoverage.bare(item.pattern), isConditional: item.where != nil, outcome, body, item.range)
  }

  private mutating func add(
    _ pattern: Pattern, isConditional: Bool, _ outcome: SUCHandler.Outcome, _ body: TextRange, _ range: TextRange
  ) {
    switch pattern {
    case .enumCase(let type, let name, let nameRange, let arguments):
      guard let type, let id = actionEnum(type) else {
        rest.insert(.maybe)
        return
      }
      let isPartial = (arguments ?? []).contains { !SwitchCoverage.isIrrefutable($0.pattern) }
      clauses.append(
        SUCHandler.Clause(
          owner: id, name: name, isConditional: isConditional || isPartial, outcome: outcome, range: nameRange,
          body: body))
    case .cast(_, let type):
      guard let id = actionEnum(type) else {
        rest.insert(.maybe)
        return
      }
      // What it does with the single cases is not followed.
      clauses.append(
        SUCHandler.Clause(
          owner: id, name: nil, isConditional: isConditional, outcome: outcome.isEmpty ? outcome : .handled,
          range: range, body: body))
    default: rest.insert(.maybe)
    }
  }

  /// `switch action` behind `let action = action as? E`, where nothing else is done: what becomes of each case of `E`.
  /// Where code goes on behind it, an empty case is no end.
  private mutating func addCases(
    of id: NominalID, calledIn name: String?, _ statements: [Statement], _ isConditional: Bool, goesOn: Bool = false
  ) {
    let outer = names
    defer { names = outer }
    if let name { names.insert(name) }
    guard let name, statements.count == 1, case .switch(let node)? = statements.first.map(insideDo),
      case .name(let subject) = ReceiverChain.stripped(node.subject), subject.name == name
    else { return }
    var isPlain = !node.isIncomplete
    for (index, item) in node.cases.enumerated() where !item.isDefault {
      guard item.conditions.isEmpty, var outcome = outcome(ofCase: index, in: node) else {
        isPlain = false
        continue
      }
      if goesOn, outcome == .emptyCase { outcome = .handled }
      let body = TextRange(item.items.last?.range.end ?? item.range.start, item.range.end)
      for alternative in item.items {
        guard case .enumCase(_, let name, let range, let arguments) = SwitchCoverage.bare(alternative.pattern) else {
          isPlain = false
          continue
        }
        let isPartial = (arguments ?? []).contains { !SwitchCoverage.isIrrefutable($0.pattern) }
        clauses.append(
          SUCHandler.Clause(
            owner: id, name: name, isConditional: isConditional || isPartial || alternative.where != nil,
            outcome: outcome, range: range, body: body))
      }
    }
    if isPlain, !isConditional, let rest = node.cases.last, rest.isDefault { addRest(rest, of: id, goesOn: goesOn) }
  }

  /// `default: break` of such a `switch`: what becomes of all other cases of `E`. Where it does something, they are handled.
  private mutating func addRest(_ item: SwitchStatement.Case, of id: NominalID, goesOn: Bool) {
    let outcome = outcome(ofCase: item.statements)
    guard outcome != .handled, item.conditions.isEmpty, !(goesOn && outcome == .emptyCase) else { return }
    clauses.append(
      SUCHandler.Clause(
        owner: id, name: nil, isConditional: false, outcome: outcome, range: item.range, body: item.range))
  }

  private func actionEnum(_ type: TypeSyntax) -> NominalID? {
    let resolved = visitor.resolver.resolve(type, in: context)
    if let id = resolved.nominalID, visitor.model.actions[id] != nil { return id }
    return SUCFramework.name(of: resolved, visitor.resolver) == "Action" ? NominalID("Action") : nil
  }

  // MARK: `if` and `guard`

  private mutating func collect(_ node: IfStatement, _ depth: Int) {
    let found = node.conditions.compactMap(clausePattern)
    guard let pattern = found.first else {
      if touches(.if(node)) { rest.insert(.maybe) }
      return
    }
    let outcome = outcome(ofCase: node.body.statements)
    if case .cast(_, let type) = pattern, let id = actionEnum(type) {
      let bound = node.conditions.lazy.compactMap(boundName).first
      addCases(of: id, calledIn: bound, node.body.statements, node.conditions.count > 1, goesOn: true)
    }
    add(pattern, isConditional: node.conditions.count > 1, outcome, node.body.range, node.range)
    switch node.alternative {
    case .else(let block): _ = collect(block.statements, depth: depth + 1)
    case .elseIf(let other): collect(other, depth + 1)
    case nil: break
    }
  }

  /// `case E.c = action`, `let a = action as? E`
  private func clausePattern(_ condition: Condition) -> Pattern? {
    guard case .binding(let pattern, _, let value?) = condition else { return nil }
    if isAction(value), case .enumCase = SwitchCoverage.bare(pattern) { return SwitchCoverage.bare(pattern) }
    if case .cast(let node) = ReceiverChain.stripped(value), node.kind == .asOptional, isAction(node.operand) {
      return .cast(nil, node.type)
    }
    return nil
  }

  /// `a` in `let a = action as? E`
  private func boundName(_ condition: Condition) -> String? {
    guard case .cast? = clausePattern(condition), case .binding(let pattern, _, _) = condition else { return nil }
    return SwitchCoverage.name(pattern)
  }

  private func guardClause(_ node: GuardStatement) -> SUCHandler.Clause? {
    guard let pattern = node.conditions.lazy.compactMap(clausePattern).first else { return nil }
    switch pattern {
    case .enumCase(let type?, let name, let range, _):
      guard let id = actionEnum(type) else { return nil }
      return SUCHandler.Clause(
        owner: id, name: name, isConditional: node.conditions.count > 1, outcome: .handled, range: range,
        body: function.range)
    case .cast(_, let type):
      guard let id = actionEnum(type) else { return nil }
      return SUCHandler.Clause(
        owner: id, name: nil, isConditional: node.conditions.count > 1, outcome: .handled, range: node.range,
        body: function.range)
    default: return nil
    }
  }
}
