/// Actions that nobody handles, or that somebody swallows: R1 and R2.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ActionRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    evidence.sends.compactMap { send in
      guard let action = send.action, !send.isInvalid, !action.isAlias, send.place.isPartOfApp else { return nil }
      for arrival in arrivals(of: action, send, evidence) {
        if let finding = finding(action, arrival, send, evidence) { return (send.file, finding) }
      }
      return nil
    }
  }

  /// Where an action arrives first, and what becomes of it from there.
  private struct Arrival {
    /// `'HomeCoordinator'`, `the parent of 'ShopCoordinator'`
    var receiver: String
    var answer: SUCDelivery.Answer
    /// How many coordinators a way names when it ends where it starts.
    var length: Int
  }

  private static func arrivals(of action: EnumHop, _ send: SUCSend, _ evidence: SUCEvidence) -> [Arrival] {
    if send.isToParent, let sender = send.place.owner {
      let answer = evidence.delivery.deliver(action.owner, action.name, toParentOf: sender)
      return [Arrival(receiver: "the parent of '\(sender)'", answer: answer, length: 2)]
    }
    let receivers = send.isHandedOn ? send.certainReceivers : [send.receiver]
    let arrivals = receivers.flatMap { evidence.coordinators(of: $0)?.known ?? [] }.map {
      Arrival(
        receiver: "'\($0)'", answer: evidence.delivery.deliver(action.owner, action.name, to: $0), length: 1)
    }
    // What a condition around chooses may be meant for those alone that handle it.
    let reaching = arrivals.filter { !$0.answer.reachesNobody }
    return send.place.isChosen && !reaching.isEmpty ? reaching : arrivals
  }

  private static func finding(
    _ action: EnumHop, _ arrival: Arrival, _ send: SUCSend, _ evidence: SUCEvidence
  ) -> RouteFinding? {
    let answer = arrival.answer
    // The framework's own actions end flows; who ignores them means it.
    let isOwn = evidence.model.actions[action.owner] != nil
    guard isOwn || answer.sinks.contains(where: { $0.end == .traps }) else { return nil }
    if answer.reachesNobody {
      if let swallowing = swallowing(arrival, evidence) { return empty(action, swallowing, send) }
      return unhandled(action, arrival, send)
    }
    guard !answer.isOpen, answer.sinks.isEmpty, !answer.handlers.isEmpty, answer.handlers.allSatisfy(\.isEmpty) else {
      return nil
    }
    let handler = answer.handlers[0]
    var finding = RouteFinding.warning(
      send.range, "no-op-transition",
      "'\(action.owner).\(action.name)' is sent to \(arrival.receiver), and its case in '\(handler.coordinator)' "
        + "does nothing"
    )
    finding.related = [RelatedInformation(location: handler.place, message: "the empty case")]
    return finding
  }

  /// The receiver's own `handle` holds nothing: it swallows whatever is sent.
  private static func swallowing(_ arrival: Arrival, _ evidence: SUCEvidence) -> (NominalID, Location)? {
    guard arrival.answer.sinks.count == 1, let sink = arrival.answer.sinks.first, sink.end == .drops,
      sink.path.count == arrival.length, let id = sink.path.last, let place = sink.place
    else { return nil }
    let owner = evidence.model.ancestry(of: id).first { evidence.handlers[$0] != nil }
    guard let owner, evidence.handlers[owner]?.allSatisfy(\.isEmpty) == true else { return nil }
    return (id, place)
  }

  private static func empty(
    _ action: EnumHop, _ sink: (id: NominalID, place: Location), _ send: SUCSend
  ) -> RouteFinding {
    var finding = RouteFinding.warning(
      send.range, "no-op-transition",
      "'\(action.owner).\(action.name)' is sent to '\(sink.id)', whose 'handle' is empty and swallows it")
    finding.related = [RelatedInformation(location: sink.place, message: "the empty 'handle'")]
    return finding
  }

  private static func unhandled(
    _ action: EnumHop, _ arrival: Arrival, _ send: SUCSend
  ) -> RouteFinding {
    let paths = arrival.answer.sinks.map { sink in
      sink.path.map(\.name).joined(separator: " → ") + " (\(describe(sink.end)))"
    }
    var finding = RouteFinding.warning(
      send.range, "unhandled-action",
      "'\(action.owner).\(action.name)' is sent to \(arrival.receiver) and reaches no handler: "
        + "\(paths.joined(separator: "; "))"
    )
    finding.related = arrival.answer.sinks.compactMap { sink in
      sink.place.map {
        RelatedInformation(
          location: $0, message: "the way ends here: '\(sink.path.last?.name ?? "")' \(describe(sink.end))")
      }
    }
    return finding
  }

  static func describe(_ end: SUCDelivery.End) -> String {
    switch end {
    case .traps: "traps"
    case .drops: "drops it"
    case .ignores: "has no 'handle'"
    case .leaves: "calls 'super.handle', which ignores it"
    case .hasNoParent: "has no parent"
    case .neverConstructed: "is never constructed"
    }
  }
}
