/// Pages that exist in the editor only: the map of all routes, one coordinator, what a code means.

import RouteGraph

/// The Markdown behind `/map.md`, `/coordinator/<name>.md` or `/explain/<code>.md`; nil for any other path.
package func virtualDocument(at path: String, of snapshot: Snapshot) -> String? {
  if path == "/map.md" { return map(of: snapshot) }
  guard path.hasSuffix(".md") else { return nil }
  let name = path.dropLast(3)
  if name.hasPrefix("/coordinator/") {
    let wanted = String(name.dropFirst("/coordinator/".count))
    let found = snapshot.coordinators.filter { $0.id.qualifiedName == wanted || $0.name == wanted }
    return found.isEmpty ? nil : found.map { section(about: $0, snapshot) }.joined(separator: "\n")
  }
  if name.hasPrefix("/explain/") { return explanation(of: String(name.dropFirst("/explain/".count))).map(page) }
  return nil
}

private func map(of snapshot: Snapshot) -> String {
  let sections = snapshot.coordinators.map { section(about: $0, snapshot) }.joined(separator: "\n")
  return "# Routes\n\n```mermaid\n\(graphMermaid(graphMap(of: snapshot), .leftToRight))```\n\n\(sections)"
}

/// A coordinator with its routes as a list, and who creates it.
private func section(about coordinator: Coordinator, _ snapshot: Snapshot) -> String {
  var text = "## \(printable(coordinator.id.qualifiedName))\n\n\(coordinator.kind)"
  let parents = creators(of: coordinator.id.qualifiedName, in: snapshot).map(\.name)
  if !parents.isEmpty { text += ", created by \(parents.map { "`\($0)`" }.joined(separator: ", "))" }
  text += "\n\n"
  for route in coordinator.routes {
    let input = route.input.map { "(\($0))" } ?? ""
    let targets = route.targets.compactMap(\.name)
    let target = targets.isEmpty ? "" : " → " + targets.map { "`\($0)`" }.joined(separator: ", ")
    text += "- `\(printable(route.name + input))`\(route.kind.map { " " + $0 } ?? "")\(target)\n"
  }
  return text
}

private func page(about explanation: Explanation) -> String {
  "# \(explanation.code)\n\n\(explanation.title)\n\n\(explanationMarkdown(explanation))"
}
