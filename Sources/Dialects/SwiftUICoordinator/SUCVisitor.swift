/// Walks one file for SwiftUICoordinator: finds transitions, sends, constructions and every name of a case.

import Facts
import RouteGraph
import Semantics
import SourceText

final class SUCVisitor: DialectVisitor {
  let model: SUCModel
  let file: FileID
  let typer: Typer
  let contexts: ValueContexts
  let reader: EnumReader
  var result = SUCFileResult()
  /// Functions of this file by the start of their name.
  private(set) var functions: [Int: FunctionDeclaration] = [:]
  private let isTest: Bool
  private var previews: [TextRange] = []
  private var previewTypes: [NominalID: Bool] = [:]
  private var consumed = Set<ObjectIdentifier>()
  /// Members `init` that a call calls.
  var calledInitializers = Set<ObjectIdentifier>()
  /// What the place of a call takes, where it is an argument of a construction.
  var expectedObjects: [ObjectIdentifier: Type] = [:]
  private var attempts: [(range: TextRange, kind: AttemptExpression.Kind)] = []
  /// `view(for:)` of coordinators.
  private(set) var descriptions: [TextRange] = []
  private var comparisons: [TextRange] = []
  /// What routes' `action` gives back, and whether that may be nil.
  private var transitions: [TextRange: Bool] = [:]
  private(set) var keptValues = KeptValues()

  init(_ model: SUCModel, _ file: FileID, _ typer: Typer) {
    self.model = model
    self.file = file
    self.typer = typer
    let spellings = model.spellings
    contexts = ValueContexts(file, typer) { spellings.mayMeanCase($0) || $0 == "init" }
    isTest = SourceRole.isTest(file, imports: typer.resolver.names.imports(of: file))
    let domain = EnumDomain(resolver: typer.resolver, harmless: SUCFramework.protocols, isOfTests: isTest)
    reader = EnumReader(typer: typer, domain: domain, isRoute: { model.isEnum($0) })
    collectDeclarations()
  }

  var resolver: Resolver { typer.resolver }
  var domain: EnumDomain { reader.domain }

  private func collectDeclarations() {
    let names = resolver.names
    for entry in names.types(of: file) + names.extensions(of: file) {
      for case .function(let node) in entry.node.members {
        result.functionNames.insert(node.name)
        functions[node.nameRange.start] = node
      }
      guard let (id, context) = resolver.extent(of: entry), let id else { continue }
      if model.routes[id] != nil {
        transitions.merge(SUCTransitionAction.values(in: entry.node.members, context, resolver)) { first, _ in first }
      }
      guard model.coordinators[id] != nil else { continue }
      for case .function(let node) in entry.node.members
      where node.name == "view" && node.parameters.first?.label == "for" {
        descriptions.append(node.range)
      }
    }
    for case .function(let node) in names.globals(of: file).map(\.declaration) {
      functions[node.nameRange.start] = node
      result.functionNames.insert(node.name)
    }
  }

  func finish() -> (any Sendable)? {
    SUCDeclarationReader(self).read()
    SUCDeclarationChecker(self).check()
    return result
  }

  // MARK: Walking

