/// From a route to the code that makes or handles it.

import Facts
package import RouteGraph
package import SourceText

/// Every factory and handler branch of the route at an offset; for a protocol, the coordinators that adopt it.
package func implementations(
  at offset: Int, in file: FileID, of snapshot: Snapshot
) -> (origin: TextRange, targets: [NavigationTarget])? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file) else {
    return adopters(ofProtocolAt: offset, in: file, snapshot)
  }
  guard case .routes(let ids) = occurrence.symbol else {
    return adopters(ofProtocolAt: offset, in: file, snapshot)
  }
  let targets = unique(
    ids.compactMap(snapshot.index.route).flatMap(places).filter { $0.role == .factory || $0.role == .handler })
  return targets.isEmpty ? nil : (occurrence.range, targets)
}

private func adopters(
  ofProtocolAt offset: Int, in file: FileID, _ snapshot: Snapshot
) -> (origin: TextRange, targets: [NavigationTarget])? {
  guard let node = protocolDeclaration(at: offset, in: snapshot.facts(of: file)?.declarations ?? []) else {
    return nil
  }
  let adopting = snapshot.coordinators.filter { coordinator in
    coordinator.declarations.contains { place in
      typeDeclaration(named: place, snapshot)?.inherits(node.name) ?? false
    }
  }
  let targets = unique(
    adopting.flatMap(\.declarations).map { NavigationTarget(location: $0, role: .declaration) })
  return targets.isEmpty ? nil : (node.nameRange, targets)
}

private func protocolDeclaration(at offset: Int, in declarations: [Declaration]) -> TypeDeclaration? {
  for case .type(let node) in declarations where node.kind == .protocol && node.nameRange.touches(offset) {
    return node
  }
  return nil
}

/// The type whose name stands at a place.
func typeDeclaration(named place: Location, _ snapshot: Snapshot) -> TypeDeclaration? {
  var level = snapshot.facts(of: place.file)?.declarations ?? []
  while let around = level.first(where: { $0.range.contains(place.range) }) {
    guard case .type(let node) = around else { return nil }
    if node.nameRange == place.range { return node }
    level = node.members
  }
  return nil
}

extension TypeDeclaration {
  fileprivate func inherits(_ name: String) -> Bool { inherited.contains { $0.dottedName == name } }
}
