/// What is judged about calls besides their routes: factories (C4), initialisers (C10), options (C11), dropped values (L18).

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCCallRules {
  let visitor: XCVisitor
  let call: CallExpression
  let position: CodePosition

  init(_ visitor: XCVisitor, _ call: CallExpression, _ position: CodePosition) {
    self.visitor = visitor
    self.call = call
    self.position = position
  }

  private var model: XCModel { visitor.model }

  func check() {
    guard let (name, range) = XCSiteReader.operation(call) else { return }
    checkFactory(name, range)
    switch name {
    case "trigger", "contextTrigger", "triggerPublisher", "performTransition": checkOptions()
    case "setRoot": noteRoot(range)
    case "init": checkSuperInitializer(range)
    default: checkConstruction(name, range)
    }
    checkDropped(name, range)
  }

  /// `replacement`: what is right instead of the range; `isOnly`: and nothing else is.
  private func report(
    _ range: TextRange, _ severity: Severity, _ code: String, _ message: String, replacement: String? = nil,
    isOnly: Bool = true
  ) {
    var finding = XCFinding(range: range, severity: severity, code: code, message: message)
    if let replacement {
      finding.fixes = [XCFix(title: "Use '\(replacement)'", edits: [(range, replacement)], isPreferred: isOnly)]
    }
    visitor.result.findings.append(finding)
  }

  // MARK: C4

  private func checkFactory(_ name: String, _ range: TextRange) {
    guard XCFactory.names.contains(name), !model.ownFactories.contains(name), !call.isBroken,
      case .member(let member) = call.callee, let transition = transition(member),
      let controller = visitor.types.rootController(of: transition), let kind = visitor.types.rootKind(of: controller)
    else { return }
    if !XCFactory.isLegal(name, on: kind) {
      let other = XCFactory.presenting(on: kind).joined(separator: ", or ")
      // Of the same shape; what else is available takes other arguments.
      let present = ["push", "show", "showDetail"].contains(name) && XCFactory.isLegal("present", on: kind)
      report(
        range, .error, "wrong-receiver", "\(name) is not available on a \(kind.spelling); use \(other)",
        replacement: present ? "present" : nil, isOnly: false)
    }
    checkRouteTarget(name, range)
  }

  private func transition(_ member: MemberExpression) -> Type? {
    guard let base = member.base else { return visitor.expectations.type(of: call) }
    guard case .metatype(let type) = visitor.typer.type(of: base, in: position.scope) else { return nil }
    return type
  }

  /// `.route(_, on:)` with a router that is no coordinator.
  private func checkRouteTarget(_ name: String, _ range: TextRange) {
    guard name == "route", call.arguments.count > 1, call.arguments[1].label == "on" else { return }
    let type = visitor.typer.type(of: call.arguments[1].value, in: position.scope)
    guard visitor.types.isPlainRouter(type) else { return }
    report(
      range, .error, "wrong-receiver",
      "route(_:on:) needs a Coordinator; \(visitor.types.spelling(type)) is a Router: use trigger(_:on:)",
      replacement: "trigger")
  }

  // MARK: C10

  private static let needsController: NameSet = ["ViewCoordinator", "BaseCoordinator", "BasicCoordinator"]
  private static let needsContent: NameSet = ["TabBarCoordinator", "SplitCoordinator"]

  private func checkConstruction(_ name: String, _ range: TextRange) {
    guard XCCallRules.needsController.contains(name) || XCCallRules.needsContent.contains(name),
      ConstructionFinder.constructedType(call) != nil,
      case .metatype(let type) = visitor.typer.type(of: call.callee, in: position.scope), let id = type.nominalID
    else { return }
    checkArguments(of: id, range)
  }

  private func checkSuperInitializer(_ range: TextRange) {
    guard case .member(let member) = call.callee, case .name(let base)? = member.base, base.name == "super",
      let id = visitor.typer.type(of: .name(base), in: position.scope).nominalID
    else { return }
    checkArguments(of: id, range)
  }

  private func checkArguments(of id: NominalID, _ range: TextRange) {
    guard !call.isBroken, id.name.hasPrefix("XCoordinator.") else { return }
    guard visitor.version.generation == .two, !visitor.version.mayBeFirst else { return }
    if !visitor.resolver.info(id).extensions.filter({ !$0.isInterface }).isEmpty { return }
    let name = id.simpleName
    // Initialisers of other generations have other labels.
    let labels = Set(call.arguments.map { $0.label ?? "" })
    if XCCallRules.needsController.contains(name),
      labels.isSubset(of: ["initialRoute", "initialTransition", "initialLoadingType", "prepareTransition"])
    {
      report(range, .error, "invalid-declaration", "\(name) needs rootViewController:")
    } else if XCCallRules.needsContent.contains(name), labels.isSubset(of: ["rootViewController"]) {
      report(range, .error, "invalid-declaration", "\(name) needs initialRoute:")
    }
  }

  // MARK: C11

  private func checkOptions() {
    guard let options = call.arguments.first(where: { $0.label == "with" }), case .member(let member) = options.value,
      member.name == "default", namesOptions(member.base), isOurs, !isLocal,
      let (name, _) = XCSiteReader.operation(call),
      ownMembers(name, receiverType).isEmpty
    else { return }
    let own = visitor.resolver.members("default", of: XCName.nominal("XCoordinator.TransitionOptions"))
    guard own.isEmpty else { return }
    report(
      member.nameRange, .error, "input-mismatch",
      "TransitionOptions.default is internal; use .init(animated: true)", replacement: "init(animated: true)")
  }

  /// Nothing in front of the dot, or the framework's own type.
  private func namesOptions(_ base: Expression?) -> Bool {
    guard let base else { return true }
    return visitor.typer.type(of: base, in: position.scope)
      == .metatype(XCName.nominal("XCoordinator.TransitionOptions"))
  }

  private var isOurs: Bool {
    switch call.callee {
    case .member(let member):
      guard let base = member.base else { return false }
      return visitor.types.routeType(of: visitor.typer.type(of: base, in: position.scope)) != nil
    case .name: return visitor.types.routeType(of: visitor.typer.selfType(in: position.scope.context)) != nil
    default: return false
    }
  }

  // MARK: Roots

  private func noteRoot(_ range: TextRange) {
    guard case .member(let member) = call.callee, let base = member.base, call.arguments.first?.label == "for" else {
      return
    }
    visitor.noteRoot(base, range: range, at: position)
  }

  // MARK: L18

  private func checkDropped(_ name: String, _ range: TextRange) {
    guard name == "deepLink" || name == "trigger", visitor.isDiscarded(call, at: position), !call.isBroken, !isLocal
    else { return }
    if name == "deepLink" {
      let type = receiverType
      guard visitor.types.isCoordinator(type), ownMembers(name, type).isEmpty else { return }
      report(
        range, .warning, "no-op-transition",
        "deepLink on \(visitor.types.spelling(type)) only makes a transition; nothing happens: return or perform it")
    } else if name == "trigger", case .member(let member) = call.callee, case .member(let rx)? = member.base,
      rx.name == "rx", let router = rx.base
    {
      let type = visitor.typer.type(of: router, in: position.scope)
      guard let route = visitor.types.routeType(of: type), !hasOwnSignal(name), !isRefused else { return }
      let value = call.arguments.first.flatMap { XCVisitor.caseMember($0.value)?.name } ?? "route"
      report(
        range, .warning, "no-op-transition",
        "\(visitor.types.spelling(route)).\(value) on \(visitor.types.spelling(type)): nothing happens until it is subscribed"
      )
    }
  }

  /// A function or a closure of the body's own.
  private var isLocal: Bool {
    guard case .name(let node) = call.callee else { return false }
    return position.scope.lookup(node.name) != nil
  }

  /// The route is wrong in the first place.
  private var isRefused: Bool {
    visitor.result.findings.contains { $0.severity == .error && call.range.contains($0.range) }
  }

  private var receiverType: Type {
    guard case .member(let member) = call.callee, let base = member.base else {
      return visitor.typer.selfType(in: position.scope.context)
    }
    return visitor.typer.type(of: base, in: position.scope)
  }

  private func ownMembers(_ name: String, _ type: Type) -> [FoundMember] {
    visitor.resolver.members(name, of: type).filter { !$0.member.entry.isInterface }
  }

  private func hasOwnSignal(_ name: String) -> Bool {
    visitor.resolver.extensions(endingIn: "Reactive").contains { entry in
      entry.node.members.contains { declaration in
        if case .function(let node) = declaration { return node.name == name }
        return false
      }
    }
  }
}
