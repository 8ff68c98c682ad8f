/// Whether an operation fits a coordinator: steps 3 to 8 of section 5.0 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

enum StinsenVerdict {
  /// The routes meant, one for each alternative.
  case valid([String])
  case invalid(StinsenFinding)
  case silent(String)

  var isValid: Bool {
    if case .valid = self { return true }
    return false
  }
}

struct StinsenJudge {
  let visitor: StinsenVisitor
  let site: StinsenSite
  let coordinator: StinsenCoordinator
  let type: Type
  let isRouter: Bool

  init(
    _ visitor: StinsenVisitor, _ site: StinsenSite, _ coordinator: StinsenCoordinator, _ type: Type, isRouter: Bool
  ) {
    self.visitor = visitor
    self.site = site
    self.coordinator = coordinator
    self.type = type
    self.isRouter = isRouter
  }

  var resolver: Resolver { visitor.resolver }
  var operation: StinsenOperation { site.operation }
  private var hops: StinsenHops { StinsenHops(model: visitor.model, resolver: resolver) }

  /// Valid where any declaration of the coordinator allows it; else what is wrong with the first.
  func verdict() -> StinsenVerdict {
    // What one of them takes is right; what one may take, is not told of.
    var (silent, invalid): (StinsenVerdict?, StinsenVerdict?)
    for variant in candidates {
      let verdict = verdict(on: variant)
      switch verdict {
      case .valid: return verdict
      case .silent: silent = silent ?? verdict
      case .invalid: invalid = invalid ?? verdict
      }
    }
    return silent ?? invalid ?? .silent("the coordinator has no declaration")
  }

  /// The declarations that can be meant: beside a class's own declaration its code means that one.
  private var candidates: [StinsenVariant] {
    let own = coordinator.variants.filter { $0.file == visitor.file }
    return site.position.owner.type == coordinator.id && !own.isEmpty ? own : coordinator.variants
  }

  private func verdict(on variant: StinsenVariant) -> StinsenVerdict {
    if let finding = missingOperation(on: variant) {
      return coordinator.isFullyKnown ? .invalid(finding) : .silent(unknownParts)
    }
    guard operation.takesRoute else { return .valid([]) }
    switch routes(on: variant) {
    case .failure(let other): return other.verdict
    case .success(let arms): return verdict(on: arms, variant)
    }
  }

  /// One alternative of the argument and the route that it names.
  private struct Arm {
    var alternative: KeyPathAlternative
    var route: StinsenRoute
  }

  private struct OtherVerdict: Error {
    var verdict: StinsenVerdict
  }

  private func routes(on variant: StinsenVariant) -> Result<[Arm], OtherVerdict> {
    var arms: [Arm] = []
    for alternative in site.alternatives {
      guard let path = alternative.path else {
        if let finding = missingBackslash(on: variant) { return .failure(OtherVerdict(verdict: .invalid(finding))) }
        return .failure(OtherVerdict(verdict: .silent("the route is not a key path literal or a constant")))
      }
      if let finding = missingDot(path, on: variant) { return .failure(OtherVerdict(verdict: .invalid(finding))) }
      guard path.components.count == 1, let component = path.components.first, !component.name.isEmpty else {
        return .failure(OtherVerdict(verdict: .silent("the key path is incomplete or has several components")))
      }
      if let verdict = foreignRoot(path, alternative) { return .failure(OtherVerdict(verdict: verdict)) }
      guard let route = variant.routes[component.name] else {
        return .failure(OtherVerdict(verdict: missingRoute(component.name, alternative, variant)))
      }
      arms.append(Arm(alternative: alternative, route: route))
    }
    return .success(arms)
  }

