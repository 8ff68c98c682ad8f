/// Coordinators, routes, screens and actions by a few letters of their names.

package import RouteGraph
package import SourceText

package struct WorkspaceSymbol: Hashable, Sendable {
  package var name: String
  package var kind: RouteGraph.NodeKind
  /// The coordinator that a route belongs to, or the type around a coordinator.
  package var container: String?
  /// Of the name.
  package var location: Location
  /// Smaller is better.
  package var rank: Int

  /// Best first; ties by name, then place.
  package static func inOrder(_ a: WorkspaceSymbol, _ b: WorkspaceSymbol) -> Bool {
    (a.rank, a.name, a.location) < (b.rank, b.name, b.location)
  }
}

/// Those whose name holds the letters of the query in order, whatever their case; at most `limit`, best first.
///
/// A dot in the query divides it: what stands before it is looked for in the container, what follows in the name.
package func workspaceSymbols(matching query: String, in snapshot: Snapshot, limit: Int = 512) -> [WorkspaceSymbol] {
  let pattern = SymbolPattern(query)
  var seen = Set<Location>()
  let found = allSymbols(of: snapshot).compactMap { symbol -> WorkspaceSymbol? in
    guard let rank = pattern.rank(name: symbol.name, container: symbol.container) else { return nil }
    var symbol = symbol
    symbol.rank = rank
    return symbol
  }
  return Array(
    found.sorted(by: WorkspaceSymbol.inOrder).filter { seen.insert($0.location).inserted }.prefix(limit))
}

private func allSymbols(of snapshot: Snapshot) -> [WorkspaceSymbol] {
  var symbols: [WorkspaceSymbol] = []
  func add(_ name: String, _ kind: RouteGraph.NodeKind, _ container: String?, _ places: [Location]) {
    symbols += places.map { WorkspaceSymbol(name: name, kind: kind, container: container, location: $0, rank: 0) }
  }
  for coordinator in snapshot.coordinators {
    let outer = coordinator.id.qualifiedName.dropLast(coordinator.name.count + 1)
    add(coordinator.name, .coordinator, outer.isEmpty ? nil : String(outer), coordinator.declarations)
    for route in coordinator.routes { add(route.name, .route, coordinator.id.qualifiedName, route.declarations) }
  }
  for action in snapshot.analysis.answers.flatMap(\.actions) {
    add(action.name, .action, action.id.coordinator.qualifiedName, action.declarations)
  }
  // Without the edges, which take longer to put in order; a screen that two dialects name is found once, by its place.
  for node in snapshot.analysis.answers.lazy.flatMap(\.nodes) where node.kind == .screen {
    add(node.name, .screen, nil, node.location.map { [$0] } ?? [])
  }
  return symbols
}

/// The letters of a query, ready to be compared.
private struct SymbolPattern {
  private let container: [UInt8]
  private let name: [UInt8]

  init(_ query: String) {
    let letters = query.lowercased().utf8.filter { $0 != UInt8(ascii: " ") }
    let dot = letters.lastIndex(of: UInt8(ascii: "."))
    container = dot.map { Array(letters[..<$0]) } ?? []
    name = dot.map { Array(letters[(letters.index(after: $0))...]) } ?? Array(letters)
  }

  /// Nil where the letters do not occur in that order; else 0 for the name itself, 1 for its beginning, 2 for a
  /// stretch of it, and more for letters that are scattered.
  func rank(name text: String, container owner: String?) -> Int? {
    if !container.isEmpty, SymbolPattern.rank(container, in: owner ?? "") == nil { return nil }
    return SymbolPattern.rank(name, in: text)
  }

  private static func rank(_ pattern: [UInt8], in text: String) -> Int? {
    let text = Array(text.lowercased().utf8)
    if pattern.isEmpty || pattern == text { return 0 }
    if text.starts(with: pattern) { return 1 }
    var rest = text[...]
    var first: Int?
    var last = 0
    for letter in pattern {
      guard let index = rest.firstIndex(of: letter) else { return nil }
      first = first ?? index
      last = index
      rest = rest[(index + 1)...]
    }
    return 2 + (last - (first ?? 0) + 1 - pattern.count)
  }
}