  func visit(_ statement: Statement, at position: CodePosition) {
    contexts.visit(statement, at: position)
    keptValues.note(statement, at: position)
    switch statement {
    case .switch(let node): visit(node, at: position)
    case .if(let node): for conditions in node.allConditions { visit(conditions, at: position) }
    case .guard(let node): visit(node.conditions, at: position)
    case .while(let node): visit(node.conditions, at: position)
    case .declaration(.variable(let node)):
      LocalChildReader(self).read(node, at: position)
      SUCVersionChecker(self).check(node, at: position)
    default: break
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    contexts.visit(expression, at: position)
    SUCVersionChecker(self).check(expression, at: position)
    if let isOptional = transitions[expression.range] {
      SUCTransitionAction(visitor: self, position: position).check(expression, isOptional: isOptional)
    }
    switch expression {
    case .attempt(let node): attempts.append((node.range, node.kind))
    case .macro(let node): if position.owner.kind == .topLevel { previews.append(node.range) }
    case .call(let call):
      noteSelf(handedBy: call, at: position)
      visit(call, at: position)
      noteValue(expression, at: position)
    case .name(let node):
      SUCInjectionReader(self, position).read(node)
      if node.name == "allCases", let owner = position.owner.type, model.isEnum(owner) {
        result.dynamicEnums.insert(owner)
      }
    case .member(let node):
      SUCInitializerReader(self, position).read(node)
      SUCInjectionReader(self, position).read(node)
      noteBinding(node)
      noteDeepLinkHandler(node, at: position)
      SUCCallChecker.checkStartRoute(node, self, at: position)
      noteValue(expression, at: position)
    case .assignment(let node):
      if case .member(let target) = node.target, SUCVisitor.weakNames.contains(target.name) {
      } else {
        noteSelf(node.value, at: position)
      }
      noteAssignment(of: node.value, to: node.target, at: position)
    case .keyPath(let node): noteAssignments(by: node, at: position)
    case .unary(let node): if node.kind == .prefix("&") { noteTarget(node.operand, at: position) }
    case .sequence(let node):
      SUCInjectionReader(self, position).read(node)
      if node.operators.contains(where: { $0 == "==" || $0 == "!=" }) { comparisons.append(node.range) }
    case .cast(let node): noteCast(node.type, at: position)
    default: break
    }
  }

  private func visit(_ call: CallExpression, at position: CodePosition) {
    SUCConstructionReader(self, position).read(call)
    SUCInjectionReader(self, position).read(call)
    noteRawValue(call, at: position)
    guard let (name, range, base) = callee(of: call, position) else { return }
    switch name {
    case "remove", "removeAll", "removeLast", "removeFirst", "popLast": result.removals.insert(position.owner.type)
    case "show", "set", "append", "start", "handle", "pop", "popToRoot", "dismiss":
      SUCCallReader(self, call, range, base, position).read(name)
    default:
      if name == "forEach" { SUCCallReader(self, call, range, base, position).read(name) }
      SUCForwardReader(self, position).noteReferences(in: call)
      SUCForwardReader(self, position).notePasses(call, name, base)
    }
  }

  private func noteRawValue(_ call: CallExpression, at position: CodePosition) {
    let values = RawValues(typer: typer, contexts: contexts)
    guard let id = values.type(madeBy: call, in: position.scope)?.nominalID, model.isEnum(id) else { return }
    result.dynamicEnums.insert(id)
  }

  func callee(
    of call: CallExpression, _ position: CodePosition
  ) -> (name: String, range: TextRange, base: Expression?)? {
    // `onAction?(.open)`
    switch ReceiverChain.stripped(call.callee) {
    case .member(let node):
      guard let base = node.base else { return nil }
      return (node.name, node.nameRange, base)
    case .name(let node):
      return position.scope.lookup(node.name) == nil ? (node.name, node.nameRange, nil) : nil
    default: return nil
    }
  }

  // MARK: Values

  /// Reads a value once, at its outermost name.
  private func noteValue(_ expression: Expression, at position: CodePosition) {
    let node: MemberExpression
    switch expression {
    case .member(let member): node = member
    case .call(let call):
      guard case .member(let member) = call.callee else { return }
      node = member
    default: return
    }
    guard !node.name.isEmpty, !consumed.contains(ObjectIdentifier(node)) else { return }
    let expected = contexts.type(of: node)
    if node.base == nil {
      guard let expected else {
        result.possibleNames.insert(node.name)
        return
      }
      // What a generic parameter stands for, other arguments say.
      if expected.unwrapped.isSymbolic { result.possibleNames.insert(node.name) }
      guard let id = expected.unwrapped.nominalID, model.isEnum(id) else { return }
    } else {
      guard let written = writtenEnum(node, position) else { return }
      if ["allCases", "init", "self"].contains(node.name) {
        result.dynamicEnums.insert(written)
        return
      }
    }
    for reading in reader.readings(of: expression, expecting: expected ?? .unknown, in: position.scope) {
      note(reading, at: position)
      report(reading.problems, position)
    }
  }

  private func writtenEnum(_ node: MemberExpression, _ position: CodePosition) -> NominalID? {
    guard let base = node.base else { return nil }
    switch base {
    case .name(let name) where name.name.first?.isUppercase == true: break
    case .member(let member) where member.name.first?.isUppercase == true: break
    default: return nil
    }
    guard case .metatype(let type) = typer.type(of: base, in: position.scope), let id = type.nominalID else {
      return nil
    }
    return model.isEnum(id) ? id : nil
  }

  /// Notes the cases that a value names; the nodes are dealt with.
  func note(_ reading: EnumReading, at position: CodePosition, role: SUCUse.Role = .value) {
    consumed.formUnion(reading.nodes)
    for hop in reading.named where model.isEnum(hop.owner) {
      note(hop.owner, hop.name, hop.range, role, at: position)
    }
  }

  func note(
    _ owner: NominalID, _ name: String, _ range: TextRange, _ role: SUCUse.Role, at position: CodePosition
  ) {
    // Its own code and 'view(for:)' describe it where they match or compare; what they make, they make for somebody.
    let isMatched = role == .pattern || comparisons.contains { $0.contains(range) }
    let isInView = model.routes[owner] != nil && descriptions.contains { $0.contains(range) }
    // A static member is another name of the case: who uses it uses the case.
    let isInside = position.owner.type == owner && !position.owner.head.modifiers.isTypeMember
    let own = isMatched && (isInside || isInView)
    result.uses.append(
      SUCUse(
        owner: owner, name: name, range: range, file: file, role: own ? .ownDescription : role,
        place: place(of: position, range)))
    // Where a static member leads, all files tell.
    if let known = model.routes[owner] ?? model.actions[owner], known.case(name) == nil { return }
    // A pattern of an action says who handles it; it is a use all the same.
    result.occurrences.append(Occurrence(range: range, symbol: .routes([model.routeID(owner, name)]), role: .use))
  }

  func report(_ problems: [EnumProblem], _ position: CodePosition) {
    guard position.conditions.isEmpty else { return }
    for problem in problems {
      var finding = SUCMessages.finding(problem, self)
      finding.subject = problem.owner
      // A value may be read for its call, and again for its own name.
      let isKnown = result.findings.contains { $0.range == finding.range && $0.code == finding.code }
      if !isKnown { result.findings.append(finding) }
    }
  }

  // MARK: Patterns

  private func visit(_ node: SwitchStatement, at position: CodePosition) {
    let subject = typer.type(of: node.subject, in: position.scope)
    for item in node.cases {
      for alternative in item.items { visit(alternative.pattern, subject, at: position) }
    }
    SUCSwitchChecker(self).check(node, subject, position)
  }

  private func visit(_ conditions: [Condition], at position: CodePosition) {
    for (condition, position) in position.scoped(conditions) {
      guard case .binding(let pattern, _, let value) = condition, let value else { continue }
      let subject = typer.type(of: value, in: position.scope)
      visit(pattern, subject, at: position)
      SUCSwitchChecker(self).check(pattern, subject, position)
    }
  }

  private func visit(_ pattern: Pattern, _ subject: Type, at position: CodePosition) {
    switch SwitchCoverage.bare(pattern) {
    case .enumCase(let type, let name, let range, _):
      let resolved = type.map { resolver.resolve($0, in: position.scope.context) } ?? subject.unwrapped
      guard let id = resolved.nominalID, model.isEnum(id), !name.isEmpty else { return }
      note(id, name, range, .pattern, at: position)
    case .tuple(let elements):
      guard case .tuple(let types) = subject.unwrapped else { return }
      for (element, type) in zip(elements, types) { visit(element.pattern, type.type, at: position) }
    case .cast(_, let type): noteCast(type, at: position)
    case .expression(let expression): noteValue(expression, at: position)
    default: break
    }
  }

  /// `as XRoute`: any case of the enum may come along.
  private func noteCast(_ type: TypeSyntax, at position: CodePosition) {
    guard let id = resolver.resolve(type, in: position.scope.context).unwrapped.nominalID, model.isEnum(id) else {
      return
    }
    // A comparison with one case, `(r as? XRoute) == .one`, does not show any.
    result.dynamicEnums.insert(id)
  }

  // MARK: Places

  /// What is called so holds nobody.
  private static let weakNames: Set<String> = ["parent", "delegate"]

  private func noteSelf(handedBy call: CallExpression, at position: CodePosition) {
    for argument in call.arguments where !SUCVisitor.weakNames.contains(argument.label ?? "") {
      noteSelf(argument.value, at: position)
    }
  }

  /// Not for its own views: what those hold is asked of them.
  private func noteSelf(_ value: Expression, at position: CodePosition) {
    guard case .name(let node) = value, node.name == "self", let own = position.owner.type,
      model.coordinators[own] != nil, position.owner.name != "view"
    else { return }
    result.selfGivers.insert(own)
  }

  func place(of position: CodePosition, _ range: TextRange) -> SUCPlace {
    SUCPlace(
      owner: position.owner.type, member: position.owner.name, isPartOfApp: isPartOfApp(position, range),
      isChosen: position.branch > 0 || !position.facts.isEmpty)
  }

  func isPartOfApp(_ position: CodePosition, _ range: TextRange) -> Bool {
    if isTest || previews.contains(where: { $0.contains(range) }) { return false }
    guard let owner = position.owner.type else { return true }
    let outermost = NominalID(String(owner.name.split(separator: ".").first ?? ""), privateTo: owner.privateTo)
    return !isPreview(owner) && !isPreview(outermost)
  }

  private func isPreview(_ type: NominalID) -> Bool {
    if let known = previewTypes[type] { return known }
    let answer = SourceRole.isPreview(type, resolver)
    previewTypes[type] = answer
    return answer
  }

  func isForced(_ range: TextRange) -> Bool {
    attempts.last { $0.range.contains(range) }?.kind == .tryForced
  }
}
