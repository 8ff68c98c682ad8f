/// What a coordinator does about an action: section 4 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCEffects {
  /// Coordinators that are made and started.
  private(set) var children: [NominalID] = []
  /// Ids of the routes that are shown, of the coordinators that are started, and of the actions that are sent on, sorted.
  let ends: [String]

  init(of clause: SUCHandler.Clause, in handler: SUCHandler, _ evidence: SUCEvidence) {
    func isInside(_ range: TextRange, _ file: FileID) -> Bool { file == handler.file && clause.body.contains(range) }
    var ends = Set<String>()
    for call in evidence.calls where isInside(call.operationRange, call.file) && !call.isInvalid {
      if call.operation == .start {
        children += SUCShown.receivers(of: call, evidence).filter { $0 != handler.coordinator }
      }
      for hop in call.values.compactMap(\.hops.first).flatMap(evidence.cases)
      where evidence.model.routes[hop.owner]?.case(hop.name) != nil {
        ends.insert(evidence.model.routeID(hop.owner, hop.name).description)
      }
    }
    for send in evidence.sends where isInside(send.range, send.file) {
      guard let action = send.action, evidence.model.actions[action.owner] != nil else { continue }
      ends.insert(evidence.model.routeID(action.owner, action.name).description)
    }
    self.ends = ends.union(children.map(\.name)).sorted()
  }
}
