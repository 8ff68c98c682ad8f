/// `handle` in an extension of a protocol: whoever conforms and has none of its own runs that one.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCDefaultHandlers {
  let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  func all(in project: Project) -> [SUCDefaultHandler] {
    var found: [SUCDefaultHandler] = []
    for file in project.fileIDs {
      for entry in resolver.names.extensions(of: file) where mayHandle(entry) {
        guard let (owner, context) = extended(entry) else { continue }
        for case .function(let node) in entry.node.members where SUCHandlerReader.isHandler(node, context, resolver) {
          let conditions = entry.node.head.conditions + node.head.conditions
          let requirements = entry.node.requirements + node.requirements
          found.append(
            SUCDefaultHandler(owner: owner, isConditional: !conditions.isEmpty || !requirements.isEmpty))
        }
      }
    }
    return found
  }

  private func mayHandle(_ entry: NameTable.TypeEntry) -> Bool {
    entry.node.members.contains { $0.declaredNames.contains("handle") }
  }

  /// The protocol that an extension extends, or what another module declares; nil for types of the workspace.
  func extended(_ entry: NameTable.TypeEntry) -> (owner: NominalID, context: DeclarationContext)? {
    guard entry.node.kind == .extension, let (id, context) = resolver.extent(of: entry) else { return nil }
    guard let id else { return (NominalID(NameTable.lastComponent(entry.qualifiedName)), context) }
    return resolver.info(id).isProtocol ? (id, context) : nil
  }
}

extension SUCModel {
  /// Those that a coordinator may run: all that extend something it stands on.
  func defaultHandlers(of id: NominalID, _ resolver: Resolver) -> [SUCDefaultHandler] {
    if defaultHandlers.isEmpty { return [] }
    let lineage = Set(resolver.lineage(of: resolver.selfType(of: id)).map(\.id))
    let names = SUCFramework.ancestors(of: id, resolver).union(SUCFramework.protocols).union(["ObservableObject"])
    return defaultHandlers.filter { lineage.contains($0.owner) || names.contains($0.owner.name) }
  }
}
