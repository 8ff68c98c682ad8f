/// Walks one file for route enums: every value and pattern of a route, and the operations that move values into paths.

import Facts
import RouteGraph
import Semantics
import SourceText

final class EnumPathVisitor: DialectVisitor {
  @Boxed var model: EnumPathModel
  let file: FileID
  let typer: Typer
  let contexts: ValueContexts
  let projections: Projections
  let reader: EnumReader
  private var hasFound = false
  var result = EnumPathFileResult() { didSet { hasFound = true } }
  /// By where their names start.
  private(set) lazy var functions = functionsOfFile()
  let places: ViewPlaceReader
  private(set) lazy var pathNames = NameSet(Set(model.paths.map(\.name)))
  private(set) lazy var linkInitializers = LinkInitializers(resolver)
  /// Closures so far, outer ones first.
  private(set) var closures: [ClosureExpression] = []
  /// What runs when a binding that code makes is set.
  private(set) var setters: [TextRange] = []
  /// What constants that are declared without a value are given later, by where their names start.
  private(set) var givenLater: [Int: [(value: Expression, scope: Scope)]] = [:]
  /// What the last assignment puts where.
  private var kept: (value: TextRange, name: String)?
  /// Lists, and values that carry routes without being one.
  private var data: [TextRange] = []
  /// Types that destinations name.
  private var destinationTypes = Set<ObjectIdentifier>()
  let isTest: Bool
  let callsValues: Bool
  private var previews: [TextRange] = []
  private var previewTypes: [NominalID: Bool] = [:]
  private var consumed = Set<ObjectIdentifier>()
  /// Closures that get a route from SwiftUI: their range, the parameter's name, its type.
  private var destinations: [(closure: ClosureExpression, name: String, type: Type)] = []
  /// Of the body that is walked; nil where all of it matters.
  var sought: SoughtPlaces?
  /// What patterns bind of routes that others carry, by the start of the name.
  var payloads: [Int: EnumPathPayload] = [:]

  init(_ model: Boxed<EnumPathModel>, _ file: FileID, _ typer: Typer) {
    _model = model
    let routes = model.wrappedValue.routes
    self.file = file
    self.typer = typer
    callsValues = model.wrappedValue.mutatorNames.callsValues
    let cases = model.wrappedValue.words.cases
    let takers = model.wrappedValue.isAskedAboutPlaces ? nil : model.wrappedValue.takers
    contexts = ValueContexts(file, typer, takers: takers) {
      cases.contains($0) || !EnumPathSwiftUI.commonValues.contains($0)
    } isCase: {
      cases.contains($0)
    }
    projections = Projections(typer)
    places = ViewPlaceReader(file, typer, projections, mountings: model.wrappedValue.words.mountings)
    isTest = SourceRole.isTest(file, imports: typer.resolver.names.imports(of: file))
    let domain = EnumDomain(resolver: typer.resolver, harmless: EnumPathSwiftUI.harmless, isOfTests: isTest)
    reader = EnumReader(typer: typer, domain: domain, isRoute: { routes[$0] != nil })
  }

  private func functionsOfFile() -> [Int: FunctionDeclaration] {
    let names = typer.resolver.names
    let members = (names.types(of: file) + names.extensions(of: file)).flatMap(\.node.members)
    var functions: [Int: FunctionDeclaration] = [:]
    for case .function(let node) in members + names.globals(of: file).map(\.declaration) {
      functions[node.nameRange.start] = node
    }
    return functions
  }

  var resolver: Resolver { typer.resolver }
  var domain: EnumDomain { reader.domain }

  func finish() -> (any Sendable)? {
    noteDeclarations()
    noteWorkedOut()
    if !places.facts.isEmpty { result.views = places.facts }
    return hasFound ? EnumPathFileReport(result) : nil
  }

  // MARK: Walking