  /// Kinds of all arms, then what they have in common, then inputs.
  private func verdict(on arms: [Arm], _ variant: StinsenVariant) -> StinsenVerdict {
    for arm in arms {
      let finding = finding(on: arm.route) {
        kindFinding($0, arm.alternative, variant) ?? hiddenFinding($0, arm.alternative)
      }
      if let finding { return .invalid(finding) }
    }
    if let finding = labelFinding(arms.first?.route) ?? strangeLabel(arms.map(\.route.name)) {
      return .invalid(finding)
    }
    if let finding = StinsenMessages.differingArms(arms.map { ($0.route, $0.alternative.range) }, coordinator) {
      return .invalid(finding)
    }
    for arm in arms {
      let finding = finding(on: arm.route) {
        kindFinding($0, arm.alternative, variant) ?? inputFinding($0, arm.alternative, variant)
      }
      if let finding { return .invalid(finding) }
    }
    let names = arms.map(\.route.name)
    if operation == .focusFirst, variant.kind == .navigation, !site.position.isTried, let name = names.first {
      return .invalid(StinsenMessages.unhandledThrow(name, coordinator, site, visitor.keptValues, visitor.file))
    }
    return .valid(names)
  }

  private var unknownParts: String {
    resolver.info(coordinator.id).mayHaveOtherMembers
      ? "'\(coordinator.id.name)' may have other members than those in sight"
      : "'\(coordinator.id.name)' inherits from something outside of the workspace"
  }

  // MARK: Operations

  private func missingOperation(on variant: StinsenVariant) -> StinsenFinding? {
    if variant.kind == .tab {
      guard operation != .focusFirst else { return nil }
      guard operation.takesRoute else {
        return StinsenMessages.wrongReceiver(
          operation, coordinator, isRouter: isRouter, route: nil, at: site.nameRange)
      }
      return wrongReceiverOnTab()
    }
    if operation == .pop, !isRouter {
      guard resolver.members("pop", of: type).isEmpty else { return nil }
      return StinsenMessages.routerOnly(.pop, coordinator, site.nameRange, fix: visitor.file)
    }
    return nil
  }

  private func wrongReceiverOnTab() -> StinsenFinding {
    let name = site.alternatives.first?.path?.components.first?.name ?? ""
    let range = site.alternatives.first?.range ?? site.nameRange
    let chains = hops.search(from: type) { reached, _ in accepts(name, reached) }
    if let chain = chains.first, let owner = chain.last?.target.nominalID {
      return StinsenMessages.notHere(name, owner, coordinator, after: nil, StinsenHops.code(chain), at: range)
    }
    return StinsenMessages.wrongReceiver(operation, coordinator, isRouter: isRouter, route: name, at: range)
  }

  /// Whether a coordinator further away has the route for this operation.
  private func accepts(_ name: String, _ type: Type) -> Bool {
    guard let id = type.nominalID, let other = visitor.model.coordinators[id], !other.isForeign else { return false }
    return other.variants.contains { variant in
      guard let route = variant.routes[name] else { return false }
      return route.shapes.contains { fitsKind($0, variant) }
    }
  }

  private func fitsKind(_ shape: StinsenShape, _ variant: StinsenVariant) -> Bool {
    switch operation {
    case .route: shape.kind.isPresentation
    case .root, .isRoot, .hasRoot: shape.kind == .root
    case .focusFirst: variant.kind == .tab || shape.kind.isPresentation
    default: false
    }
  }

  // MARK: Routes

  private func foreignRoot(_ path: KeyPathExpression, _ alternative: KeyPathAlternative) -> StinsenVerdict? {
    guard let written = path.root else { return nil }
    let root = resolver.resolve(written, in: site.scope.context)
    if root == .parameter("Self") || root.nominalID == coordinator.id { return nil }
    guard let id = root.nominalID, let other = visitor.model.coordinators[id], let name = path.components.first?.name
    else {
      return .silent("the key path's type '\(written)' is not known")
    }
    guard coordinator.isFullyKnown, other.isFullyKnown else { return .silent(unknownParts) }
    let chain = hops.search(from: type) { reached, _ in reached.nominalID == id }.first
    return .invalid(
      StinsenMessages.foreignRoot(name, other, coordinator, chain.map(StinsenHops.code), at: alternative.range))
  }

