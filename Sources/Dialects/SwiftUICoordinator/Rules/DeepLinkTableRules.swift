/// Tables of deep links and who receives them: R7, R8, R9 and the handlers that nothing calls, R16.

import Facts
import RouteGraph
import Semantics
import SourceText

enum DeepLinkRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    let ordered = evidence.files.map(\.value)
    let links = ordered.flatMap(\.deepLinks)
    let handlers = ordered.flatMap(\.deepLinkHandlers)
    let calls = ordered.flatMap(\.deepLinkCalls).filter(\.place.isPartOfApp)
    return collisions(links) + delivery(links, handlers, calls, evidence) + dead(handlers, calls, evidence)
  }

  // MARK: R9

  private static func collisions(_ links: [SUCDeepLink]) -> [(FileID, RouteFinding)] {
    var first: [String: SUCDeepLink] = [:]
    return links.compactMap { link in
      guard let action = link.action else { return nil }
      let key = link.table + "\u{0}" + link.file.path + "\u{0}" + action
      guard let known = first[key] else {
        first[key] = link
        return nil
      }
      var finding = RouteFinding.warning(
        link.actionRange, "deep-link-collision",
        "two deep links of this table have the action \"\(action)\": they count as one, and this or the other is lost")
      finding.related = [
        RelatedInformation(location: Location(known.file, known.actionRange), message: "the other one")
      ]
      return (link.file, finding)
    }
  }

  // MARK: R7, R8

  private static func delivery(
    _ links: [SUCDeepLink], _ handlers: [SUCDeepLinkHandler], _ calls: [SUCDeepLinkCall], _ evidence: SUCEvidence
  ) -> [(FileID, RouteFinding)] {
    guard let receivers = receivers(calls, evidence), !receivers.isEmpty else { return [] }
    let receiving = receivers.compactMap { id in
      evidence.model.ancestry(of: id).lazy.compactMap { ancestor in
        handlers.first { $0.coordinator == ancestor }
      }.first
    }
    guard receiving.count == receivers.count, !receiving.contains(where: \.isOpen) else { return [] }
    return links.compactMap { link in
      guard let route = link.route else { return nil }
      if receiving.contains(where: { handler in
        handler.cases.contains { $0.owner == route.owner && $0.name == route.name }
      }) {
        return nil
      }
      let name = "\(route.owner).\(route.name)"
      let related = receiving.map {
        RelatedInformation(location: Location($0.file, $0.nameRange), message: "the handler")
      }
      if receiving.allSatisfy(\.isIdle) {
        var finding = RouteFinding.warning(
          link.routeRange, "no-op-transition",
          "the deep link to '\(name)' goes to '\(receiving[0].coordinator)', whose handler does nothing")
        finding.related = related
        return (link.file, finding)
      }
      let taken = receiving.flatMap(\.cases).map { "'\($0.owner).\($0.name)'" }
      guard !taken.isEmpty else { return nil }
      var finding = RouteFinding.error(
        link.routeRange, "deep-link-unreachable",
        "no handler of deep links takes '\(name)'; '\(receiving[0].coordinator)' takes \(taken.joined(separator: ", "))"
      )
      finding.related = related
      return (link.file, finding)
    }
  }

  /// The coordinators that deep links are given to; nil where one of them is not known.
  private static func receivers(_ calls: [SUCDeepLinkCall], _ evidence: SUCEvidence) -> [NominalID]? {
    var found = Set<NominalID>()
    for call in calls {
      guard let known = evidence.coordinators(of: call.receiver), !known.isOpen else { return nil }
      found.formUnion(known.known)
    }
    return found.sorted()
  }

  // MARK: R16

  private static func dead(
    _ handlers: [SUCDeepLinkHandler], _ calls: [SUCDeepLinkCall], _ evidence: SUCEvidence
  ) -> [(FileID, RouteFinding)] {
    guard let receivers = receivers(calls, evidence) else { return [] }
    let called = Set(receivers.flatMap { evidence.model.ancestry(of: $0) })
    return handlers.compactMap { handler in
      guard !called.contains(handler.coordinator) else { return nil }
      let derived = receivers.contains { evidence.model.ancestry(of: $0).contains(handler.coordinator) }
      guard !derived, evidence.model.coordinators[handler.coordinator]?.isPublic != true else { return nil }
      return (
        handler.file,
        RouteFinding.hint(
          handler.nameRange, "dead-handler",
          "nothing gives a deep link to 'handle(_:with:)' of '\(handler.coordinator)'")
      )
    }
  }
}
