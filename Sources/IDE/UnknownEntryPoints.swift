/// Entry points of a configuration that name nothing: mostly types that were renamed.

import RouteGraph

package struct UnknownEntryPoint: Equatable, Sendable {
  package var name: String
  /// What may have been meant.
  package var nearest: String?

  package init(name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }
}

/// Those that are neither a coordinator nor a screen, by simple or by qualified name, in the order of the configuration.
package func unknownEntryPoints(of snapshot: Snapshot) -> [UnknownEntryPoint] {
  let named = snapshot.analysis.project.entryPoints
  if named.isEmpty { return [] }
  let coordinators = snapshot.coordinators.flatMap { [$0.id.qualifiedName, $0.name] }
  let places = snapshot.analysis.answers.lazy.flatMap(\.nodes).filter { $0.kind == .coordinator || $0.kind == .screen }
  let known = Set(coordinators + places.flatMap { [$0.id, $0.name] })
  return named.filter { !known.contains($0) }.map { name in
    UnknownEntryPoint(
      name: name,
      nearest: Spelling.nearest(to: name, in: coordinators) ?? Spelling.nearest(to: name, in: known.sorted()))
  }
}
