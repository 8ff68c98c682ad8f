/// The outline of a file: coordinators and their routes.

import RouteGraph
package import SourceText

package struct DocumentSymbol: Equatable, Sendable {
  package enum Kind: Sendable { case coordinator, route }

  package var name: String
  package var detail: String?
  package var kind: Kind
  /// The whole declaration.
  package var range: TextRange
  /// The name, inside `range`.
  package var selectionRange: TextRange
  package var children: [DocumentSymbol]
}

/// In source order.
package func documentSymbols(in file: FileID, of snapshot: Snapshot) -> [DocumentSymbol] {
  var symbols: [DocumentSymbol] = []
  for coordinator in snapshot.coordinators {
    for (name, extent) in zip(coordinator.declarations, coordinator.extents) where name.file == file {
      var children: [DocumentSymbol] = []
      for route in coordinator.routes {
        for (place, range) in zip(route.declarations, route.extents)
        where place.file == file && extent.contains(range) {
          children.append(
            DocumentSymbol(
              name: route.name, detail: route.kind, kind: .route, range: range, selectionRange: place.range,
              children: []))
        }
      }
      symbols.append(
        DocumentSymbol(
          name: coordinator.name, detail: coordinator.kind, kind: .coordinator, range: extent,
          selectionRange: name.range, children: children.sorted { $0.range < $1.range }))
    }
  }
  return symbols.sorted { $0.range < $1.range }
}
