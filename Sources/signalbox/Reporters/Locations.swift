/// Answers that are places: `definition` and `references`.

import JSON
import RouteGraph

func writeLocations(_ targets: [NavigationTarget], _ places: Places, _ format: TextOrJSON) throws {
  switch format {
  case .text:
    writeOutput(targets.map { "\(places.text($0.location)): \($0.role.rawValue)\n" }.joined())
  case .json:
    let list = targets.map { object(places.members($0.location) + [("role", .string($0.role.rawValue))]) }
    try writeJSONOutput(object(("version", jsonVersion), ("locations", .array(list))))
  }
}
