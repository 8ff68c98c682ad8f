/// `routes --format json`

import JSON
import RouteGraph

func routesJSON(_ coordinators: [Coordinator], _ places: Places) -> JSONValue {
  object(
    ("version", jsonVersion),
    (
      "coordinators",
      .array(
        coordinators.map { coordinator in
          object(
            [
              ("name", .string(coordinator.name)), ("qualifiedName", .string(coordinator.id.qualifiedName)),
              ("dialect", .string(coordinator.dialect)), ("kind", .string(coordinator.kind)),
            ] + places.members(coordinator.declarations.first) + [
              ("routes", .array(coordinator.routes.map { routeJSON($0, places) }))
            ])
        })
    ))
}

private func routeJSON(_ route: Route, _ places: Places) -> JSONValue {
  let target = route.targets.first
  return object(
    [
      ("name", .string(route.name)), ("kind", optional(route.kind)), ("input", optional(route.input)),
      (
        "target",
        object(
          ("kind", .string(target?.kind.rawValue ?? Route.TargetKind.unknown.rawValue)),
          ("name", optional(target?.name)))
      ),
      (
        "factory",
        route.factories.first.map { object([("name", .string($0.name))] + places.members($0.location)) } ?? .null
      ),
    ] + places.members(route.declarations.first))
}
