/// Where a sent action arrives first, and what becomes of it from there.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCArrival {
  enum Receiver: Hashable {
    case coordinator(NominalID)
    case parent(of: NominalID)
  }

  var receiver: Receiver
  var answer: SUCDelivery.Answer

  /// `Home → Shop ✓; Home → Cart: drops it`
  var ways: String {
    func text(_ path: [NominalID]) -> String { path.map(\.name).joined(separator: " → ") }
    let conditional = answer.conditional.map { "\(text($0.path)) ✓ under a condition" }
    let certain = answer.handlers.map { "\(text($0.path)) ✓" }
    let sinks = answer.sinks.map { "\(text($0.path)): \(ActionRules.describe($0.end))" }
    let ends = conditional + certain + sinks
    if ends.isEmpty { return "not known" }
    return (answer.isOpen && conditional.isEmpty ? ends + ["perhaps others"] : ends).joined(separator: "; ")
  }

  /// A line of the hover card.
  var note: String {
    switch receiver {
    case .coordinator(let id): "Sent to `\(id)`: \(ways)"
    case .parent(of: let id): "Sent to the parent of `\(id)`: \(ways)"
    }
  }
}

extension SUCEvidence {
  /// One for each coordinator that may be sent to; none where that is not known.
  func arrivals(of send: SUCSend) -> [SUCArrival] {
    guard let action = send.action else { return [] }
    let delivery = self.delivery
    if send.isToParent, let sender = send.place.owner {
      return [
        SUCArrival(
          receiver: .parent(of: sender), answer: delivery.deliver(action.owner, action.name, toParentOf: sender))
      ]
    }
    let receivers = send.isHandedOn ? send.certainReceivers : [send.receiver]
    return receivers.flatMap { self.coordinators(of: $0)?.known ?? [] }.map {
      SUCArrival(receiver: .coordinator($0), answer: delivery.deliver(action.owner, action.name, to: $0))
    }
  }

  /// What the sends of one name say at it: who handles it, where that is known for certain, and its ways.
  func here(at sends: [SUCSend]) -> Occurrence.Here? {
    let arrivals = sends.flatMap(arrivals)
    if arrivals.isEmpty { return nil }
    let isCertain = sends.allSatisfy(isCertain) && !arrivals.contains(where: \.answer.isOpen)
    let handlers = Set(arrivals.flatMap(\.answer.handlers).map(\.place)).sorted()
    return Occurrence.Here(routes: [], notes: arrivals.map(\.note), handlers: isCertain ? handlers : nil)
  }

  /// Nobody else can receive it.
  private func isCertain(_ send: SUCSend) -> Bool {
    guard let action = send.action, !action.isAlias, !send.isHandedOn else { return false }
    return send.isToParent || self.coordinators(of: send.receiver)?.isOpen == false
  }
}
