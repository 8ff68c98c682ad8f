/// Walks one file for Stinsen: finds operations, router variables, key paths and embeddings.

import Facts
import RouteGraph
import Semantics
import SourceText

final class StinsenVisitor: DialectVisitor {
  let model: StinsenModel
  let file: FileID
  let typer: Typer
  /// Of all calls so far.
  private(set) var callStarts: [Int] = []
  var result = StinsenFileResult()
  /// Key path literals that an operation has already dealt with.
  private var consumed = Set<ObjectIdentifier>()
  private var turns = StinsenTurns()
  /// Names of the file's environment objects.
  private lazy var environmentNames = StinsenRouterReader.environmentNames(in: file, resolver.names)
  /// Types of the file that take a router from the environment.
  private(set) var routerOwners: Set<NominalID> = []
  /// Names of the methods that those may call.
  private(set) var screenMethods: NameSet = []
  /// Of those types' code.
  var unjudgedCalls: [StinsenUnjudgedCall] = []
  /// Where environment objects are read: members of which no condition decides.
  private(set) var unconditionalReads: [(owner: NominalID?, name: String, member: String)] = []
  /// Calls that are statements by themselves.
  private var wholeStatements = Set<ObjectIdentifier>()
  private var openContainers: [TextRange] = []
  /// The name that the latest call calls: an operation, even where a route has its name.
  private var calledName: TextRange?
  /// Closures so far, outer ones before those inside of them.
  private var closures: [TextRange] = []
  private(set) var viewMaking = StinsenViewMaking()
  private(set) var keptValues = KeptValues()

  init(_ model: StinsenModel, _ file: FileID, _ typer: Typer) {
    self.model = model
    self.file = file
    self.typer = typer
    routerOwners = StinsenRouterReader(self).owners()
    if !routerOwners.isEmpty { screenMethods = NameSet(StinsenRouterReader(self).methodsOfOwners()) }
  }

  var resolver: Resolver { typer.resolver }

  func visit(_ expression: Expression, at position: CodePosition) {
    viewMaking.note(expression, at: position)
    switch expression {
    case .call(let call): visit(call, at: position)
    case .member(let member): visit(member, at: position)
    case .name(let node): visit(node, at: position)
    case .keyPath(let path): visit(path, at: position)
    case .closure(let closure):
      closures.append(closure.range)
      if let result = closure.result { StinsenRouterReader(self).noteNames(result, in: position.scope.context) }
    case .assignment(let node):
      noteTabIndex(node, at: position)
      noteAdoption(node, at: position)
      noteRestart(node, at: position)
    case .cast(let node): StinsenRouterReader(self).noteNames(node.type, in: position.scope.context)
    default: break
    }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    viewMaking.note(statement, at: position)
    keptValues.note(statement, at: position)
    if case .declaration(let declaration) = statement {
      StinsenRouterReader(self).noteNames(of: declaration, in: position.scope.context)
    }
    noteResult(statement, at: position)
    turns.note(statement, at: position, typer)
    if let call = statement.wholeCall { wholeStatements.insert(ObjectIdentifier(call)) }
  }

  /// A key path that a function or a computed variable gives back.
  private func noteResult(_ statement: Statement, at position: CodePosition) {
    guard let type = position.returned, let value = statement.value else { return }
    if case .expression = statement, !position.owner.isSingleExpression { return }
    StinsenRouterReader(self).noteRoutes(value, as: type, in: position.scope.context)
  }

  func finish() -> (any Sendable)? {
    StinsenDeclarationChecker(self).check()
    StinsenRouterReader(self).read()
    judgeRemovals()
    TurnRule(model, file).check(&result, turns)
    return StinsenFileReport(file, result)
  }

  func isWholeStatement(_ call: CallExpression) -> Bool { wholeStatements.contains(ObjectIdentifier(call)) }

  func place(of range: TextRange, at position: CodePosition) -> StinsenPlace {
    StinsenPlace(
      range: range, closure: closures.last { $0.contains(range) }, owner: position.owner.type,
      member: position.owner.name, block: position.block, runsLater: viewMaking.runsLater(range.start))
  }

  // MARK: Calls

  private func visit(_ call: CallExpression, at position: CodePosition) {
    callStarts.append(call.range.start)
    calledName = nameRange(of: call.callee)
    noteConstruction(call, at: position)
    noteEnvironmentObject(call, at: position)
    noteDeparture(call, at: position)
    StinsenRemovalReader(self, position).note(call)
    guard let site = site(of: call, at: position) else { return noteRoutes(handedOnBy: call, at: position) }
    for alternative in site.alternatives where !alternative.isFromConstant {
      if let path = alternative.path { consumed.insert(ObjectIdentifier(path)) }
    }
    StinsenCallChecker(self, site).check()
  }

