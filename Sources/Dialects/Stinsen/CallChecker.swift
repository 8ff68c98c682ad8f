/// Decides about one call, in the order of section 5.0 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenCallChecker {
  let visitor: StinsenVisitor
  let site: StinsenSite

  init(_ visitor: StinsenVisitor, _ site: StinsenSite) {
    self.visitor = visitor
    self.site = site
  }

  private var model: StinsenModel { visitor.model }
  private var resolver: Resolver { visitor.resolver }
  private var hops: StinsenHops { StinsenHops(model: model, resolver: resolver) }

  func check() {
    let type = receiverType
    switch model.receiver(of: type, resolver) {
    case .coordinator(let coordinator, let type, let isRouter):
      noteReceiver(coordinator)
      if coordinator.isForeign {
        list(
          .unresolved, receiver: coordinator.id.name,
          reason: "'\(coordinator.id.name)' belongs to another version or fork of the framework")
      } else {
        check(on: coordinator, type, isRouter: isRouter)
      }
    case .wrapper(let id, let child): checkWrapper(id, child)
    case .anyCoordinator: checkDeadEnd(type, "AnyCoordinator", "type-erased coordinator")
    case .tabChild: checkDeadEnd(type, "TabChild", "tab child")
    case .protocolRouter(let type): checkProtocolRouter(type)
    case .unknownRouter:
      checkUnknownRouter(type)
    case .other: listIfOurs(type)
    }
  }

  private var receiverType: Type {
    guard let base = site.base else { return visitor.typer.selfType(in: site.scope.context) }
    if ReceiverChain.followsAnotherClause(site.call, in: visitor.file, resolver.names) { return .unknown }
    return visitor.typer.type(of: base, in: site.scope)
  }

  var routeNames: [String] {
    site.alternatives.compactMap { $0.path?.components.first?.name }.filter { !$0.isEmpty }
  }

  // MARK: Receivers without routes

  private func checkUnknownRouter(_ type: Type) {
    let reason =
      if let id = type.unwrapped.nominalID, resolver.isWorkspaceType(id) {
        "the workspace has a type '\(id.name)' of its own"
      } else {
        "the coordinator of this router is not declared in the workspace"
      }
    list(.unresolved, receiver: nil, reason: reason)
    visitor.result.looseNames.formUnion(routeNames)
  }

  private func checkWrapper(_ id: NominalID, _ child: Type) {
    if isOwnOperation(on: .nominal(id, [])) { return listIfOurs(.unknown) }
    let (reached, wrappers) = hops.unwrap(child)
    guard case .coordinator(let coordinator, let type, _) = model.receiver(of: reached, resolver) else {
      if child.hasUnknownPart || reached.nominalID == nil {
        return list(.unresolved, receiver: id.spelled, reason: "what '\(id.spelled)' wraps is not known")
      }
      return refuse(.wrongReceiver(site.operation, id.spelled, "wrapper", routeNames))
    }
    let children = Array(repeating: "child", count: wrappers.count + 1).joined(separator: ".")
    let judge = StinsenJudge(visitor, site, coordinator, type, isRouter: false)
    guard judge.verdict().isValid else {
      return refuse(.wrongReceiver(site.operation, id.spelled, "wrapper", routeNames))
    }
    refuse(.missingChild(site, routeNames.first, coordinator, id.spelled, children, visitor.file))
  }

  /// What has no operations but those of the workspace.
  private func checkDeadEnd(_ type: Type, _ name: String, _ kind: String) {
    if isOwnOperation(on: type) { return listIfOurs(.unknown) }
    refuse(.wrongReceiver(site.operation, name, kind, routeNames))
  }

  private func checkProtocolRouter(_ type: Type) {
    if isOwnOperation(on: type) { return listIfOurs(.unknown) }
    refuse(.protocolRouter(type, routeNames.first ?? site.operation.rawValue))
  }

  /// `route(\.a)` or `root(to: \.a)` where nobody but the framework declares such an operation.
  var isMislabelled: Bool {
    guard let first = site.call.arguments.first, first.label == nil || first.label == "to",
      case .keyPath(let path) = first.value, let name = path.components.first?.name,
      case .coordinator(let coordinator, let type, let isRouter) = model.receiver(of: receiverType, resolver)
    else { return false }
    return coordinator.isFullyKnown && !coordinator.isForeign && !coordinator.routes(named: name).isEmpty
      && !isOwnOperation(on: isRouter ? .unknown : type)
  }

  /// The workspace may mean an operation of its own.
  func isOwnOperation(on type: Type) -> Bool {
    if model.ownOperations.contains(site.operation.rawValue) || resolver.mayHaveMore(type) { return true }
    return resolver.members(site.operation.rawValue, of: type).contains { !$0.member.entry.isInterface }
  }

  /// `route(to: screen)` of an enum's case: the framework's operations take key paths, so that only the workspace's own
  /// can be meant.
  private var takesNoKeyPath: Bool {
    guard let route = site.call.arguments.first?.value else { return false }
    if route.isImplicitMember { return keyPathsHaveNoMembers }
    switch visitor.typer.type(of: route, in: site.scope) {
    case .nominal: return true
    case .external(let name, _): return Platform.concreteValueTypes.contains(name)
    default: return false
    }
  }

  /// `route(to: .detail)` could also mean a constant that an extension of key paths declares.
  private var keyPathsHaveNoMembers: Bool {
    ["KeyPath", "PartialKeyPath", "AnyKeyPath"].allSatisfy { resolver.extensions(endingIn: $0).isEmpty }
  }

  // MARK: Coordinators

  private var isStillOptional: Bool {
    guard let base = site.base, site.position.conditions.isEmpty else { return false }
    return visitor.typer.isDeclaredOptional(base, in: site.scope) { answer, scope in
      guard case .hasRoot? = ReceiverChain.operation(answer)?.operation, !model.ownOperations.contains("hasRoot"),
        case .optional = visitor.typer.type(of: answer, in: scope)
      else { return false }
      return true
    }
  }

  private func check(on coordinator: StinsenCoordinator, _ type: Type, isRouter: Bool) {
    let isOwn = isOwnOperation(on: isRouter ? .unknown : type)
    let judge = StinsenJudge(visitor, site, coordinator, type, isRouter: isRouter)
    let verdict =
      site.call.isBroken && site.operation.takesRoute && routeNames.isEmpty
      ? .silent("the call is incomplete") : judge.verdict()
    switch verdict {
    case .valid(let routes) where isStillOptional:
      record(coordinator, routes, isRouter: isRouter, isInvalid: true, isOwn: isOwn)
      visitor.result.findings.append(StinsenMessages.stillOptional(site, coordinator, routes, visitor.file))
      listInvalid(coordinator)
    case .valid(let routes):
      record(coordinator, routes, isRouter: isRouter, isInvalid: false, isOwn: isOwn || isOwnOperation(on: type))
      listResolved(coordinator)
      for finding in judge.runTimeFindings() { visitor.result.findings.append(finding) }
    case .silent where isOwn && takesNoKeyPath, .invalid where isOwn && takesNoKeyPath: break
    case .silent(let reason): listSilent(coordinator, reason)
    case .invalid where isOwn:
      listSilent(coordinator, "an extension of the workspace adds '\(site.operation.rawValue)'")
    case .invalid where site.call.isBroken:
      noteRoutes(coordinator)
      listSilent(coordinator, "the call is incomplete")
    case .invalid(let finding):
      record(coordinator, routeNames, isRouter: isRouter, isInvalid: true, isOwn: isOwn)
      visitor.result.findings.append(finding)
      listInvalid(coordinator)
    }
  }

  private func listSilent(_ coordinator: StinsenCoordinator, _ reason: String) {
    visitor.result.unclear.insert(coordinator.coordinatorID)
    list(.unresolved, receiver: coordinator.id.name, reason: reason)
    for name in routeNames where !coordinator.routes(named: name).isEmpty {
      visitor.result.looseKeyPaths.append(RouteID(coordinator.coordinatorID, name))
    }
  }

  private func noteReceiver(_ coordinator: StinsenCoordinator) {
    for alternative in site.alternatives {
      guard let path = alternative.path, !alternative.isFromConstant, path.root != nil else { continue }
      visitor.noteRoot(path, rootCoordinator(of: path) ?? coordinator)
    }
  }

  private func rootCoordinator(of path: KeyPathExpression) -> StinsenCoordinator? {
    guard let root = path.root, let id = resolver.resolve(root, in: site.scope.context).nominalID else { return nil }
    return model.coordinators[id]
  }

  private func record(
    _ coordinator: StinsenCoordinator, _ routes: [String], isRouter: Bool, isInvalid: Bool, isOwn: Bool
  ) {
    let range = site.alternatives.first?.range ?? site.nameRange
    let origin = StinsenOrigins(visitor, site, coordinator).origin()
    visitor.result.calls.append(
      StinsenCall(
        operation: site.operation, coordinator: coordinator.id, isRouter: isRouter, routes: routes,
        range: routes.isEmpty ? site.nameRange : range, operationRange: site.nameRange, extent: site.call.range,
        file: visitor.file,
        hasInput: site.plainInput != nil || (site.operation == .route && site.trailingClosure != nil),
        hasDismissal: site.onDismiss != nil, origin: origin,
        receiverName: ReceiverChain.name(site.base),
        holder: isRouter ? site.base.flatMap { StinsenRouterReader.holder(of: $0, in: site.scope) } : nil,
        isOptionalReceiver: isOptional(site.base, .optionalChain),
        isForced: isOptional(site.base, .forceUnwrap), owner: site.position.owner.type,
        ownerMember: site.position.owner.name, closureDepth: site.position.closureDepth,
        place: visitor.place(of: site.nameRange, at: site.position), block: site.position.block,
        statement: site.position.statement, branch: site.position.branch, conditions: site.position.conditions,
        isWholeStatement: visitor.isWholeStatement(site.call) && !hasTrailingInput(coordinator, routes),
        isInvalid: isInvalid, isOwn: isOwn,
        mayBeElsewhere: site.operation.isRootOperation && site.plainInput != nil
          && StinsenCallRules(visitor, site, coordinator, isRouter: isRouter).mayBeElsewhere))
    if let base = site.base {
      StinsenRouterReader(visitor).noteRead(of: base, coordinator, isRouter: isRouter, in: site.scope)
    }
  }

  private func hasTrailingInput(_ coordinator: StinsenCoordinator, _ routes: [String]) -> Bool {
    guard site.plainInput == nil, site.trailingClosure != nil else { return false }
    return routes.flatMap(coordinator.routes).flatMap(\.shapes).contains { shape in
      if case .function = shape.input.unwrapped { true } else { InputChecking.mayBeFunction(shape.input) }
    }
  }

  private func isOptional(_ base: Expression?, _ kind: UnaryExpression.Kind) -> Bool {
    guard case .unary(let node)? = base else { return false }
    return node.kind == kind
  }

  // MARK: Listing

  private func listResolved(_ coordinator: StinsenCoordinator) {
    for alternative in site.alternatives {
      guard let name = alternative.path?.components.first?.name else { continue }
      let route = RouteID(coordinator.coordinatorID, name)
      // The literal at a constant is visited by itself.
      if !alternative.isFromConstant {
        visitor.result.occurrences.append(Occurrence(range: alternative.range, symbol: .routes([route]), role: .use))
      }
      guard site.operation.isTransition else { continue }
      visitor.result.transitions.append(
        Transition(
          location: Location(visitor.file, alternative.range), dialect: "stinsen", call: site.operation.rawValue,
          receiver: coordinator.id.name, route: route.description, status: .resolved))
    }
  }

  /// A wrong or unfinished call names its routes all the same.
  private func noteRoutes(_ coordinator: StinsenCoordinator) {
    for alternative in site.alternatives where !alternative.isFromConstant {
      guard let name = alternative.path?.components.first?.name, !coordinator.routes(named: name).isEmpty else {
        continue
      }
      let symbol = Occurrence.Symbol.routes([RouteID(coordinator.coordinatorID, name)])
      visitor.result.occurrences.append(Occurrence(range: alternative.range, symbol: symbol, role: .use))
    }
  }

  private func listInvalid(_ coordinator: StinsenCoordinator) {
    noteRoutes(coordinator)
    guard site.operation.isTransition else { return }
    for alternative in site.alternatives {
      let name = alternative.path?.components.first?.name
      visitor.result.transitions.append(
        Transition(
          location: Location(visitor.file, alternative.range), dialect: "stinsen", call: site.operation.rawValue,
          receiver: coordinator.id.name, route: name.map { coordinator.id.name + "." + $0 }, status: .invalid))
    }
  }

  private func list(_ status: Transition.Status, receiver: String?, reason: String?) {
    guard site.operation.isTransition else { return }
    visitor.result.transitions += transitions(status, receiver: receiver, reason: reason)
  }

  private func transitions(_ status: Transition.Status, receiver: String?, reason: String?) -> [Transition] {
    site.alternatives.map { alternative in
      Transition(
        location: Location(visitor.file, alternative.range), dialect: "stinsen", call: site.operation.rawValue,
        receiver: receiver, route: alternative.path?.components.first?.name, status: status, reason: reason)
    }
  }

  private func refuse(_ finding: StinsenFinding.Draft) {
    visitor.result.findings.append(finding.finding(at: site.alternatives.first?.range ?? site.nameRange))
    list(.invalid, receiver: nil, reason: nil)
  }

  /// A receiver of unknown type counts as ours where its written type ends in `Router`, or where it continues a chain
  /// of ours that could not be followed.
  private func listIfOurs(_ type: Type) {
    guard site.operation.isTransition, site.alternatives.contains(where: { $0.path != nil }) else { return }
    if case .external(let name, _) = type.unwrapped {
      if name.hasSuffix("Router") {
        list(.unresolved, receiver: nil, reason: "'\(name)' is not declared in the workspace")
        visitor.result.looseNames.formUnion(routeNames)
      }
      return
    }
    guard mayBeAnything(type.unwrapped), let base = site.base else { return }
    if let previous = ReceiverChain.operation(ReceiverChain.beforeChild(base)), continuesOurs(previous.call, depth: 0) {
      list(.unresolved, receiver: nil, reason: "the chain before it could not be followed")
      visitor.result.looseNames.formUnion(routeNames)
    } else {
      visitor.result.looseCalls += transitions(.unresolved, receiver: nil, reason: "the receiver's type is not known")
    }
  }

  /// Also what a call of a generic function gives, where nobody can tell what its parameter stands for. What has no members
  /// that code could call is no receiver: its type was not understood.
  private func mayBeAnything(_ type: Type) -> Bool {
    switch type {
    case .unknown, .parameter, .tuple, .function, .metatype: true
    case .nominal, .external, .optional, .constrained: false
    }
  }

  private func continuesOurs(_ call: CallExpression, depth: Int) -> Bool {
    guard depth < 100, let step = ReceiverChain.operation(.call(call)) else { return false }
    let type =
      step.base.map { visitor.typer.type(of: $0, in: site.scope) } ?? visitor.typer.selfType(in: site.scope.context)
    switch model.receiver(of: type, resolver) {
    case .other:
      guard let base = step.base, let previous = ReceiverChain.operation(ReceiverChain.beforeChild(base)) else {
        return false
      }
      return continuesOurs(previous.call, depth: depth + 1)
    default: return true
    }
  }
}
