/// What a compiler refuses about an operation and its receiver: C4, C5 and C8 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCCallChecker {
  let visitor: SUCVisitor
  let position: CodePosition
  let call: CallExpression
  let receiverType: Type

  init(_ visitor: SUCVisitor, _ position: CodePosition, _ call: CallExpression, on receiverType: Type) {
    self.visitor = visitor
    self.position = position
    self.call = call
    self.receiverType = receiverType
  }

  /// Reports what is wrong; true where something is.
  func check(_ operation: SUCOperation, _ receiver: SUCReceiver, _ range: TextRange) -> Bool {
    guard position.conditions.isEmpty, let finding = finding(operation, receiver, range) else { return false }
    visitor.result.findings.append(finding)
    return true
  }

  private func finding(_ operation: SUCOperation, _ receiver: SUCReceiver, _ range: TextRange) -> RouteFinding? {
    if required.declaresOperations(receiverType) { return nil }
    switch receiver {
    case .coordinator(let id):
      guard let coordinator = visitor.model.coordinators[id] else { return nil }
      return wrongKind(operation, coordinator, range) ?? noViews(operation, coordinator, range)
        ?? noAttempt(operation, of: coordinator, range)
    case .existential:
      return noRoutes(operation, range) ?? noAttempt(operation, range)
    case .parameter: return noAttempt(operation, range)
    case .unknown, .other: return nil
    }
  }

  private var required: SUCRequiredRoutes {
    SUCRequiredRoutes(resolver: visitor.resolver, context: position.scope.context)
  }

  /// What the framework's protocols say about the receiver.
  private var frameworkNames: Set<String> {
    SUCFramework.names(of: required.constraint(of: receiverType.unwrapped), visitor.resolver)
  }

  /// C4: `parent?.show(route: …)`
  private func noRoutes(_ operation: SUCOperation, _ range: TextRange) -> RouteFinding? {
    guard operation != .start, isExistential, !required.isOpen(receiverType) else { return nil }
    if frameworkNames == ["Coordinator"] {
      return RouteFinding.error(
        range, "wrong-receiver",
        "'\(operation.title)' does not exist on 'Coordinator', which only handles actions; send it one with 'handle'")
    }
    return RouteFinding.error(
      range, "wrong-receiver",
      "'\(operation.title)' cannot be called on a coordinator whose routes are not known; "
        + "send it an action with 'handle'")
  }

  /// C4: tab bar coordinators have no `startRoute`.
  static func checkStartRoute(_ node: MemberExpression, _ visitor: SUCVisitor, at position: CodePosition) {
    guard node.name == "startRoute", let base = node.base, position.conditions.isEmpty,
      case .coordinator(let id) = visitor.receiver(base, position), let coordinator = visitor.model.coordinators[id],
      coordinator.kind == .tab, coordinator.isFullyKnown
    else { return }
    let resolver = visitor.resolver
    let added = visitor.model.extendedTypes.contains { type in
      resolver.extensions(endingIn: type).contains { $0.node.members.contains { $0.declaredNames.contains(node.name) } }
    }
    guard !added, resolver.members(node.name, of: resolver.selfType(of: id)).isEmpty else { return }
    visitor.result.findings.append(
      RouteFinding.error(
        node.nameRange, "wrong-receiver",
        "'startRoute' does not exist on '\(id)', a tab bar coordinator: it has 'tabs'"))
  }

  /// `any Routing`, `parent`. Generic code, `self` in an extension of a protocol and `some Routing`, knows of a type of
  /// its own which routes it has, and so does who names them: `any ShopRouting<ShopRoute>`.
  private var isExistential: Bool {
    let type = receiverType.unwrapped
    if type == visitor.typer.selfType(in: position.scope.context).unwrapped { return false }
    switch type {
    case .constrained(let types, let isOpaque): return !isOpaque && types.allSatisfy(\.arguments.isEmpty)
    default: return true
    }
  }

  private func wrongKind(_ operation: SUCOperation, _ coordinator: SUCCoordinator, _ range: TextRange) -> RouteFinding?
  {
    guard coordinator.isFullyKnown, operation != .start else { return nil }
    switch coordinator.kind {
    case .tab:
      return RouteFinding.error(
        range, "wrong-receiver",
        "'\(operation.title)' does not exist on '\(coordinator.id)', a tab bar coordinator: 'start()' shows its 'tabs'")
    case .root where coordinator.route == nil:
      return RouteFinding.error(
        range, "wrong-receiver",
        "'\(operation.title)' does not exist on '\(coordinator.id)', a root coordinator: its children show routes")
    default: return nil
    }
  }

  private func noViews(_ operation: SUCOperation, _ coordinator: SUCCoordinator, _ range: TextRange) -> RouteFinding? {
    guard coordinator.kind == .navigation, coordinator.isFullyKnown, !coordinator.hasViewFactory else { return nil }
    return RouteFinding.error(
      range, "invalid-declaration",
      "'\(operation.title)' needs '\(coordinator.id)' to conform to 'RouterViewFactory', and no file makes it do so")
  }

  private func needsAttempt(_ operation: SUCOperation) -> Bool {
    visitor.model.version.throwsOnShow && (operation == .start || operation == .show) && !position.isTried
  }

  private func noAttempt(
    _ operation: SUCOperation, of coordinator: SUCCoordinator, _ range: TextRange
  ) -> RouteFinding? {
    guard coordinator.kind == .navigation, coordinator.isFullyKnown else { return nil }
    return noAttempt(operation, "'\(operation.title)' of '\(coordinator.id)'", range)
  }

  /// Behind protocols: what the framework asks of a 'Navigator' throws, whoever it is. A class, or a protocol out of sight,
  /// may have functions of its own that do not, and in an extension of a protocol `self` may be of such a class.
  private func noAttempt(_ operation: SUCOperation, _ range: TextRange) -> RouteFinding? {
    let type = receiverType.unwrapped
    let constraint = required.constraint(of: type)
    let types = if case .constrained(let all, _) = constraint { all } else { [constraint] }
    guard type != visitor.typer.selfType(in: position.scope.context).unwrapped,
      types.allSatisfy({ $0.nominalID.map { visitor.resolver.info($0).isProtocol } ?? true }),
      !frameworkNames.isDisjoint(with: ["Routing", "Navigator"]),
      frameworkNames.allSatisfy({ SUCFramework.protocols.contains($0) || Platform.isHarmless($0) })
    else { return nil }
    return noAttempt(operation, "'\(operation.title)'", range)
  }

  private func noAttempt(_ operation: SUCOperation, _ what: String, _ range: TextRange) -> RouteFinding? {
    guard needsAttempt(operation) else { return nil }
    var finding = RouteFinding.error(
      range, "invalid-declaration",
      "\(what) throws in \(visitor.model.version.name): "
        + "write 'try? \(operation == .start ? "start()" : "show(route: …)")'"
    )
    // What is kept as nothing but `Void` cannot be an optional.
    if position.attempt == "try?", visitor.keptValues.begins(with: call.range) { return finding }
    let start = TextRange(call.range.start, call.range.start)
    let edit = TextEdit(Location(visitor.file, start), newText: position.attempt + " ")
    finding.fixes = [Fix(title: "Insert '\(position.attempt)'", edits: [edit])]
    return finding
  }
}