  private func missingRoute(
    _ name: String, _ alternative: KeyPathAlternative, _ variant: StinsenVariant
  ) -> StinsenVerdict {
    guard coordinator.isFullyKnown else { return .silent(unknownParts) }
    if name.hasPrefix("$") { return .silent("'\(name)' is what a fork's property wrapper projects") }
    let conditions = site.position.conditions
    if conditions.isPerhapsImpossible {
      return .silent("this branch of '#if' may never be built")
    }
    if visitor.model.hasRouteElsewhere(name, coordinator) { return .silent("'\(name)' is declared for another target") }
    let members = resolver.members(name, of: type)
    if let member = members.first {
      if StinsenDeclarationChecker.isMisplacedRoute(member.member) {
        return .silent("'\(name)' is declared in an extension")
      }
      // No key path of an instance leads to what its type has.
      let isStatic = members.allSatisfy { $0.member.head.modifiers.isTypeMember }
      if !isStatic, StinsenDeclarationChecker.mayBeRoute(member, visitor.typer) {
        return .silent("'\(name)' may give one of several routes")
      }
      return .invalid(StinsenMessages.notARoute(name, coordinator, at: alternative.range))
    }
    let previous = previousView()
    if let chain = hops.search(from: type, where: { reached, _ in accepts(name, reached) }).first,
      let owner = chain.last?.target.nominalID
    {
      let code = StinsenHops.code(chain)
      return .invalid(StinsenMessages.notHere(name, owner, coordinator, after: previous, code, at: alternative.range))
    }
    let near = Spelling.nearest(to: name, in: variant.order.filter { isOffered($0, variant) })
    return .invalid(
      StinsenMessages.unknownRoute(
        name, coordinator, near: near, at: alternative.range, isFixable: !alternative.isFromConstant, visitor.file))
  }

  private func isOffered(_ name: String, _ variant: StinsenVariant) -> Bool {
    variant.routes[name]?.shapes.contains {
      fitsKind($0, variant) && $0.isVisible(from: site.scope.context, coordinator)
    }
      ?? false
  }

  /// The view route that the chain showed last, where the receiver is the result of showing one.
  private func previousView() -> String? {
    if case .afterView(let name) = StinsenOrigins(visitor, site, coordinator).origin() { return name }
    return nil
  }

  // MARK: Kind and input

  /// What is wrong with the first of the route's declarations; nil where one of them is right.
  private func finding(on route: StinsenRoute, _ check: (StinsenShape) -> StinsenFinding?) -> StinsenFinding? {
    let findings = route.shapes.map(check)
    return findings.contains { $0 == nil } ? nil : findings.first ?? nil
  }

  private func kindFinding(
    _ shape: StinsenShape, _ alternative: KeyPathAlternative, _ variant: StinsenVariant
  ) -> StinsenFinding? {
    let name = alternative.path?.components.first?.name ?? ""
    if fitsKind(shape, variant) {
      guard operation == .hasRoot, shape.output == .view else { return nil }
      return StinsenMessages.rootShowsView(name, coordinator, at: alternative.range)
    }
    return shape.kind == .root
      ? StinsenMessages.isRoot(name, coordinator, site, at: alternative.range, visitor.file)
      : StinsenMessages.isPresentation(name, shape.kind.name, coordinator, site, at: alternative.range, visitor.file)
  }