  func visit(_ statement: Statement, at position: CodePosition) {
    contexts.visit(statement, at: position)
    places.visit(statement)
    switch statement {
    case .switch(let node): RouteSwitchReader(self).read(node, position)
    case .if(let node):
      for condition in node.allConditions { visit(condition, at: position) }
      RouteSwitchReader(self).read(node, position)
    case .guard(let node): visit(node.conditions, at: position)
    case .while(let node): visit(node.conditions, at: position)
    case .for(let node): visit(node, at: position)
    case .declaration(.variable(let node)) where node.isConstant: noteUnset(node)
    case .declaration(.function(let node)): seekLocals(node)
    default: break
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    contexts.visit(expression, at: position)
    places.visit(expression, at: position, isPartOfApp: isPartOfApp)
    switch expression {
    case .closure(let node): closures.append(node)
    case .macro(let node): if position.owner.kind == .topLevel { previews.append(node.range) }
    case .call(let call):
      seekParameters(of: call)
      if let (_, setter) = Projections.accessors(of: expression) { setters.append(setter.range) }
      noteDestination(call, at: position)
      noteObserved(call)
      noteRawValue(call, at: position)
      if isOperation(call) { PathOperationReader(self, position).read(call) }
      noteValue(expression, at: position)
    case .sequence(let node): expectCompared(node, at: position)
    case .assignment(let node):
      // What a binding is set to, somebody else has chosen.
      if case .name = node.value, isInSetter(node.range) { return }
      noteGiven(node, at: position)
      kept = ReceiverChain.name(node.target).map { (node.value.range, $0) }
      PathOperationReader(self, position).read(node)
      PathOperationReader(self, position).noteHandedCallback(node)
    case .name(let node):
      notePath(node, at: position)
      noteBareCase(node, at: position)
    case .member(let node):
      noteProjection(node, at: position)
      notePath(node, at: position)
      noteMetatype(node, at: position)
      noteValue(expression, at: position)
    case .array(let node): noteData(node.range)
    case .keyPath(let path):
      // Whoever gets a key path may bind what it leads to.
      for component in path.components { result.boundPaths.insert(EnumPathBound(owner: nil, name: component.name)) }
    case .cast(let node): noteCast(node, at: position)
    default: break
    }
  }

  /// `$0 == .camera` in a destination or a sheet.
  private func expectCompared(_ node: SequenceExpression, at position: CodePosition) {
    for index in node.operators.indices where ["==", "!="].contains(node.operators[index]) {
      let pair = (node.operands[index], node.operands[index + 1])
      for (one, other) in [pair, (pair.1, pair.0)] {
        guard case .name = one else { continue }
        let type = subjectType(one, position.scope)
        if typer.isRedefined(node.operators[index], [type.unwrapped, .unknown]) { continue }
        contexts.expectCompared(type, of: other)
      }
    }
  }

  /// `let next: Route`
  private func noteUnset(_ node: VariableDeclaration) {
    for binding in node.bindings where binding.type != nil && binding.value == nil {
      if let name = binding.name { givenLater[name.range.start] = [] }
    }
  }

  /// `let next: Route`, and in one of several branches `next = .a`.
  private func noteGiven(_ node: AssignmentExpression, at position: CodePosition) {
    guard case .name(let target) = node.target, let local = position.scope.lookup(target.name) else { return }
    givenLater[local.range.start]?.append((node.value, position.scope))
  }

  /// Keeps those around what is walked, and no others.
  private func noteData(_ range: TextRange) {
    data.removeAll { $0.end <= range.start }
    data.append(range)
  }

  private func isOperation(_ call: CallExpression) -> Bool {
    if callsValues, call.calledValue != nil { return true }
    switch ReceiverChain.stripped(call.callee) {
    case .name(let node): return model.words.operations.contains(node.name)
    case .member(let node):
      return model.words.operations.contains(node.name) || OtherRouters.isPush(call, node, model.words.cases)
    default: return false
    }
  }

  /// `.navigationDestination(for: R.self) { route in … }`, `.sheet(item: $slot) { … }`
  func noteDestination(_ call: CallExpression, at position: CodePosition) {
    let name: String
    switch call.callee {
    case .member(let node): name = node.name
    case .name(let node): name = node.name
    default: return
    }
    let own = EnumPathSwiftUI.routeDestinations.contains(name) ? nil : ownPresentation(call, name, position.scope)
    guard own != nil || EnumPathSwiftUI.routeDestinations.contains(name) else { return }
    if name == "navigationDestination", case .member(let type)? = call.arguments.first?.value {
      destinationTypes.insert(ObjectIdentifier(type))
    }
    let content = own.map(\.content) ?? call.arguments.last?.value
    guard let first = call.arguments.first, case .closure(let closure)? = content else { return }
    var type = Type.unknown
    if name == "navigationDestination", first.label == "for" {
      if case .metatype(let instance) = typer.type(of: first.value, in: position.scope) { type = instance }
    } else if let item = own?.item ?? (first.label == "item" ? first.value : nil) {
      type = EnumPathSwiftUI.boundValue(projections.type(of: item, in: position.scope))
    }
    guard let id = type.unwrapped.nominalID else { return }
    let parameter = closure.parameters?.first?.name ?? "$0"
    destinations.append((closure, parameter, type.unwrapped))
    if model.routes[id] != nil { noteContent(closure, of: id, calledBy: parameter, position.scope.context) }
  }

  private func ownPresentation(_ call: CallExpression, _ name: String, _ scope: Scope) -> OwnPresentations.Shown? {
    model.ownPresentations.names.contains(name) ? model.ownPresentations.shown(by: call, in: scope, typer) : nil
  }

  /// The type of what is switched over.
  func subjectType(_ expression: Expression, _ scope: Scope) -> Type {
    let type = typer.type(of: expression, in: scope)
    // An app's own `navigationDestination` says of the parameter that it is of some type `D`.
    var isGeneric = false
    if case .parameter = type.unwrapped { isGeneric = true }
    guard type.isUnknown || isGeneric, case .name(let node) = expression else { return type }
    if let payload = payload(expression, scope) { return payload.type }
    return destinations.last { $0.closure.range.contains(node.range) && $0.name == node.name }?.type ?? type
  }

  /// What a pattern around has bound to a name.
  func payload(_ expression: Expression, _ scope: Scope) -> EnumPathPayload? {
    guard case .name(let node) = expression, let binding = scope.lookup(node.name) else { return nil }
    return payloads[binding.range.start]
  }

  /// Whether a closure is given a route by SwiftUI.
  func isDestination(_ closure: ClosureExpression) -> Bool { destinations.contains { $0.closure === closure } }

  /// Whether a statement is all that a destination makes of its route.
  func isDestination(_ node: IfStatement, of subject: String) -> Bool {
    destinations.contains { destination in
      guard destination.name == subject, destination.closure.range.contains(node.range),
        case .if(let parts)? = SoleView.root(of: destination.closure.statements)
      else { return false }
      return parts.contains { $0 === node }
    }
  }

  /// `$nav.path`: a stack, or whoever else is given it, shows what is pushed.
  private func noteProjection(_ node: MemberExpression, at position: CodePosition) {
    guard let base = node.base, Projections.isProjected(base) else { return }
    let type = projections.type(of: base, in: position.scope)
    result.boundPaths.insert(EnumPathBound(owner: type.unwrapped.nominalID, name: node.name))
  }

  /// `Step.self` is given to somebody who may register it.
  private func noteMetatype(_ node: MemberExpression, at position: CodePosition) {
    guard node.name == "self", !destinationTypes.contains(ObjectIdentifier(node)), let id = writtenEnum(node, position)
    else { return }
    result.metatypes.insert(id)
  }

  // MARK: Values

  /// Reads a value once, at its outermost name.
  private func noteValue(_ expression: Expression, at position: CodePosition) {
    guard let node = EnumPathVisitor.member(expression), !node.name.isEmpty, mayBeOfRoute(node),
      !consumed.contains(ObjectIdentifier(node))
    else { return }
    let expected = contexts.type(of: node)
    if node.base == nil {
      // A server would have to come back here when a case of that name is added.
      let isCase = model.isAskedAboutPlaces || model.words.cases.contains(node.name)
      guard let expected else {
        if isCase { result.possibleNames.insert(node.name) }
        return
      }
      // What a generic parameter stands for, other arguments say.
      if isCase, expected.unwrapped.isSymbolic { result.possibleNames.insert(node.name) }
      guard let id = expected.unwrapped.nominalID else { return }
      if model.routes[id] == nil {
        // Another overload than the one that was found takes it.
        if isCase, resolver.members(node.name, of: expected.unwrapped).isEmpty {
          result.possibleNames.insert(node.name)
        }
        contexts.expectArguments(of: expression, on: expected.unwrapped)
        noteData(expression.range)
        return
      }
    } else {
      guard let written = writtenEnum(node, position) else { return }
      if node.name == "allCases" || node.name == "init" {
        result.dynamicEnums.insert(written)
        return
      }
    }
    for reading in reader.readings(of: expression, expecting: expected ?? .unknown, in: position.scope) {
      note(reading, at: position)
      report(reading.problems, at: position)
    }
  }

  static func member(_ expression: Expression) -> MemberExpression? {
    switch expression {
    case .member(let node): return node
    case .call(let call):
      if case .member(let node) = call.callee { return node }
      return nil
    default: return nil
    }
  }

  /// By names alone: what has no base may be of any.
  private func mayBeOfRoute(_ node: MemberExpression) -> Bool {
    switch node.base {
    case nil: true
    case .name(let name)?: model.words.routes.contains(name.name)
    case .member(let member)?: member.name == "self" || model.words.routes.contains(member.name)
    // `type(of: self)`
    case .call(let call)?: if case .name(let callee) = call.callee { callee.name == "type" } else { false }
    default: false
    }
  }

  func writtenEnum(_ node: MemberExpression, _ position: CodePosition) -> NominalID? {
    guard mayBeOfRoute(node), let base = node.base, let id = typer.writtenType(base, in: position.scope)?.nominalID
    else { return nil }
    return model.routes[id] == nil ? nil : id
  }

  func note(_ reading: EnumReading, at position: CodePosition) {
    consumed.formUnion(reading.nodes)
    for hop in reading.named where model.routes[hop.owner] != nil {
      note(hop.owner, hop.name, hop.range, isPattern: false, at: position)
    }
    noteActions(reading)
    // To mend a misspelt name, or one that is a hop further on, makes the case that was meant.
    for problem in reading.problems {
      guard case .unknownCase = problem.kind else { continue }
      result.possibleNames.insert(problem.name)
      EnumPathMessages.nearest(problem, self).map { _ = result.possibleNames.insert($0) }
    }
  }

  func note(_ owner: NominalID, _ name: String, _ range: TextRange, isPattern: Bool, at position: CodePosition) {
    result.uses.append(
      EnumPathUse(
        owner: owner, name: name, range: range, file: file, isPattern: isPattern,
        isPartOfApp: isPartOfApp(position, range), isGiven: position.gives(owner, resolver),
        keptAs: kept.flatMap { $0.value.contains(range) ? $0.name : nil },
        isData: data.contains { $0.contains(range) }))
    // A static member is no route; where it leads, all files tell.
    guard model.routes[owner]?.case(name) != nil else { return }
    result.occurrences.append(Occurrence(range: range, symbol: .routes([model.routeID(owner, name)]), role: .use))
  }

  func report(_ problems: [EnumProblem], at position: CodePosition) {
    if position.conditions.mayNeverBeBuilt { return }
    for problem in problems {
      var finding = EnumPathMessages.finding(problem, self)
      finding.subject = problem.owner
      result.findings.append(finding)
    }
  }

  // MARK: Places

  func isPartOfApp(_ position: CodePosition, _ range: TextRange) -> Bool {
    if isTest || previews.contains(where: { $0.contains(range) }) { return false }
    guard let owner = position.owner.type else { return true }
    if let known = previewTypes[owner] { return !known }
    let outermost = NominalID(String(owner.name.split(separator: ".").first ?? ""), privateTo: owner.privateTo)
    let isPreview = SourceRole.isPreview(owner, resolver) || SourceRole.isPreview(outermost, resolver)
    previewTypes[owner] = isPreview
    return !isPreview
  }
}
