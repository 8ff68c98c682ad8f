/// Deep links that start with a presentation, whatever is presented already: D10, for who asks for it.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCContextRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.productionSites.compactMap { site in
      guard site.call == "deepLink", let route = site.route, let first = site.values.first, let name = first.name,
        first.status == .resolved
      else { return nil }
      let handlers = evidence.possibleHandlers(of: site)
      let outcomes = handlers.flatMap { evidence.outcomes(of: $0, route, name) }
      guard !outcomes.isEmpty, outcomes.allSatisfy({ $0.kind == "present" && !$0.flags.contains(.unknown) }),
        !isPrepared(site, evidence)
      else { return nil }
      var finding = XCFinding(
        range: first.range, severity: .hint, code: "deep-link-context",
        message: "\(route.name).\(name) presents on \(handlers.map(\.name).joined(separator: ", ")): "
          + "dismiss first what may be presented already")
      finding.related = [(.route(route, name), "declared here")]
      finding.isOptIn = true
      return (site.owner.file, finding)
    }
  }

  private static let clearing: Set<String> = ["dismiss", "dismissToRoot", "popToRoot"]

  /// Behind a dismissal in the same `.multiple`.
  private static func isPrepared(_ site: XCSite, _ evidence: XCEvidence) -> Bool {
    guard let body = evidence.body(around: site.node.range, in: site.owner.file) else { return true }
    var result = false
    ExpressionWalk.visit(body) { expression in
      guard case .call(let call) = expression, call.range.contains(site.node.range),
        XCSiteReader.operation(call)?.name == "multiple"
      else { return }
      var parts = call.arguments.map(\.value)
      if parts.count == 1, case .array(let list) = parts[0] { parts = list.elements }
      for part in parts where part.range.end <= site.node.range.start {
        guard case .call(let earlier) = part, let (name, _) = XCSiteReader.operation(earlier) else { continue }
        if clearing.contains(name) { result = true }
      }
    }
    return result
  }
}
