/// Walks one file for VDFlow and asks for every expression what it does to a flow.

import Facts
import RouteGraph
import Semantics
import SourceText

final class VDFlowVisitor: DialectVisitor {
  let model: VDFlowModel
  let file: FileID
  let typer: Typer
  var result = FlowFileResult()
  /// Member expressions that the call around them has dealt with.
  var consumed = Set<ObjectIdentifier>()
  /// Member expressions on the way to a selection or to what is assigned.
  var passedMembers = Set<ObjectIdentifier>()
  var containers: [FlowContainer] = []
  /// What tests of a selection say about the code that runs behind them.
  var knownSelections: [KnownSelection] = []
  /// Where statement lists stand, outer ones first.
  var statementLists: [TextRange] = []
  /// The outermost of the calls that start where the last one does.
  var modifierChain = TextRange.zero
  /// Reads of `selected` about which the code around says what becomes of them.
  var understoodSelections = Set<ObjectIdentifier>()
  /// Steps that a read of `selected` is compared with, where nothing else says whose selection it is.
  var comparedSteps: [ObjectIdentifier: Set<String>] = [:]
  /// Members whose place says which type they are of.
  var placedMembers: [ObjectIdentifier: Type] = [:]
  /// Names like steps', of which the place does not tell.
  var unplaced: [(name: String, range: TextRange)] = []
  /// Names of local variables with attributes, which may be wrappers.
  var wrappedLocals = Set<TextRange>()
  /// Calls of `isSelected` whose binding the user can switch on.
  var operatedBindings = Set<ObjectIdentifier>()
  /// Calls of `isSelected` whose binding is switched on without a value.
  var toggledBindings = Set<ObjectIdentifier>()
  var mounts: [FlowMount] = []
  /// What is shown while a condition holds or a binding is true, by the place of that.
  var contentBehind: [TextRange: [Statement]] = [:]
  /// The function of the app that gets a binding, by the place of that.
  var presenterBehind: [TextRange: FlowPresenter] = [:]
  /// This file's functions by the start of their names.
  private(set) lazy var functions = VDFlowVisitor.functions(of: file, resolver)
  /// The value that is being assigned, and the names of its target.
  var assigned: (range: TextRange, path: [String])?
  /// Arguments of removed calls, inside which nothing else is called removed.
  var removedArguments: [TextRange] = []
  /// The place that is asked about alone: bodies elsewhere are passed over.
  var focus: Int?
  /// Variables whose initial value has been judged.
  private var judgedValues = Set<TextRange>()
  /// `#Preview { … }`
  private var previews: [TextRange] = []
  /// Where the expression starts that is being visited.
  private var current = 0
  private let isTestFile: Bool

  init(_ model: VDFlowModel, _ file: FileID, _ typer: Typer) {
    self.model = model
    self.file = file
    self.typer = typer
    isTestFile = VDFlowVisitor.isTest(file, typer.resolver)
  }

  var resolver: Resolver { typer.resolver }

  private static func isTest(_ file: FileID, _ resolver: Resolver) -> Bool {
    SourceModule.areTests(resolver.names.imports(of: file))
      || file.path.split(separator: "/").dropLast().contains { $0.hasSuffix("Tests") }
  }

  // MARK: Dispatch

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool { focus.map(body.range.touches) ?? true }

  func visit(_ expression: Expression, at position: CodePosition) {
    current = expression.range.start
    if case .macro(let node) = expression, node.name == "Preview" { previews.append(node.range) }
    if position.owner.kind == .initialValue, judgedValues.insert(position.owner.nameRange).inserted {
      expectInitial(expression, position.owner.result, at: position)
    }
    switch expression {
    case .member(let node): visit(node, at: position)
    case .name(let node): visit(node, at: position)
    case .call(let node): visit(node, at: position)
    case .assignment(let node): visit(node, at: position)
    case .sequence(let node): visit(node, at: position)
    case .keyPath(let node): visit(node, at: position)
    case .subscripted(let node): noteCalls(node, at: position)
    case .closure(let node):
      statementLists.append(node.range)
      expectResult(of: node, at: position)
    case .unary(let node): if node.kind == .prefix("!") { understandBoolean(node.operand) }
    case .ternary(let node):
      understandBoolean(node.condition)
      noteKnownSelections(node, at: position)
    default: break
    }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    current = statement.range.start
    noteKnownSelections(statement, at: position)
    switch statement {
    case .expression: visit(statement, single: position)
    case .switch(let node): check(node, at: position)
    case .if(let node):
      noteBranch(of: node)
      for conditions in node.allConditions { check(conditions, at: position) }
    case .guard(let node): check(node.conditions, at: position)
    case .while(let node): check(node.conditions, at: position)
    case .return(let value?, _):
      guard let result = position.returned else { return }
      expect(value, resolver.resolve(result, in: position.scope.context), at: position)
    case .declaration(.function(let node)): expectDefaults(node.parameters, at: position)
    case .declaration(.variable(let node)):
      for binding in node.bindings {
        if let name = binding.name, !node.head.attributes.isEmpty { wrappedLocals.insert(name.range) }
        if let value = binding.value { expectInitial(value, binding.type, at: position) }
      }
    default: break
    }
  }

