/// Everything in one file that belongs to the name at a cursor.

package import RouteGraph
package import SourceText

/// References with declarations, and the factories and handlers of routes; of this file only, in source order.
package func highlights(at offset: Int, in file: FileID, of snapshot: Snapshot) -> [NavigationTarget] {
  var found = references(at: offset, in: file, of: snapshot, includingDeclaration: true, only: file)
  if case .routes(let ids)? = snapshot.index.occurrence(at: offset, in: file)?.symbol {
    found += ids.compactMap(snapshot.index.route).flatMap(places).filter { $0.role == .factory || $0.role == .handler }
  }
  return unique(found.filter { $0.location.file == file }.sorted { ($0.location, $0.role) < ($1.location, $1.role) })
}
