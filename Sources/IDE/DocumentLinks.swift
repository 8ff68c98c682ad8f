/// The route names of a file as links to what they show.

import RouteGraph
package import SourceText

package struct DocumentLink: Hashable, Sendable {
  /// The name.
  package var range: TextRange
  /// The factory or handler; the declaration where there is none.
  package var target: Location
  package var tooltip: String
}

/// One for each use of a route, in source order.
package func documentLinks(in file: FileID, of snapshot: Snapshot) -> [DocumentLink] {
  snapshot.index.occurrences(in: file).compactMap { occurrence in
    guard occurrence.role == .use, case .routes(let ids) = occurrence.symbol,
      let route = ids.lazy.compactMap(snapshot.index.route).first,
      let target = route.factories.first?.location ?? route.handlers.first ?? route.declarations.first,
      target != Location(file, occurrence.range)
    else { return nil }
    let what = route.factories.first.map { "\($0.role.rawValue) '\($0.name)'" } ?? "declaration"
    return DocumentLink(range: occurrence.range, target: target, tooltip: "Open the \(what) of '\(route.id)'")
  }
}
