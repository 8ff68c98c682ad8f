/// Own routers that drop a route without a word although somebody waits for its completion: the second half of L19.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCDroppedRoutes {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.productionClasses.compactMap { handler in
      guard !handler.isCoordinator, let (node, file) = forwarding(handler.id, evidence), let body = node.body,
        let completion = node.parameters.first(where: { $0.label == "completion" })
      else { return nil }
      let place: TextRange?
      switch XCCompletion.check(body.statements, completion.name) {
      case .always: return nil
      case .never: place = nil
      case .sometimes(let missing): place = missing
      }
      guard let waiting = waiting(for: handler, evidence), let value = waiting.values.first else { return nil }
      let route = value.name.map { "\(waiting.route?.name ?? "").\($0)" } ?? "a route"
      var finding = XCFinding(
        range: place ?? node.nameRange, severity: .warning, code: "stalled-transition",
        message: "\(handler.id.name) " + (place == nil ? "never calls its completion" : "drops the route here")
          + ": what waits for \(route) waits for ever")
      finding.related = [(.location(Location(waiting.owner.file, value.range)), "this waits for the completion")]
      return (file, finding)
    }
  }

  /// The router's own `contextTrigger`.
  private static func forwarding(
    _ id: NominalID, _ evidence: XCEvidence
  ) -> (node: FunctionDeclaration, file: FileID)? {
    for found in evidence.resolver.members("contextTrigger", of: evidence.resolver.selfType(of: id)) {
      guard case .function(let node) = found.member.declaration, !found.member.entry.isInterface,
        found.member.owner == id, node.body?.isSkipped == false
      else { continue }
      return (node, found.member.file)
    }
    return nil
  }

  /// A site that only this router can answer, and that does something with the completion.
  private static func waiting(for handler: XCClass, _ evidence: XCEvidence) -> XCSite? {
    guard let route = handler.route else { return nil }
    return evidence.productionSites.first { site in
      site.route == route && site.needsCompletion && evidence.possibleHandlers(of: site) == [handler.id]
    }
  }
}
