/// Walks one file for XCoordinator: finds sites, uses of cases, and what the compile-class rules look at.

import Facts
import RouteGraph
import Semantics
import SourceText

final class XCVisitor: DialectVisitor {
  let model: XCModel
  let file: FileID
  let isTest: Bool
  let typer: Typer
  let types: RouterTypes
  let expectations: XCExpectations
  let version: XCVersion
  var result = XCFileResult()
  /// Members that a site has already dealt with.
  private var consumed = Set<ObjectIdentifier>()
  private var awaited = Set<ObjectIdentifier>()
  /// Calls that are statements of their own.
  private var discarded = Set<ObjectIdentifier>()
  /// Of those, what gives an `if`, a `switch` or a local function its value.
  private var valued = Set<ObjectIdentifier>()
  /// The names that hold what calls construct.
  var holders: [ObjectIdentifier: (name: String, range: TextRange)] = [:]
  /// Members of which something is asked.
  var asked = Set<ObjectIdentifier>()
  /// Calls of whose result something is asked.
  private(set) var passing = Set<ObjectIdentifier>()
  /// Locals whose declaration has been noted.
  var noted = Set<TextRange>()
  /// Whether a type is a router.
  var routerTypes: [NominalID: Bool] = [:]
  /// What the parents of redirections take that map by a closure, by the range of a value that it returns.
  var redirected: [TextRange: Type] = [:]
  let contexts: ValueContexts
  var written = XCWrittenRoutes()
  /// Of payloads, by the range of the case's name.
  var labels: [TextRange: [(label: String, range: TextRange)]] = [:]
  /// Local constants that are lists of routes, by the range of their names.
  private var lists: [TextRange: [Expression]] = [:]

  init(_ model: XCModel, _ file: FileID, _ typer: Typer) {
    self.model = model
    self.file = file
    version = model.versions.version(of: file)
    isTest = file.isTest
    self.typer = typer
    types = RouterTypes(resolver: typer.resolver)
    expectations = XCExpectations(typer, names: model.valueNames)
    let spellings = model.spellings
    contexts = ValueContexts(file, typer, types: model.routeNames) { spellings.mayMeanCase($0) }
    // Which cases exist decides what counts as one, wherever it is written.
    for id in Array(model.routes.keys) + Array(model.classes.keys) { resolver.record(id) }
    noteDeclarations()
  }

  var resolver: Resolver { typer.resolver }
  private var removed: XCRemovedRules { XCRemovedRules(visitor: self) }

  private func noteDeclarations() {
    let names = resolver.names
    for entry in names.types(of: file) + names.extensions(of: file) {
      guard let (_, context) = resolver.extent(of: entry) else { continue }
      expectations.note(entry.node.members, in: context)
      for case .variable(let node) in entry.node.members { noteHolders(node) }
    }
    let globals = names.globals(of: file).map(\.declaration)
    expectations.note(globals, in: DeclarationContext(file: file))
    for case .variable(let node) in globals { noteHolders(node) }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    expectations.note(statement, in: position.scope)
    contexts.visit(statement, at: position)
    checkPatterns(of: statement, at: position)
    checkRedirected(statement, at: position)
    noteShown(in: statement, at: position)
    switch statement {
    case .declaration(let declaration):
      removed.check(declaration, in: position.scope.context)
      if model.notesNames { noteTypes(of: declaration, in: position.scope.context) }
      if case .function(let node) = declaration, node.result != nil, let body = node.body {
        noteValues(Returns.expressions(in: body.statements))
      }
      guard case .variable(let node) = declaration else { return }
      noteInstances(node, at: position)
      for binding in node.bindings { if let value = binding.value { noteTemporary(value, in: position.scope) } }
      noteLists(node)
      noteHolders(node)
    case .return(let value?, _): noteTemporary(value, in: position.scope)
    case .expression(.call(let call)): discarded.insert(ObjectIdentifier(call))
    case .expression(.cast(let cast)):
      if cast.kind == .as, case .call(let call) = cast.operand { discarded.insert(ObjectIdentifier(call)) }
    default: break
    }
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    contexts.visit(expression, at: position)
    read(expression, at: position)
    checkWritten(expression, at: position)
    // Last: what the context expects is known now.
    guard model.notesNames else { return }
    switch expression {
    case .name(let node): noteName(node, at: position)
    case .member(let node): noteName(node, at: position)
    case .call(let node): noteNames(of: node, at: position)
    case .closure(let node): noteTypes(of: node, in: position.scope.context)
    case .cast(let node): noteTypes(node.type, in: position.scope.context)
    default: break
    }
  }

