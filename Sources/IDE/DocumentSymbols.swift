/// The outline of a file: coordinators and their routes.

import Facts
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
  return (symbols + routeEnums(in: file, outsideOf: symbols.map(\.range), snapshot)).sorted { $0.range < $1.range }
}

/// Enums of routes that stand in no coordinator: by themselves, since the range of a coordinator does not hold them.
private func routeEnums(
  in file: FileID, outsideOf coordinators: [TextRange], _ snapshot: Snapshot
) -> [DocumentSymbol] {
  var found: [TextRange: DocumentSymbol] = [:]
  // A route that several coordinators handle is declared once.
  var seen = Set<Location>()
  for route in snapshot.coordinators.flatMap(\.routes) {
    for (place, range) in zip(route.declarations, route.extents)
    where place.file == file && !coordinators.contains(where: { $0.contains(range) }) {
      guard let type = enclosingType(of: place, snapshot), type.kind == .enum, seen.insert(place).inserted else {
        continue
      }
      let child = DocumentSymbol(
        name: route.name, detail: route.kind, kind: .route, range: range, selectionRange: place.range, children: [])
      let empty = DocumentSymbol(
        name: type.name, detail: "routes", kind: .coordinator, range: type.range, selectionRange: type.nameRange,
        children: [])
      found[type.range, default: empty].children.append(child)
    }
  }
  return found.values.map { symbol in
    var symbol = symbol
    symbol.children.sort { $0.range < $1.range }
    return symbol
  }
}
