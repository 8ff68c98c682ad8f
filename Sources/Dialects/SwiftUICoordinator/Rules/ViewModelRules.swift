/// View models whose coordinator nobody ever sets: R6.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ViewModelRules {
  static func check(_ evidence: SUCEvidence) -> [(FileID, RouteFinding)] {
    let ordered = evidence.files
    let assignments = ordered.reduce(into: Set<SUCAssignment>()) { $0.formUnion($1.value.assignments) }
    let hasSubclass = Set(
      evidence.project.names.workspaceTypes.flatMap { entry in
        entry.node.kind == .class ? entry.node.inherited.compactMap { $0.dottedName.map(NameTable.lastComponent) } : []
      })
    return ordered.flatMap { file, result in
      result.coordinatorProperties.compactMap { property -> (FileID, RouteFinding)? in
        guard !assignments.contains(SUCAssignment(type: property.owner, name: property.name)),
          !assignments.contains(SUCAssignment(type: nil, name: property.name)),
          !hasSubclass.contains(property.owner.simpleName)
        else { return nil }
        let sends = evidence.sends.filter {
          $0.place.owner == property.owner && $0.property == property.name && $0.action != nil && $0.place.isPartOfApp
        }
        guard !sends.isEmpty else { return nil }
        var finding = RouteFinding.warning(
          property.range, "no-op-transition",
          "nothing sets '\(property.name)' of '\(property.owner)': what it sends, \(list(sends)), goes nowhere")
        finding.related = sends.map {
          RelatedInformation(location: Location($0.file, $0.range), message: "sent to nobody")
        }
        return (file, finding)
      }
    }
  }

  private static func list(_ sends: [SUCSend]) -> String {
    var names: [String] = []
    for send in sends {
      guard let action = send.action else { continue }
      let name = "'\(action.owner).\(action.name)'"
      if !names.contains(name) { names.append(name) }
    }
    return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", …" : "")
  }
}
