/// Judges every deep link of the workspace: L1, and what its steps tell about L3 and L6.

import Facts
import RouteGraph
import Semantics
import SourceText

struct XCDeepLinkRules {
  let evidence: XCEvidence
  private let evaluator: XCEvaluator

  init(_ evidence: XCEvidence) {
    self.evidence = evidence
    evaluator = evidence.evaluator
  }

  func check() -> [(FileID, XCFinding)] {
    evidence.sites.filter { $0.call == "deepLink" && !$0.owner.file.isTest }.flatMap { site in
      findings(site).map { (site.owner.file, $0) }
    }
  }

  /// The routes of a deep link as far as they are written; positions may hold alternatives.
  func chain(_ site: XCSite) -> [[XCRouteValue]] {
    let frame = frame(site)
    var chain: [[XCRouteValue]] = []
    for (value, position) in zip(site.values, site.positions) {
      guard value.status == .resolved, let route = value.route, position <= chain.count else { break }
      let values = XCExpressions(evaluator).route(value.expression, route, frame).alternatives.compactMap {
        alternative in
        if case .route(let value) = alternative { return value }
        return nil
      }
      if position < chain.count { chain[position] += values } else { chain.append(values) }
    }
    return chain
  }

  func frame(_ site: XCSite) -> XCFrame {
    XCFrame(scope: site.scope, own: site.owner.type, file: site.owner.file, mode: .value)
  }

  func start(_ site: XCSite) -> XCElement {
    var receiver = site.node.argument("with")
    if case .member(let member) = site.node.callee { receiver = member.base }
    if let receiver {
      guard case .element(let element) = XCExpressions(evaluator).value(receiver, frame(site)) else { return .unknown }
      return element
    }
    guard let own = site.receiver, let route = site.route else { return .unknown }
    let element = evaluator.element(of: evidence.resolver.selfType(of: own))
    return XCElement(answer: .route(route, candidates(element, own)), name: own.name, type: own, holder: "self")
  }

  /// `self` may be a subclass.
  private func candidates(_ element: XCElement, _ own: NominalID) -> [NominalID] {
    if case .route(_, let classes) = element.answer, !classes.isEmpty { return classes }
    return [own]
  }

  // MARK: Findings

  private func findings(_ site: XCSite) -> [XCFinding] {
    let chain = chain(site)
    guard let first = chain.first?.first else { return [] }
    let start = start(site)
    if isCircle(first, start) { return [] }
    let erasedMayAnswer = !evidence.model.versions.version(of: site.owner.file).isLater
    return XCDeepLinkExecution(evaluator).run(start, chain).compactMap { verdict in
      // The `AnyRouter` of 1.x, its only erased one, is a class that finds its own router.
      if erasedMayAnswer, verdict.stack.contains(where: \.isErased) { return nil }
      let isDecided =
        verdict.kind == .fragile && XCSiteConditions(site, evidence).decide(chain[..<verdict.index], start)
      return isDecided ? nil : finding(verdict, site, chain, start)
    }
  }

  /// The first step starts the same deep link again: said by another rule.
  private func isCircle(_ first: XCRouteValue, _ start: XCElement) -> Bool {
    guard case .route(_, let classes) = start.answer, classes.count == 1, let name = first.name else { return false }
    let outcomes = evidence.outcomes(of: classes[0], first.route, name)
    return outcomes.allSatisfy { $0.edges.contains { $0.isOwn && $0.name == name && $0.route == first.route } }
  }

  private func finding(
    _ verdict: XCDeepLinkVerdict, _ site: XCSite, _ chain: [[XCRouteValue]], _ start: XCElement
  ) -> XCFinding? {
    guard let index = site.positions.firstIndex(of: verdict.index), let route = chain[verdict.index].first else {
      return nil
    }
    let name = spelled(route)
    var finding = XCFinding(range: site.values[index].range, severity: .warning, code: "", message: "")
    switch verdict.kind {
    case .unreachable:
      finding.severity = .error
      finding.code = "deep-link-unreachable"
      finding.message = "no router on the stack accepts \(name); top: \(stack(verdict.stack))"
      explain(&finding, verdict, site, chain, start)
    case .fragile:
      finding.code = "deep-link-fragile"
      finding.message = "on one path no router on the stack accepts \(name); top: \(stack(verdict.stack))"
    case .stalled:
      finding.code = "stalled-transition"
      finding.message = "\(name) never reports completion, so the routes after it never run"
    case .noop:
      finding.code = "no-op-transition"
      let handler = verdict.stack.first?.spelling ?? "its coordinator"
      finding.message = "\(name) does nothing in \(handler); the deep link goes on as if it had"
    }
    if let cause = verdict.cause { finding.related.append((.location(cause), reason(for: verdict.kind))) }
    if let declared = evidence.model.routes[route.route], let name = route.name, !declared.cases(named: name).isEmpty {
      finding.related.append((.route(route.route, name), "declared here"))
    }
    return finding
  }

  private func reason(for kind: XCDeepLinkVerdict.Kind) -> String {
    switch kind {
    case .unreachable: "this is what the route before publishes"
    case .fragile: "this path publishes nothing that accepts it"
    case .stalled: "this transition never completes"
    case .noop: "this is all that its handler does"
    }
  }

