/// `routes --format text`: coordinators with their routes below them.

import RouteGraph

/// All routes share their columns, so that the eye can run down them.
func routesText(_ coordinators: [Coordinator], _ places: Places, _ palette: Palette) -> String {
  let heads = coordinators.map { coordinator in
    let title = "\(coordinator.id.qualifiedName)  \(coordinator.dialect)  \(coordinator.kind)"
    return [Cell(title, .bold), Cell(coordinator.declarations.first.map(places.text) ?? "", .dim)]
  }
  let rows = coordinators.flatMap { coordinator in
    coordinator.routes.map { route -> [Cell] in
      [
        Cell("  " + route.name, .green), Cell(route.kind ?? ""), Cell(route.input.map { "(\($0))" } ?? ""),
        Cell("→ " + (route.targets.first?.name ?? "?"), .cyan), Cell(route.factories.first?.name ?? ""),
      ]
    }
  }
  var routeLines = tableLines(rows, palette)[...]
  var text = ""
  for (coordinator, head) in zip(coordinators, tableLines(heads, palette)) {
    text += head + routeLines.prefix(coordinator.routes.count).joined()
    routeLines = routeLines.dropFirst(coordinator.routes.count)
  }
  return text
}