  private func read(_ expression: Expression, at position: CodePosition) {
    switch expression {
    case .call(let call):
      let site = XCSiteReader(self, call, position).site()
      if let site { take(site, at: position) }
      expectations.note(expression, in: position.scope)
      XCCallRules(self, call, position).check()
      XCLocalRules(self, call, position).check()
      noteMentions(call, at: position)
      if site == nil { notePasses(call, at: position) }
      XCBasicReader(visitor: self, call: call, position: position).read()
      noteHosting(call, at: position)
      noteTemporaries(givenTo: call, at: position)
      removed.check(call, at: position)
    case .member(let member):
      visit(member, at: position)
      removed.check(member, at: position)
      if member.name == "removeChild" { noteRemover(member.base, at: position) }
    case .name(let node):
      removed.check(node, at: position)
      XCMemberRules.check(node, self, position)
      if node.name == "removeChild" { noteRemover(nil, at: position) }
      if model.caseNames.contains(node.name) { noteOwnCase(node, at: position) }
    case .attempt(let node):
      if node.kind == .await, case .call(let call) = node.operand { awaited.insert(ObjectIdentifier(call)) }
    case .assignment(let node):
      expectations.note(expression, in: position.scope)
      noteRoot(node, at: position)
      noteDelegate(node, at: position)
      noteTabs(node, at: position)
      noteHolder(of: node)
      noteKept(node, at: position)
      noteShown(node.value, at: position)
      noteTemporary(node.value, in: position.scope)
    case .cast, .sequence, .closure: expectations.note(expression, in: position.scope)
    case .control(let node): noteValues(Returns.values(of: node.statement))
    default: break
    }
  }

  func finish() -> (any Sendable)? {
    result.sites.sort(by: XCSite.isBefore)
    XCDeclarationRules(self).check()
    reportPatterns()
    removed.checkDeclarations()
    if model.notesNames { noteDeclaredNames() }
    return result
  }

  /// Whether the value of a call is dropped: it is a statement, and gives nothing around it a value.
  func isDiscarded(_ call: CallExpression, at position: CodePosition) -> Bool {
    let id = ObjectIdentifier(call)
    return discarded.contains(id) && !valued.contains(id) && !isValueOfBody(call, position)
  }

  private func isValueOfBody(_ call: CallExpression, _ position: CodePosition) -> Bool {
    let owner = position.owner
    if position.closureDepth > 0 || owner.kind == .accessor { return true }
    guard owner.kind == .function, owner.result != nil else { return false }
    // A result builder takes every statement.
    if owner.head.attributes.contains(where: { $0.name.startsLikeType && $0.name != "MainActor" }) { return true }
    let body = functions(of: owner).first { $0.nameRange == owner.nameRange }?.body
    return body.map { Returns.expressions(in: $0.statements).contains { $0.range.contains(call.range) } } ?? true
  }

  private func noteValues(_ expressions: [Expression]) {
    for case .call(let call) in expressions { valued.insert(ObjectIdentifier(call)) }
  }

  func isAwaited(_ call: CallExpression) -> Bool { awaited.contains(ObjectIdentifier(call)) }

  func owner(at position: CodePosition) -> XCOwner {
    XCOwner(
      file: file, type: position.owner.type, member: position.owner.name, kind: position.owner.kind,
      closureDepth: position.closureDepth, isConditional: position.isConditional, conditions: position.conditions)
  }

  // MARK: Sites

  private func take(_ site: XCSite, at position: CodePosition) {
    result.sites.append(site)
    for value in site.values {
      written.leave(value.expression)
      let isKnown = value.status == .resolved
      let forward =
        isKnown ? parameter(value.expression, at: position) : genericParameter(value.expression, at: position)
      if let forward { result.forwards.append(forward) }
      if let member = XCVisitor.caseMember(value.expression) { consumed.insert(ObjectIdentifier(member)) }
      guard let route = value.route, let name = value.name, value.status == .resolved else { continue }
      noteUse(route, name, value.range, site.owner)
    }
  }

  func noteUse(_ route: NominalID, _ name: String, _ range: TextRange, _ owner: XCOwner) {
    result.uses.append(
      XCUse(
        route: route, name: name, range: range, owner: owner.type, member: owner.member,
        isInClosure: owner.closureDepth > 0))
    noteOccurrence(route, name, range, .use)
  }

  func noteOccurrence(_ route: NominalID, _ name: String, _ range: TextRange, _ role: Role) {
    result.mentions.append(XCMention(route: route, name: name, range: range, role: role))
  }

  /// The member that names the case in `.x`, `.x(…)`, `R.x(…)`.
  static func caseMember(_ expression: Expression) -> MemberExpression? {
    switch expression {
    case .member(let member): return member
    case .call(let call):
      if case .member(let member) = call.callee { return member }
      return nil
    default: return nil
    }
  }

  // MARK: Cases outside of sites

