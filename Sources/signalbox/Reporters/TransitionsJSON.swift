/// `transitions --format json`

import JSON
import RouteGraph

func transitionsJSON(_ transitions: [Transition], _ places: Places) -> JSONValue {
  let list = transitions.map { transition in
    object(
      places.members(transition.location) + [
        ("dialect", .string(transition.dialect)), ("call", .string(transition.call)),
        ("receiver", optional(transition.receiver)), ("route", optional(transition.route)),
        ("status", .string(transition.status.rawValue)), ("reason", optional(transition.reason)),
      ])
  }
  return object(("version", jsonVersion), ("transitions", .array(list)))
}