  private func noteRoutes(handedOnBy call: CallExpression, at position: CodePosition) {
    for (index, argument) in call.arguments.enumerated() {
      let paths = KeyPathAlternatives.of(argument.value, in: position.scope).compactMap(\.path)
      let open = paths.filter { $0.root == nil && !consumed.contains(ObjectIdentifier($0)) }
      if open.isEmpty { continue }
      let expected = typer.expectedType(of: index, in: call, position.scope)
      StinsenRouterReader(self).noteRoutes(argument.value, as: expected, in: position.scope)
      // Of which coordinator, another argument may tell.
      guard expected.isUnknown || expected.hasParameter, !typer.callees(of: call, in: position.scope).isEmpty else {
        continue
      }
      result.looseNames.formUnion(open.flatMap(\.components).map(\.name))
    }
  }

  /// The operation that a call is, whatever its receiver.
  private func site(of call: CallExpression, at position: CodePosition) -> StinsenSite? {
    let name: String
    let range: TextRange
    var base: Expression?
    switch call.callee {
    case .member(let member):
      guard let receiver = member.base else { return nil }
      (name, range, base) = (member.name, member.nameRange, receiver)
    case .name(let node):
      guard position.scope.lookup(node.name) == nil else { return nil }
      (name, range) = (node.name, node.nameRange)
    default: return nil
    }
    guard let operation = StinsenOperation(named: name), operation != .canDismiss else { return nil }
    if operation.takesRoute {
      guard let first = call.arguments.first, !first.isTrailing else { return nil }
      let site = StinsenSite(
        call: call, operation: operation, nameRange: range, base: base, position: position, resolver)
      return first.label == operation.routeLabel || StinsenCallChecker(self, site).isMislabelled ? site : nil
    }
    return StinsenSite(call: call, operation: operation, nameRange: range, base: base, position: position, resolver)
  }

  // MARK: Names, members and key paths

  private func visit(_ node: NameExpression, at position: CodePosition) {
    noteMention(node.name, node.genericArguments, at: position)
    noteQuestion(node.name, at: position)
    if position.scope.lookup(node.name) == nil { noteRoute(readAs: node.name, node.nameRange, at: position) }
    if !routerOwners.isEmpty { StinsenRemovalReader(self, position).note(node) }
    if node.name == "canDismiss", position.scope.lookup(node.name) == nil {
      checkCanDismiss(node.nameRange, typer.selfType(in: position.scope.context))
    }
  }

  func noteMention(_ name: String, _ arguments: [TypeSyntax], at position: CodePosition) {
    if model.simpleNames.contains(name) { result.mentioned[name, default: []].insert(position.owner.type) }
    if !arguments.isEmpty { StinsenRouterReader(self).noteNames(arguments, of: name, in: position.scope.context) }
  }

  private func visit(_ member: MemberExpression, at position: CodePosition) {
    noteMention(member.name, member.genericArguments, at: position)
    noteQuestion(member.name, at: position)
    if !routerOwners.isEmpty { StinsenRemovalReader(self, position).note(member) }
    guard let base = member.base else { return }
    if case .name(let node) = base, node.name == "self" {
      noteRoute(readAs: member.name, member.nameRange, at: position)
    }
    if position.branch == 0, let name = ReceiverChain.name(base), environmentNames.contains(name),
      position.scope.lookup(name) == nil
    {
      unconditionalReads.append((position.owner.type, name, member.name))
    }
    switch member.name {
    case "canDismiss":
      let type = typer.type(of: base, in: position.scope)
      noteRead(member, of: type, at: position)
      checkCanDismiss(member.nameRange, type)
    case "coordinator", "child":
      let owner = typer.type(of: base, in: position.scope)
      noteRead(member, of: owner, at: position)
      let type = typer.type(of: .member(member), in: position.scope)
      guard let id = type.unwrapped.nominalID, let coordinator = model.coordinators[id] else {
        return checkHop(member, of: owner, at: position)
      }
      switch model.receiver(of: owner, resolver) {
      case .coordinator, .wrapper:
        let place = Occurrence.Place(
          title: "\(member.name): \(type.unwrapped.spelled)", targets: [], coordinators: [coordinator.coordinatorID])
        result.occurrences.append(Occurrence(range: member.nameRange, symbol: .place(place), role: .use))
      default: break
      }
    default: StinsenLaterUses(self).note(member, of: base, in: position.scope)
    }
  }