  private func spelled(_ route: XCRouteValue) -> String {
    route.name.map { "\(route.route.name).\($0)" } ?? route.route.name
  }

  private func stack(_ elements: [XCElement]) -> String {
    elements.isEmpty ? "nothing" : elements.prefix(6).map(\.spelling).joined(separator: " ← ")
  }

  /// What is missing, and what to do about it.
  private func explain(
    _ finding: inout XCFinding, _ verdict: XCDeepLinkVerdict, _ site: XCSite, _ chain: [[XCRouteValue]],
    _ start: XCElement
  ) {
    let index = verdict.index
    if index > 1, let swapped = swap(verdict, site, chain, start) {
      let previous = spelled(chain[index - 2][0])
      finding.message +=
        "; \(previous) published it, but \(spelled(chain[index - 1][0])) popped it: only the order "
        + "\(spelled(chain[index][0])), \(spelled(chain[index - 1][0])) works"
      finding.fixes = [swapped]
      return
    }
    if let replacement = publishable(verdict, chain[index][0].route) {
      finding.message += "; \(replacement)"
    }
    if let fix = publishing(verdict, chain[index][0].route) { finding.fixes.append(fix) }
    guard let way = XCHops(evaluator).way(from: verdict.stack, to: chain[index][0].route) else { return }
    finding.message += "; insert \(way.spelling)"
    if let fix = insertion(of: way, site, chain, start, at: index) { finding.fixes.append(fix) }
  }

  /// Nil where the link would still go wrong, as by a hop that may publish something else.
  private func insertion(
    of way: XCHops.Way, _ site: XCSite, _ chain: [[XCRouteValue]], _ start: XCElement, at index: Int
  ) -> XCFix? {
    let hops = way.hops.map { [XCRouteValue(route: $0.route, name: $0.name)] }
    let mended = chain[..<index] + hops + chain[index...]
    guard let place = site.positions.firstIndex(of: index),
      XCDeepLinkExecution(evaluator).run(start, Array(mended)).allSatisfy({ $0.index > index + hops.count })
    else { return nil }
    let range = site.values[place].expression.range
    return XCFix(
      title: "Insert \(way.hops.map(\.spelling).joined(separator: ", "))",
      edits: [(TextRange(range.start, range.start), way.hops.map { code($0) + ", " }.joined())],
      // Who has another way, or has to say with what, is to choose.
      isPreferred: way.isOnly && !way.needsInput)
  }

  private func code(_ hop: XCHops.Hop) -> String {
    let cases = evidence.model.routes[hop.route]?.cases(named: hop.name) ?? []
    let parameters = (cases.first?.parameters ?? []).filter { $0.defaultText == nil }
    if parameters.isEmpty {
      return "\(hop.route.name).\(hop.name)" + ((cases.first?.parameters.isEmpty ?? true) ? "" : "()")
    }
    let list = parameters.map { ($0.label.map { $0 + ": " } ?? "") + "<#\($0.type)#>" }.joined(separator: ", ")
    return "\(hop.route.name).\(hop.name)(\(list))"
  }

  /// The route before answers from the same set: exchanged, both are reached.
  private func swap(
    _ verdict: XCDeepLinkVerdict, _ site: XCSite, _ chain: [[XCRouteValue]], _ start: XCElement
  ) -> XCFix? {
    let index = verdict.index
    var other = Array(chain.prefix(index + 1))
    other.swapAt(index - 1, index)
    guard XCDeepLinkExecution(evaluator).run(start, other).isEmpty,
      let first = site.positions.firstIndex(of: index - 1), let second = site.positions.firstIndex(of: index)
    else { return nil }
    let texts = (evidence.text(of: site.values[first].expression), evidence.text(of: site.values[second].expression))
    guard let a = texts.0, let b = texts.1 else { return nil }
    return XCFix(
      title: "Exchange the two routes",
      edits: [(site.values[first].expression.range, b), (site.values[second].expression.range, a)], isPreferred: true)
  }

  /// `.present(account.unownedRouter)` → `.present(account)`, where that is what the route before returned.
  private func publishing(_ verdict: XCDeepLinkVerdict, _ route: NominalID) -> XCFix? {
    guard let hidden = verdict.stack.lazy.compactMap(\.hidden).first(where: { $0.route == route }),
      let cause = verdict.cause, cause.file == hidden.place.file, cause.range.contains(hidden.place.range)
    else { return nil }
    return XCFix(
      title: "Publish the coordinator itself", edits: [(hidden.place.range, "")], isPreferred: false,
      file: hidden.place.file)
  }

  /// The route before published a router or controller of the right coordinator, but not the coordinator.
  private func publishable(_ verdict: XCDeepLinkVerdict, _ route: NominalID) -> String? {
    for element in verdict.stack where element.isErased && element.name == route.name {
      let holder = element.holder.map { "'\($0)'" } ?? "the coordinator"
      return "an unowned or weak router never answers: publish \(holder) itself"
    }
    return nil
  }
}
