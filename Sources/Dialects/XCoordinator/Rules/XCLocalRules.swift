/// Rules that one call decides, with what other files declare: L6, L9 to L14 and L16.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCLocalRules {
  let visitor: XCVisitor
  let call: CallExpression
  let position: CodePosition

  init(_ visitor: XCVisitor, _ call: CallExpression, _ position: CodePosition) {
    self.visitor = visitor
    self.call = call
    self.position = position
  }

  private var model: XCModel { visitor.model }
  private var types: RouterTypes { visitor.types }

  func check() {
    guard !visitor.isTest, !call.isBroken, let (name, range) = XCSiteReader.operation(call) else { return }
    checkCompletion()
    checkErasing(name)
    switch name {
    case "push", "present", "presentOnRoot", "set", "embed", "show", "showDetail":
      if name == "set" { noteTabs() }
      checkShown(name, range)
    case "setViewControllers": noteTabs()
    case "select", "pop": checkFresh(name)
    case "addChild": checkSibling()
    default: break
    }
    noteAnimation(name)
    noteMissingHandler()
    checkKeeping()
  }

  private func report(
    _ range: TextRange, _ severity: Severity, _ code: String, _ message: String, _ type: NominalID? = nil,
    fixes: [XCFix] = []
  ) {
    visitor.result.findings.append(
      XCFinding(
        range: range, severity: severity, code: code, message: message,
        related: type.map { [(.type($0), "declared here")] } ?? [], fixes: fixes))
  }

  func type(of expression: Expression) -> Type { visitor.typer.type(of: expression, in: position.scope) }

  // MARK: L6

  private func checkCompletion() {
    guard call.arguments.contains(where: { $0.label == "presentables" }),
      call.arguments.contains(where: { $0.label == "animationInUse" }),
      let perform = call.arguments.first(where: { $0.label == "perform" || $0.isTrailing }),
      case .closure(let closure) = perform.value,
      type(of: .call(call)).unwrapped.nominalID?.name == XCName.transition
        || visitor.expectations.type(of: call)?.unwrapped.nominalID?.name == XCName.transition
    else { return }
    let end = closure.parameters?.last?.range.end ?? closure.range.start + 1
    let range = TextRange(closure.range.start, end)
    let message =
      "this transition never reports completion; multiple, deepLink, await and completion handlers after it never run"
    switch XCCompletion.check(closure) {
    case .always: return
    case .never: report(range, .warning, "stalled-transition", message, fixes: XCCompletion.fixes(closure))
    case .sometimes(let place):
      var finding = XCFinding(
        range: range, severity: .warning, code: "stalled-transition",
        message: "on one path " + message)
      if let place {
        finding.related = [(.location(Location(visitor.file, place)), "this path ends without calling the completion")]
      }
      visitor.result.findings.append(finding)
    }
  }

  // MARK: L9 and L10

  /// The transition that the call makes, if it is one of a coordinator's own.
  private var controller: Type? {
    guard case .member(let member) = call.callee else { return nil }
    if let base = member.base {
      guard case .metatype(let made) = type(of: base) else { return nil }
      return types.rootController(of: made)
    }
    return visitor.expectations.type(of: call).flatMap(types.rootController)
  }

  private func checkShown(_ name: String, _ operation: TextRange) {
    guard let first = call.arguments.first, !model.ownFactories.contains(name), let controller else { return }
    let isNavigation = types.rootKind(of: controller) == .navigation
    var shown = [first.value]
    if case .array(let list) = first.value { shown = list.elements }
    for expression in shown {
      let made = construction(of: expression) ?? stored(expression)
      let type = type(of: made.map { .call($0.call) } ?? expression).unwrapped
      let range = made?.range ?? expression.range
      let isPushed = isNavigation && (name == "push" || name == "set")
      if types.routeType(of: type) == nil {
        if isPushed, types.isController(type), types.rootKind(of: type) == .navigation {
          refuse(range, "it", nil, name == "push" ? operation : nil)
        }
        continue
      }
      guard let id = type.nominalID, let handler = model.classes[id], handler.isCoordinator, !overridesController(id)
      else { continue }
      if let made, sharesRoot(made.call, id) {
        report(
          range, .error, "crash-on-transition",
          "sibling \(id.name) shares this controller; add it with addChild and trigger its route", id)
      } else if isPushed, handler.kind == .navigation {
        refuse(range, "\(id.name), or share the root controller", id, name == "push" ? operation : nil)
      }
    }
  }

  private func refuse(_ range: TextRange, _ remedy: String, _ id: NominalID?, _ operation: TextRange?) {
    report(
      range, .error, "crash-on-transition", "UIKit refuses to push a navigation controller; present \(remedy)", id,
      fixes: operation.map { [XCFix(title: "Use 'present'", edits: [($0, "present")], isPreferred: false)] } ?? [])
  }

  /// The construction behind `X(…)`, `X(…).strongRouter` or a local constant, and where to say so.
  private func construction(of expression: Expression) -> (call: CallExpression, range: TextRange)? {
    switch XCVisitor.plain(expression) {
    case .call(let call):
      return ConstructionFinder.constructedType(call) == nil ? nil : (call, call.callee.range)
    case .name(let node):
      guard let value = position.scope.lookup(node.name)?.constantValue else { return nil }
      return construction(value).map { ($0, node.range) }
    default: return nil
    }
  }

  private func construction(_ value: Expression) -> CallExpression? {
    guard case .call(let call) = XCVisitor.plain(value) else { return nil }
    return ConstructionFinder.constructedType(call) == nil ? nil : call
  }

  /// What a constant or lazy property of one's own is made by, or any that the same statements have set before.
  private func stored(_ expression: Expression) -> (call: CallExpression, range: TextRange)? {
    guard let own = position.owner.type else { return nil }
    let name: String
    switch XCVisitor.plain(expression) {
    case .name(let node) where position.scope.lookup(node.name) == nil: name = node.name
    case .member(let node) where node.base?.isOwnSelf ?? false: name = node.name
    default: return nil
    }
    if let set = construction(setAs: name) { return (set, expression.range) }
    for member in visitor.resolver.info(own).members(named: name) {
      guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
        !visitor.resolver.isDeclaredInBranches(name, of: own), node.isConstant || node.head.modifiers.contains(.lazy),
        let value = node.bindings[index].value
      else { continue }
      return construction(value).map { ($0, expression.range) }
    }
    return nil
  }

  /// `child = X(…)` or `self.child = X(…)` in the same list of statements, the last before the call.
  private func construction(setAs name: String) -> CallExpression? {
    guard let body = visitor.bodies(around: call.range) else { return nil }
    let before = XCBodies.innermost(around: call.range, in: body).prefix { $0.range.end <= call.range.start }
    for case .expression(.assignment(let node)) in before.reversed() {
      switch node.target {
      case .name(let target) where target.name == name: return construction(node.value)
      case .member(let target) where target.name == name && target.base?.isOwnSelf == true:
        return construction(node.value)
      default: continue
      }
    }
    return nil
  }

  /// The class, or one that may stand in for it.
  private func overridesController(_ id: NominalID) -> Bool {
    let resolver = visitor.resolver
    return model.classes.keys.contains { heir in
      let type = resolver.selfType(of: heir)
      guard heir == id || resolver.lineage(of: type).contains(where: { $0.id == id }) else { return false }
      return resolver.members("viewController", of: type).contains { !$0.member.entry.isInterface }
    }
  }

  // MARK: L11

  private func checkSibling() {
    // Of what an initialiser or a lazy property adds, there is one as long as the coordinator lives.
    guard ![.initializer, .initialValue].contains(position.owner.kind), let own = position.owner.type,
      model.classes[own]?.isCoordinator == true, let first = call.arguments.first,
      let (construction, range) = construction(of: first.value),
      let id = type(of: .call(construction)).nominalID, model.classes[id]?.isCoordinator == true,
      sharesRoot(construction, id), !overridesController(id)
    else { return }
    visitor.result.siblings.append(XCSibling(type: id, owner: own, range: range))
  }

  // MARK: L13

  private func checkErasing(_ name: String) {
    guard ["UnownedRouter", "WeakRouter", "UnownedErased", "WeakErased"].contains(name),
      let first = call.arguments.first,
      first.label == nil, call.arguments.count > 1, case .metatype(let made) = type(of: call.callee),
      types.isErased(made)
    else { return }
    var isFresh = false
    switch first.value {
    case .member(let member):
      let owner = member.base.map { type(of: $0) } ?? .unknown
      isFresh =
        member.name == "strongRouter" && isFramework("strongRouter", of: owner)
        && types.routeType(of: type(of: first.value)) != nil
    case .name(let node):
      isFresh =
        node.name == "strongRouter" && position.scope.lookup(node.name) == nil
        && isFramework("strongRouter", of: visitor.typer.selfType(in: position.scope.context))
        && types.routeType(of: type(of: first.value)) != nil
    case .call(let inner):
      isFresh = ConstructionFinder.constructedType(inner) != nil && types.routeType(of: type(of: first.value)) != nil
    default: break
    }
    guard isFresh else { return }
    let spelled = types.spelling(type(of: first.value))
    let right = name.hasPrefix("Weak") ? "weakRouter" : "unownedRouter"
    // What is made here has no owner that could be asked for a router.
    let isMadeHere = if case .call = first.value { true } else { false }
    report(
      first.value.range, .warning, "ownership",
      "the router is already dangling: nothing keeps this \(spelled); "
        + (isMadeHere ? "store it in a property" : "use \(right)"),
      fixes: name.hasSuffix("Router") ? asking(for: right, first.value) : [])
  }

  /// The app declares no such member of its own.
  func isFramework(_ name: String, of owner: Type) -> Bool {
    visitor.resolver.members(name, of: owner.unwrapped).allSatisfy(\.member.entry.isInterface)
  }

  /// `UnownedRouter(c.strongRouter) { $0 }` → `c.unownedRouter`
  private func asking(for right: String, _ router: Expression) -> [XCFix] {
    let range: TextRange
    switch router {
    case .member(let node) where node.name == "strongRouter": range = node.nameRange
    case .name(let node): range = node.range
    default: return []
    }
    guard call.arguments.count == 2,
      case .closure(let closure) = call.arguments[1].value, closure.statements.count == 1,
      case .expression(.name(let given)) = closure.statements[0],
      given.name == closure.parameters?.first?.name ?? "$0"
    else { return [] }
    let edits = [
      (TextRange(call.range.start, router.range.start), ""), (range, right),
      (TextRange(router.range.end, call.range.end), ""),
    ]
    return [XCFix(title: "Use '\(right)'", edits: edits, isPreferred: true)]
  }

  // MARK: L14

  private func checkFresh(_ name: String) {
    guard let first = call.arguments.first, !model.ownFactories.contains(name), let controller else { return }
    if name == "pop", first.label != "to" { return }
    if name == "select", first.label != nil {
      noteIndex(first)
      return
    }
    guard let (construction, range) = construction(of: first.value), let id = type(of: .call(construction)).nominalID
    else { return }
    if case .name(let node) = XCVisitor.plain(first.value), visitor.isShown(node.name, around: call) { return }
    guard types.routeType(of: .nominal(id, [])) != nil || types.isController(.nominal(id, [])) else { return }
    if name == "select", types.rootKind(of: controller) != .tab { return }
    let what = name == "select" ? "one of the tabs" : "on the stack"
    report(range, .warning, "crash-on-transition", "this \(id.name) is not \(what): it has just been created", id)
  }

  private func noteIndex(_ argument: Argument) {
    guard argument.label == "index", case .literal(let literal) = argument.value, literal.kind == .integer,
      let index = Int(literal.text), let own = position.owner.type
    else { return }
    visitor.result.tabIndices.append(XCTabIndex(owner: own, index: index, range: literal.range))
  }

  /// What sets tabs says how many there are; of a helper, anybody's.
  private func noteTabs() { if let own = position.owner.type { visitor.result.tabSetters.insert(own) } }

  // MARK: L16

  /// What goes by the root controller's delegate. What is presented and dismissed has one of its own.
  private static let animatedByRoot: Set<String> = ["push", "pop", "popToRoot", "set", "select"]

  /// `animation: .fade` of one of the framework's factories.
  private func noteAnimation(_ name: String) {
    guard XCLocalRules.animatedByRoot.contains(name), let own = position.owner.type,
      model.classes[own]?.isCoordinator == true,
      let animation = call.arguments.first(where: { $0.label == "animation" }), controller != nil,
      case .member = animation.value
    else { return }
    visitor.result.animations.append(XCAnimation(owner: own, range: animation.value.range))
  }

  // MARK: L2 of closures

  /// `prepareTransition: nil`, `map: nil` without an override: of an instance, or of all that an initialiser makes.
  private func noteMissingHandler() {
    guard let closure = call.arguments.first(where: { $0.label == "prepareTransition" || $0.label == "map" }),
      closure.value.isNil, let id = madeClass
    else { return }
    let handler = closure.label == "map" ? "mapToParentRoute" : "prepareTransition"
    let own = visitor.resolver.selfType(of: id)
    let lineage = visitor.resolver.lineage(of: own).map(\.id.name)
    guard lineage.contains(closure.label == "map" ? XCName.redirection : XCName.basic),
      visitor.resolver.members(handler, of: own).allSatisfy(\.member.entry.isInterface),
      !visitor.resolver.overridesTrigger(id)
    else { return }
    let initial = call.argument("initialRoute")
    visitor.result.missingHandlers.append(
      XCMissingHandler(
        type: id, label: closure.label ?? "", handler: handler, range: closure.value.range,
        owner: visitor.owner(at: position), isTriggered: initial.map { !$0.isNil && !$0.isNone } ?? false))
  }

  /// The class of a construction, or the own one of `super.init`.
  private var madeClass: NominalID? {
    if case .member(let member) = call.callee, member.name == "init", case .name(let base)? = member.base,
      base.name == "super"
    {
      return position.owner.type
    }
    return ConstructionFinder.constructedType(call) == nil ? nil : type(of: .call(call)).nominalID
  }
}