  private func visit(_ member: MemberExpression, at position: CodePosition) {
    XCMemberRules(self, member, position).check()
    noteMetatype(member, at: position)
    noteShown(member, at: position)
    if case .call(let call)? = member.base.map(XCVisitor.plain) { passing.insert(ObjectIdentifier(call)) }
    if member.name == "didCompleteTransition" { result.observesTransitions = true }
    guard model.caseNames.contains(member.name), !consumed.contains(ObjectIdentifier(member)) else { return }
    guard let base = member.base else {
      if !expectations.isCompared(member) { noteImplicit(member, at: position) }
      return
    }
    guard XCVisitor.mayNameType(base), case .metatype(let named) = typer.type(of: base, in: position.scope),
      let id = named.nominalID, model.routes[id]?.cases(named: member.name).isEmpty == false
    else { return }
    noteUse(id, member.name, member.nameRange, owner(at: position))
  }

  /// `static let first: R = a`, where the code of the enum itself names its case.
  private func noteOwnCase(_ node: NameExpression, at position: CodePosition) {
    guard position.scope.lookup(node.name) == nil,
      let id = position.scope.context.enclosingTypes.last(where: {
        model.routes[$0]?.cases(named: node.name).isEmpty == false
      })
    else { return }
    noteUse(id, node.name, node.nameRange, owner(at: position))
  }

  private func noteImplicit(_ member: MemberExpression, at position: CodePosition) {
    guard let expected = expectations.type(of: member)?.unwrapped else {
      result.looseNames.insert(member.name)
      return
    }
    if let id = expected.nominalID {
      if model.routes[id]?.cases(named: member.name).isEmpty == false {
        noteUse(id, member.name, member.nameRange, owner(at: position))
      }
      return
    }
    if case .external = expected { return }
    result.looseNames.insert(member.name)
  }

  static func mayNameType(_ expression: Expression) -> Bool {
    switch expression {
    case .name(let node): return node.name.first?.isUppercase ?? false
    case .member(let node): return node.name.first?.isUppercase ?? false
    default: return false
    }
  }

  /// Whether a type has any member of that name, its protocols' extensions included.
  func hasMember(_ name: String, _ id: NominalID) -> Bool {
    !resolver.members(name, of: resolver.selfType(of: id)).isEmpty
  }

  // MARK: Lists of routes

  /// The elements of an array literal, or of a local constant of type `[Route]` that is one.
  func writtenList(_ expression: Expression, at position: CodePosition) -> [Expression]? {
    switch expression {
    case .array(let list): return list.elements
    case .cast(let node) where node.kind == .as: return writtenList(node.operand, at: position)
    case .name(let node):
      guard let local = position.scope.lookup(node.name) else { return nil }
      return lists[local.range]
    default: return nil
    }
  }

  static func isVariable(_ expression: Expression) -> Bool {
    switch expression {
    case .name, .member: return true
    default: return false
    }
  }

  private func noteLists(_ node: VariableDeclaration) {
    for binding in node.bindings {
      guard node.isConstant, let name = binding.name, case .array(let element)? = binding.type,
        XCVisitor.isAnyRoute(element), case .array(let list)? = binding.value
      else { continue }
      lists[name.range] = list.elements
    }
  }

  private static func isAnyRoute(_ element: TypeSyntax) -> Bool {
    switch element {
    case .named(let components): components.last?.name == "Route"
    case .any(let type): isAnyRoute(type)
    default: false
    }
  }

  // MARK: Classes named without being called

  private func noteMentions(_ call: CallExpression, at position: CodePosition) {
    guard let (name, _) = XCSiteReader.operation(call) else { return }
    noteShown(in: call, at: position)
    if isGenericConstruction(call, in: position.scope) { result.makesParameters = true }
    guard name == "init", let id = expectations.type(of: call)?.unwrapped.nominalID, model.classes[id] != nil else {
      return
    }
    result.mentioned.insert(id)
  }

  /// `X.self`, `X.init` without a call.
  private func noteMetatype(_ member: MemberExpression, at position: CodePosition) {
    guard member.name == "self" || member.name == "init", let base = member.base, XCVisitor.mayNameType(base),
      case .metatype(let type) = typer.type(of: base, in: position.scope), let id = type.nominalID,
      model.classes[id] != nil
    else { return }
    result.mentioned.insert(id)
  }

  /// Whether a local is also handed to a factory that puts it on screen, in the same body.
  func isShown(_ name: String, around call: CallExpression) -> Bool {
    guard let body = bodies(around: call.range) else { return true }
    var found = false
    ExpressionWalk.visit(body) { expression in
      guard case .call(let other) = expression, let (operation, _) = XCSiteReader.operation(other),
        operation != "select",
        operation != "pop"
      else { return }
      for argument in other.arguments {
        ExpressionWalk.visit(argument.value) { inner in
          if case .name(let node) = inner, node.name == name, other.range != call.range, operation != "multiple" {
            found = true
          }
        }
      }
    }
    return found
  }

  func bodies(around range: TextRange) -> [Statement]? {
    let names = resolver.names
    let members = (names.types(of: file) + names.extensions(of: file)).flatMap(\.node.members)
    return XCBodies.statements(around: range, in: members)
  }
}