  private func check(_ conditions: [Condition], at position: CodePosition) {
    for (condition, position) in position.scoped(conditions) { check(condition, at: position) }
  }

  func visit(_ statement: Statement, single position: CodePosition) {
    guard case .expression(let value) = statement, position.owner.isSingleExpression,
      position.owner.kind == .function || position.owner.kind == .accessor, let written = position.returned
    else { return }
    expect(value, resolver.resolve(written, in: position.scope.context), at: position)
  }

  func finish() -> (any Sendable)? {
    FlowDeclarationChecker(self).check()
    FlowViewReader(self).read()
    notePossibleSteps()
    result.isTrial = isTrialFile
    return result
  }

  // MARK: What is around

  /// In tests, previews and debug code nothing counts as a use.
  func isTrial(_ position: CodePosition) -> Bool {
    if isTestFile || previews.contains(where: { $0.start <= current && current < $0.end }) { return true }
    if position.conditions.contains(where: { $0.text.contains("DEBUG") && $0.holds }) { return true }
    guard let owner = position.owner.type else { return false }
    return owner.simpleName.hasSuffix("Previews") || owner.simpleName.hasSuffix("_Preview")
      || resolver.conforms(owner, to: "PreviewProvider") == .yes
  }

  private static func functions(of file: FileID, _ resolver: Resolver) -> [Int: FunctionDeclaration] {
    let names = resolver.names
    let members = (names.types(of: file) + names.extensions(of: file)).flatMap(\.node.members)
    var found: [Int: FunctionDeclaration] = [:]
    for case .function(let node) in members + names.globals(of: file).map(\.declaration) {
      found[node.nameRange.start] = node
    }
    return found
  }

  var isTrialFile: Bool { isTestFile }

  func body(_ position: CodePosition) -> FlowBody {
    FlowBody(type: position.owner.type, name: position.owner.name, range: position.owner.nameRange)
  }

  func flow(of type: Type) -> Flow? {
    guard let flow = model.flow(of: type, in: file, resolver) else { return nil }
    model.rely(on: flow, resolver)
    return flow
  }

  /// The flow whose `Steps` a type is, optional or not.
  func selectedFlow(_ type: Type) -> Flow? {
    guard case .nominal(let id, _) = FlowBase.strip(type).type, let owner = model.stepsTypes[id] else { return nil }
    return flow(of: .nominal(owner, []))
  }

  func type(of expression: Expression, at position: CodePosition) -> Type {
    typer.type(of: expression, in: position.scope)
  }

  func report(_ finding: FlowFinding) {
    result.findings.append(finding)
  }

  /// Whether anything may be said about names that the flow lacks.
  func isJudged(_ flow: Flow) -> Bool {
    !flow.isForeign && flow.isFullyKnown && (flow.module == nil || flow.module == SourceModule.folder(of: file))
  }

  // MARK: Names in the text

  func noteUse(_ step: String, of flow: Flow, at range: TextRange) {
    result.occurrences.append(Occurrence(range: range, symbol: .routes([flow.route(step)]), role: .use))
  }

  /// `reason`: why it is not certain that the step is meant. What an error refuses is listed as such with the error.
  func list(_ call: String, _ flow: Flow, _ step: String, _ range: TextRange, reason: String? = nil) {
    let reason = reason ?? (flow.isAmbiguous ? "'\(flow.name)' is declared more than once" : nil)
    result.transitions.append(
      Transition(
        location: Location(file, range), dialect: "vdflow", call: call, receiver: flow.name,
        route: flow.route(step).description, status: reason == nil ? .resolved : .unresolved, reason: reason))
  }

  /// What is wrong, or would be if all were known.
  func listDoubtful(_ call: String, _ flow: Flow, _ step: String, _ range: TextRange) {
    list(
      call, flow, step, range,
      reason: flow.isForeign
        ? "'\(flow.name)' is declared more than once" : "whether '\(step)' of '\(flow.name)' is meant is not known")
  }

  func listUnresolved(_ call: String, receiver: String?, route: String?, _ range: TextRange, reason: String) {
    result.transitions.append(
      Transition(
        location: Location(file, range), dialect: "vdflow", call: call, receiver: receiver, route: route,
        status: .unresolved, reason: reason))
  }
}

extension TextRange {
  /// Without a leading `$` or `_`, which is no part of a step's name.
  func withoutPrefix() -> TextRange { TextRange(min(start + 1, end), end) }
}
