/// Where code names a route that no dialect has read as a use: renaming has to know these places as well.

import Extraction
import Facts
import RouteGraph
import Semantics
import SourceText

/// Places that spell a name; the ranges are of the name alone.
struct UnreadUses {
  /// Of the route.
  var certain: [Location] = []
  /// Of a type that is not known.
  var open: [Location] = []

  static func += (uses: inout UnreadUses, more: UnreadUses) {
    uses.certain += more.certain
    uses.open += more.open
  }
}

/// The types that declare routes.
struct RouteOwners {
  /// Routes that are cases.
  private(set) var enums: Set<NominalID> = []
  /// Routes that are properties.
  private(set) var classes: Set<NominalID> = []

  init(of routes: [Route], _ resolver: Resolver, _ snapshot: Snapshot) {
    for place in routes.flatMap(\.declarations) {
      // A route's declaration may stand in an extension.
      guard let type = enclosingType(of: place, snapshot),
        let entry = (resolver.names.types(of: place.file) + resolver.names.extensions(of: place.file))
          .first(where: { $0.node === type }),
        let id = resolver.extent(of: entry)?.id
      else { continue }
      if type.kind == .enum { enums.insert(id) } else { classes.insert(id) }
    }
  }
}

/// The same route under all its ids: of a case that several coordinators handle there are as many.
func routesDeclared(with route: Route, _ snapshot: Snapshot) -> [Route] {
  let declared = Set(route.declarations)
  let all = snapshot.coordinators.flatMap(\.routes) + snapshot.analysis.answers.flatMap(\.actions)
  return all.filter { !declared.isDisjoint(with: $0.declarations) && $0.name == route.name }
}

/// Where code names routes of one declaration outside of what a dialect reads; `only`: in this file.
func unreadUses(of routes: [Route], _ snapshot: Snapshot, only file: FileID? = nil) -> UnreadUses {
  guard let name = routes.first?.name else { return UnreadUses() }
  let resolver = Resolver(snapshot.analysis.project.names)
  let owners = RouteOwners(of: routes, resolver, snapshot)
  let entries = owners.enums.union(owners.classes).flatMap {
    resolver.info($0).entries + resolver.info($0).extensions
  }
  let home = Set(entries.map(\.file))
  var uses = UnreadUses()
  if !owners.enums.isEmpty {
    uses += unreadUses(of: name, declaredIn: home, only: file, snapshot) { CaseUseVisitor(name, owners.enums, $0) }
  }
  if !owners.classes.isEmpty {
    uses += unreadUses(of: name, declaredIn: home, only: file, snapshot) {
      PropertyUseVisitor(name, owners.classes, $0)
    }
  }
  return uses
}

/// Looks for uses of one name in the code of one file after the other.
protocol UnreadUseVisitor: CodeVisitor, SendableMetatype {
  /// Where the name may stand outside of the files that declare its type.
  static var places: MemberPlaces.Kind { get }
  var uses: UnreadUses { get }
  /// Before the code of a file; `places`: where the name stands in it.
  func start(_ file: FileID, _ places: MemberPlaces)
}

/// Also in bodies that were left out when the workspace was read, since nothing in them could be a transition.
private func unreadUses<Visitor: UnreadUseVisitor>(
  of name: String, declaredIn home: Set<FileID>, only: FileID?, _ snapshot: Snapshot,
  _ makeVisitor: @escaping @Sendable (Typer) -> Visitor
) -> UnreadUses {
  let files = snapshot.files(namingMember: name, Visitor.places, home: home).filter { only == nil || $0.file == only }
  let unread = files.filter { snapshot.facts(of: $0.file)?.hasBodies == false }
  let read = snapshot.parallelism.map(unread) { file, _ in
    (file, snapshot.file(file).map { extractFacts(from: $0.text, bodies: .all) })
  }
  let facts = Dictionary(uniqueKeysWithValues: read).compactMapValues(\.self)
  let names = snapshot.analysis.project.names.updating(facts)
  let parts = ParallelParts(
    parallelism: snapshot.parallelism, resolvers: ResolverPool(names, isUpdatable: false))
  let found = parts.inBatches(files) { batch, resolver in
    let visitor = makeVisitor(Typer(resolver))
    for (file, places) in batch {
      guard let facts = facts[file] ?? snapshot.facts(of: file) else { continue }
      visitor.start(file, places)
      var walker = CodeWalker(visitor, resolver)
      walker.walk(facts, of: file)
    }
    return [visitor.uses]
  }
  var uses = UnreadUses(certain: found.flatMap(\.certain), open: found.flatMap(\.open))
  let isRead = { (place: Location) in snapshot.index.occurrence(at: place.range.start, in: place.file) != nil }
  uses.certain.removeAll(where: isRead)
  uses.open.removeAll(where: isRead)
  return uses
}
