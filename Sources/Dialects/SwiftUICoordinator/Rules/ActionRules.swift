/// Actions that nobody handles, or that somebody swallows: R1 and R2.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ActionRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    evidence.sends.compactMap { send in
      guard let action = send.action, !send.isInvalid, !action.isAlias, send.place.isPartOfApp else { return nil }
      for arrival in judged(send, evidence) {
        if let finding = finding(action, arrival, send, evidence) { return (send.file, finding) }
      }
      return nil
    }
  }

  private static func judged(_ send: SUCSend, _ evidence: SUCEvidence) -> [SUCArrival] {
    let arrivals = evidence.arrivals(of: send)
    // What a condition around chooses may be meant for those alone that handle it.
    let reaching = arrivals.filter { !$0.answer.reachesNobody }
    return send.place.isChosen && !send.isToParent && !reaching.isEmpty ? reaching : arrivals
  }

  private static func finding(
    _ action: EnumHop, _ arrival: SUCArrival, _ send: SUCSend, _ evidence: SUCEvidence
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
      "'\(action.owner).\(action.name)' is sent to \(name(of: arrival.receiver)), and its case in '\(handler.coordinator)' "
        + "does nothing"
    )
    finding.related = [RelatedInformation(location: handler.place, message: "the empty case")]
    return finding
  }

  /// The receiver's own `handle` holds nothing: it swallows whatever is sent.
  private static func swallowing(_ arrival: SUCArrival, _ evidence: SUCEvidence) -> (NominalID, Location)? {
    guard arrival.answer.sinks.count == 1, let sink = arrival.answer.sinks.first, sink.end == .drops,
      sink.path.count == length(of: arrival.receiver), let id = sink.path.last, let place = sink.place
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
    _ action: EnumHop, _ arrival: SUCArrival, _ send: SUCSend
  ) -> RouteFinding {
    let paths = arrival.answer.sinks.map { sink in
      sink.path.map(\.name).joined(separator: " → ") + " (\(describe(sink.end)))"
    }
    var finding = RouteFinding.warning(
      send.range, "unhandled-action",
      "'\(action.owner).\(action.name)' is sent to \(name(of: arrival.receiver)) and reaches no handler: "
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

  private static func name(of receiver: SUCArrival.Receiver) -> String {
    switch receiver {
    case .coordinator(let id): "'\(id)'"
    case .parent(of: let id): "the parent of '\(id)'"
    }
  }

  /// How many coordinators a way names when it ends where it starts.
  private static func length(of receiver: SUCArrival.Receiver) -> Int {
    switch receiver {
    case .coordinator: 1
    case .parent: 2
    }
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
