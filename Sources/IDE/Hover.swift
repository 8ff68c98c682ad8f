/// What a route or coordinator is, on one card.

package import RouteGraph
package import SourceText

package struct HoverCard: Equatable, Sendable {
  /// The name under the cursor.
  package var range: TextRange
  /// One line of code-like text: `push parcel(Parcel) → ParcelView`.
  package var title: String
  /// Lines of Markdown.
  package var lines: [String]
  /// Codes of what was found at the name, each once.
  package var codes: [String] = []
}

/// `findings` are those that are shown; nobody asks for them where there is nothing to say.
package func hover(
  at offset: Int, in file: FileID, of snapshot: Snapshot, findings: (() -> [Diagnostic])? = nil
) -> HoverCard? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else { return nil }
  switch occurrence.symbol {
  case .routes, .coordinators: snapshot.workOutCards(withFindings: findings != nil)
  // All that its card shows stands in the occurrence.
  case .place: break
  }
  var card = card(for: occurrence, snapshot)
  let touching = (findings?() ?? []).filter {
    $0.location.file == file && ($0.location.range.contains(occurrence.range) || $0.location.range.touches(offset))
  }
  card?.codes = Set(touching.map(\.code)).sorted()
  return card
}

private func card(for occurrence: Occurrence, _ snapshot: Snapshot) -> HoverCard? {
  switch occurrence.symbol {
  case .routes(let ids):
    let routes = occurrence.meant(of: ids, snapshot)
    guard let route = routes.first else { return nil }
    var card = card(for: route, at: occurrence.range, snapshot)
    card.lines += routes.dropFirst().prefix(5).map { "In `\($0.id.coordinator)`: `\(title(of: $0))`" }
    if let here = occurrence.here { card.lines.append(contentsOf: here.notes.filter { !card.lines.contains($0) }) }
    return card
  case .coordinators(let ids):
    guard let id = ids.first, let coordinator = snapshot.index.coordinator(id) else { return nil }
    return card(for: coordinator, at: occurrence.range, snapshot)
  case .place(let place): return HoverCard(range: occurrence.range, title: place.title, lines: place.notes)
  }
}

func card(for route: Route, at range: TextRange, _ snapshot: Snapshot) -> HoverCard {
  var lines = ["`\(route.id.coordinator)`" + (route.spelling.map { " · `\($0)`" } ?? "")]
  if let dialect = snapshot.index.dialect(of: route.id) { lines[0] += " · " + dialect }
  for factory in route.factories {
    lines.append("Factory `\(factory.name)` at \(describe(factory.location, snapshot))")
  }
  let uses = snapshot.index.useCount(of: route.id)
  lines.append(uses == 1 ? "1 use" : "\(uses) uses")
  lines += waysHere(to: route.declarations, in: snapshot)
  return HoverCard(range: range, title: title(of: route), lines: lines + route.notes)
}

private func title(of route: Route) -> String {
  let targets = route.targets.compactMap(\.name)
  return (route.kind.map { $0 + " " } ?? "") + route.name + (route.input.map { "(\($0))" } ?? "")
    + (targets.isEmpty ? "" : " → " + targets.joined(separator: " | "))
}

private func card(for coordinator: Coordinator, at range: TextRange, _ snapshot: Snapshot) -> HoverCard {
  let count = coordinator.routes.count
  var lines = [(count == 1 ? "1 route" : "\(count) routes") + " · " + coordinator.dialect]
  if let place = coordinator.declarations.first { lines.append("Declared at \(describe(place, snapshot))") }
  lines += waysHere(to: coordinator.declarations, in: snapshot)
  return HoverCard(
    range: range, title: "\(coordinator.kind) coordinator \(coordinator.id)", lines: lines + coordinator.notes)
}

/// `App/Main.swift:12`
func describe(_ location: Location, _ snapshot: Snapshot) -> String {
  guard let file = snapshot.file(location.file) else { return location.file.path }
  return "\(location.file.path):\(file.lines.line(of: location.range.start) + 1)"
}