  /// A router's own members: they lead to the variable that holds it like an operation does.
  private func noteRead(_ member: MemberExpression, of type: Type, at position: CodePosition) {
    guard let base = member.base,
      case .coordinator(let coordinator, _, isRouter: true) = model.receiver(of: type, resolver)
    else { return }
    StinsenRouterReader(self).noteRead(of: base, coordinator, isRouter: true, in: position.scope)
    let uses = StinsenLaterUses(self)
    if member.name == "canDismiss", !uses.isAdded("canDismiss", to: "NavigationRouter") {
      uses.note(.canDismiss, member.nameRange)
    }
  }

  private func checkCanDismiss(_ range: TextRange, _ receiver: Type) {
    guard case .coordinator(let coordinator, let type, isRouter: false) = model.receiver(of: receiver, resolver),
      coordinator.variants.allSatisfy({ $0.kind == .navigation }), !coordinator.isForeign, coordinator.isFullyKnown,
      resolver.members("canDismiss", of: type).isEmpty
    else { return }
    result.findings.append(StinsenMessages.routerOnly(.canDismiss, coordinator, range, fix: nil))
  }

  private func visit(_ path: KeyPathExpression, at position: CodePosition) {
    guard !consumed.contains(ObjectIdentifier(path)), let id = keyPathRoot(path, at: position),
      let coordinator = model.coordinators[id], noteRoute(path, of: coordinator)
    else { return }
    noteRoot(path, coordinator)
  }

  /// A key path that is no argument of an operation; false where it names none of the coordinator's routes.
  @discardableResult func noteRoute(_ path: KeyPathExpression, of coordinator: StinsenCoordinator) -> Bool {
    guard let component = path.components.first, !coordinator.routes(named: component.name).isEmpty,
      consumed.insert(ObjectIdentifier(path)).inserted
    else { return false }
    let route = RouteID(coordinator.coordinatorID, component.name)
    result.looseKeyPaths.append(route)
    result.occurrences.append(Occurrence(range: component.range, symbol: .routes([route]), role: .use))
    return true
  }

  /// A coordinator's code that reads a route as a value may hand it to anybody.
  private func noteRoute(readAs name: String, _ range: TextRange, at position: CodePosition) {
    guard range != calledName, let own = position.owner.type, let coordinator = model.coordinators[own],
      !coordinator.routes(named: name).isEmpty
    else { return }
    let route = RouteID(coordinator.coordinatorID, name)
    result.looseKeyPaths.append(route)
    result.occurrences.append(Occurrence(range: range, symbol: .routes([route]), role: .use))
  }

  func noteRoot(_ path: KeyPathExpression, _ coordinator: StinsenCoordinator) {
    guard let range = path.root?.nameRange, !range.isEmpty else { return }
    result.occurrences.append(
      Occurrence(range: range, symbol: .coordinators([coordinator.coordinatorID]), role: .use))
  }

  /// The written root; for `\.a` inside a coordinator's `stack` or `child`, the coordinator.
  private func keyPathRoot(_ path: KeyPathExpression, at position: CodePosition) -> NominalID? {
    if let root = path.root { return resolver.resolve(root, in: position.scope.context).nominalID }
    guard let own = position.owner.type, model.coordinators[own] != nil else { return nil }
    let isStart = position.owner.name == "stack" || position.owner.name == "child"
    return isStart || position.owner.kind == .initializer ? own : nil
  }

  /// `coordinator.child.activeTab = 3`
  private func noteTabIndex(_ node: AssignmentExpression, at position: CodePosition) {
    guard node.operator == "=", let index = node.value.integerValue, case .member(let active) = node.target,
      active.name == "activeTab", let base = active.base
    else { return }
    var owner = typer.selfType(in: position.scope.context)
    switch ReceiverChain.stripped(base) {
    case .member(let child):
      guard child.name == "child", let receiver = child.base else { return }
      owner = typer.type(of: receiver, in: position.scope)
    case .name(let name): guard name.name == "child" else { return }
    default: return
    }
    guard case .coordinator(let coordinator, _, _) = model.receiver(of: owner, resolver) else { return }
    result.tabIndices.append(StinsenTabIndex(coordinator: coordinator.id, index: index, range: node.value.range))
  }

  private static let questions: NameSet = ["hasParent", "canDismiss", "parent"]