  private func inputFinding(
    _ shape: StinsenShape, _ alternative: KeyPathAlternative, _ variant: StinsenVariant
  ) -> StinsenFinding? {
    let name = alternative.path?.components.first?.name ?? ""
    guard variant.kind == .navigation else {
      return site.plainInput.map {
        StinsenMessages.superfluousInput(name, coordinator, $0, site, visitor.file, at: alternative.range)
      }
    }
    guard !shape.input.isUnknown else { return nil }
    let shape = shape.on(type, resolver)
    let expected = shape.input
    // Where the type comes from elsewhere, the closure is the input or what follows the dismissal.
    if operation == .route, site.plainInput == nil, site.trailingClosure != nil, InputChecking.mayBeFunction(expected) {
      return nil
    }
    if let finding = severalInputs(name, shape, expected, alternative) { return finding }
    let input = site.input(for: expected)
    if operation == .route, let finding = dismissalFinding(name, input, alternative) { return finding }
    guard let input else {
      guard operation == .route, expected != .void else { return nil }
      let written = shape.parameter?.type ?? expected.spelled
      return StinsenMessages.missingInput(name, written, coordinator, site, visitor.file, at: alternative.range)
    }
    if expected == .void {
      if visitor.typer.type(of: input.value, in: site.scope) == .void {
        // `()` is a legal input, but nothing that could be compared.
        guard operation != .route, site.effectiveComparator == nil else { return nil }
        return StinsenMessages.notEquatable(name, coordinator, "Void", operation == .root, at: alternative.range)
      }
      guard InputChecking(typer: visitor.typer).isSuperfluous(input.value, in: site.scope) else { return nil }
      return StinsenMessages.superfluousInput(name, coordinator, input, site, visitor.file, at: alternative.range)
    }
    return mismatch(name, expected, input, shape, alternative)
  }

  /// `onDismiss` exists on the coordinator alone, also as a trailing closure.
  private func dismissalFinding(
    _ name: String, _ input: Argument?, _ alternative: KeyPathAlternative
  ) -> StinsenFinding? {
    guard isRouter else { return nil }
    let trails = site.trailingClosure != nil && !(input?.isTrailing ?? false)
    guard site.onDismiss != nil || trails else { return nil }
    return StinsenMessages.dismissalOnRouter(name, coordinator, site, visitor.file, at: alternative.range)
  }

  private func mismatch(
    _ name: String, _ expected: Type, _ input: Argument, _ shape: StinsenShape, _ alternative: KeyPathAlternative
  ) -> StinsenFinding? {
    let inputs = InputChecking(typer: visitor.typer)
    let written = shape.parameter?.type ?? expected.spelled
    if let actual = inputs.mismatch(input.value, expected: expected, in: site.scope) {
      return StinsenMessages.wrongInput(name, coordinator, written, actual, at: alternative.range)
    }
    if let unknown = inputs.unknownMember(input.value, expected: expected) {
      let names = expected.unwrapped.nominalID.map { resolver.info($0).memberNames } ?? []
      return StinsenMessages.unknownMember(
        unknown, written, names, of: name, coordinator, visitor.file, at: alternative.range)
    }
    if let labels = inputs.labelMismatch(input.value, expected: expected) {
      return StinsenMessages.wrongLabels(name, coordinator, labels, at: alternative.range)
    }
    let needsEquatable: Bool
    switch operation {
    case .root, .focusFirst: needsEquatable = site.effectiveComparator == nil
    case .isRoot, .hasRoot: needsEquatable = true
    default: needsEquatable = false
    }
    guard needsEquatable, inputs.isCertainlyNotEquatable(expected) else { return nil }
    let offersComparator = operation == .root || operation == .focusFirst
    return StinsenMessages.notEquatable(name, coordinator, written, offersComparator, at: alternative.range)
  }

  // MARK: Run time

  /// Findings that need no more than this call and the declarations: R1, R2, R21 inside `if`, R22.
  func runTimeFindings() -> [StinsenFinding] {
    StinsenCallRules(visitor, site, coordinator, isRouter: isRouter).findings()
  }
}

extension StinsenModel {
  /// A final `#else` or another target's file may declare a name that this coordinator seems to lack.
  func hasRouteElsewhere(_ name: String, _ coordinator: StinsenCoordinator) -> Bool {
    coordinator.variants.count > 1 && !coordinator.routes(named: name).isEmpty
  }
}
