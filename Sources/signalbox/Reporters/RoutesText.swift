/// `routes --format text`: coordinators with their routes below them.

import RouteGraph

func routesText(_ coordinators: [Coordinator], _ places: Places, _ palette: Palette) -> String {
  coordinators.map { coordinator in
    let place = coordinator.declarations.first.map(places.text) ?? ""
    let head = palette(.bold, coordinator.id.qualifiedName) + "  \(coordinator.dialect)  \(coordinator.kind)  "
    let rows = coordinator.routes.map { route in
      [
        "  " + route.name, route.kind, route.input.map { "(\($0))" } ?? "",
        "→ " + (route.targets.first?.name ?? "?"), route.factories.first?.name ?? "",
      ]
    }
    return head + palette(.dim, place) + "\n" + table(rows)
  }.joined()
}