  private func noteQuestion(_ name: String, at position: CodePosition) {
    guard StinsenVisitor.questions.contains(name) else { return }
    result.parentQuestions.insert(position.owner.type)
  }

  // MARK: Constructions

  private func noteConstruction(_ call: CallExpression, at position: CodePosition) {
    guard ConstructionFinder.constructedType(call) != nil else {
      noteEmbedding(call, at: position)
      return
    }
    let named = callee(call)
    guard resolver.mayNameType(named), case .metatype(.nominal(let id, _)) = typer.type(of: named, in: position.scope)
    else {
      if case .name(let node) = named, StinsenContainers.isContainer(node.name) { openContainers.append(call.range) }
      return
    }
    for case .closure(let closure) in call.arguments.map(\.value) { result.closureTakers[closure.range] = id }
    let name = id.simpleName
    if id.name == StinsenName.anyCoordinator { StinsenLaterUses(self).note(.anyCoordinator, named.range) }
    if StinsenContainers.isContainer(name) || model.wrapperNames.contains(name) {
      openContainers.append(call.range)
    }
    guard let coordinator = model.coordinators[id] else { return }
    if let range = nameRange(of: named) {
      result.occurrences.append(
        Occurrence(range: range, symbol: .coordinators([coordinator.coordinatorID]), role: .use))
    }
    result.hosts.append(
      StinsenHost(
        coordinator: id, owner: position.owner.type, member: position.owner.name, isWrapped: isWrapped(call.range)))
  }

  /// `X` of `X(…)` and of `X.init(…)`.
  private func callee(_ call: CallExpression) -> Expression {
    if case .member(let member) = call.callee, member.name == "init", let base = member.base { return base }
    return call.callee
  }

  private func nameRange(of expression: Expression) -> TextRange? {
    switch expression {
    case .name(let node): node.nameRange
    case .member(let node): node.nameRange
    default: nil
    }
  }

  /// Only an object whose type is declared in sight is certainly no router.
  private func noteEnvironmentObject(_ call: CallExpression, at position: CodePosition) {
    // An extension of all views names none in front.
    switch call.callee {
    case .member(let node): guard node.name == "environmentObject" else { return }
    case .name(let node): guard node.name == "environmentObject" else { return }
    default: return
    }
    guard let object = call.arguments.first else { return }
    let type = typer.type(of: object.value, in: position.scope)
    if let id = type.nominalID, id.name != StinsenName.navigationRouter, id.name != StinsenName.tabRouter { return }
    if case .external = type { return }
    result.providesEnvironmentObjects = true
  }

  private func noteDeparture(_ call: CallExpression, at position: CodePosition) {
    guard case .member(let member) = call.callee, member.name == "onDisappear", let action = call.arguments.first else {
      return
    }
    var names = Set<String>()
    ExpressionWalk.visit(action.value) { expression in
      switch expression {
      case .name(let node): names.insert(node.name)
      case .member(let node): names.insert(node.name)
      default: break
      }
    }
    result.departures.append(
      StinsenDeparture(range: action.value.range, owner: position.owner.type, names: names))
  }

  /// `X().view()`
  private func noteEmbedding(_ call: CallExpression, at position: CodePosition) {
    guard case .member(let member) = call.callee, member.name == "view", call.arguments.isEmpty,
      case .call(let inner)? = member.base, ConstructionFinder.constructedType(inner) != nil
    else { return }
    let hops = StinsenHops(model: model, resolver: resolver)
    let type = typer.type(of: .call(inner), in: position.scope)
    let (reached, wrappers) = hops.unwrap(type)
    guard let id = reached.nominalID, model.coordinators[id] != nil else { return }
    result.embeddings.append(
      StinsenEmbedding(
        coordinator: id, range: inner.range, file: file, owner: position.owner.type,
        member: position.owner.name, conditions: position.conditions,
        isWrapped: !wrappers.isEmpty || isWrapped(call.range),
        isNew: wrappers.isEmpty || constructs(id, in: inner.arguments, at: position)))
  }

  private func constructs(_ id: NominalID, in arguments: [Argument], at position: CodePosition) -> Bool {
    var found = false
    for argument in arguments {
      ExpressionWalk.visit(argument.value) { expression in
        guard case .call(let call) = expression, ConstructionFinder.constructedType(call) != nil else { return }
        found = found || typer.type(of: expression, in: position.scope).nominalID == id
      }
    }
    return found
  }

  private func isWrapped(_ range: TextRange) -> Bool { openContainers.contains { $0.contains(range) && $0 != range } }
}
