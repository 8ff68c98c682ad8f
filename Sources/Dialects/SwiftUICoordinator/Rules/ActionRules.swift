/// Actions that nobody handles, or that somebody swallows: R1 and R2.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ActionRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, SUCFinding)] {
    evidence.sends.compactMap { send in
      guard let action = send.action, !send.isInvalid, send.place.isPartOfApp else { return nil }
      // The framework's own actions end flows; who ignores them means it.
      guard evidence.model.actions[action.owner] != nil else { return nil }
      let receivers = send.isHandedOn ? send.certainReceivers : [send.receiver]
      for receiver in receivers.flatMap({ evidence.coordinators(of: $0)?.known ?? [] }) {
        if let finding = finding(action, to: receiver, send, evidence) { return (send.file, finding) }
      }
      return nil
    }
  }

  private static func finding(
    _ action: EnumHop, to receiver: NominalID, _ send: SUCSend, _ evidence: SUCEvidence
  ) -> SUCFinding? {
    guard !action.isAlias else { return nil }
    let answer = evidence.delivery.deliver(action.owner, action.name, to: receiver)
    if answer.reachesNobody {
      if let swallowing = swallowing(answer, evidence) { return empty(action, receiver, swallowing, send) }
      return unhandled(action, receiver, answer, send)
    }
    guard !answer.isOpen, answer.sinks.isEmpty, !answer.handlers.isEmpty, answer.handlers.allSatisfy(\.isEmpty) else {
      return nil
    }
    let handler = answer.handlers[0]
    var finding = SUCMessages.warning(
      send.range, "no-op-transition",
      "'\(action.owner).\(action.name)' is sent to '\(receiver)', and its case in '\(handler.coordinator)' does nothing"
    )
    finding.related = [RelatedInformation(location: handler.place, message: "the empty case")]
    return finding
  }

  /// The receiver's own `handle` holds nothing: it swallows whatever is sent.
  private static func swallowing(_ answer: SUCDelivery.Answer, _ evidence: SUCEvidence) -> (NominalID, Location)? {
    guard answer.sinks.count == 1, let sink = answer.sinks.first, sink.end == .drops, sink.path.count == 1,
      let id = sink.path.first, let place = sink.place
    else { return nil }
    let owner = evidence.model.ancestry(of: id).first { evidence.handlers[$0] != nil }
    guard let owner, evidence.handlers[owner]?.allSatisfy(\.isEmpty) == true else { return nil }
    return (id, place)
  }

  private static func empty(
    _ action: EnumHop, _ receiver: NominalID, _ sink: (NominalID, Location), _ send: SUCSend
  ) -> SUCFinding {
    var finding = SUCMessages.warning(
      send.range, "no-op-transition",
      "'\(action.owner).\(action.name)' is sent to '\(receiver)', whose 'handle' is empty and swallows it")
    finding.related = [RelatedInformation(location: sink.1, message: "the empty 'handle'")]
    return finding
  }

  private static func unhandled(
    _ action: EnumHop, _ receiver: NominalID, _ answer: SUCDelivery.Answer, _ send: SUCSend
  ) -> SUCFinding {
    let paths = answer.sinks.map { sink in
      sink.path.map(\.name).joined(separator: " → ") + " (\(describe(sink.end)))"
    }
    var finding = SUCMessages.warning(
      send.range, "unhandled-action",
      "'\(action.owner).\(action.name)' is sent to '\(receiver)' and reaches no handler: "
        + "\(paths.joined(separator: "; "))"
    )
    finding.related = answer.sinks.compactMap { sink in
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
