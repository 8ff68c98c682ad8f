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

/// Looks for uses of one name in the code of one file after the other.
protocol UnreadUseVisitor: CodeVisitor, SendableMetatype {
  /// Where the name may stand outside of the files that declare its type.
  static var places: MemberPlaces.Kind { get }
  var uses: UnreadUses { get }
  /// Before the code of a file; `places`: where the name stands in it.
  func start(_ file: FileID, _ places: MemberPlaces)
}

/// Also in bodies that were left out when the workspace was read, since nothing in them could be a transition.
func unreadUses<Visitor: UnreadUseVisitor>(
  of name: String, declaredIn home: Set<FileID>, _ snapshot: Snapshot,
  _ makeVisitor: @escaping @Sendable (Typer) -> Visitor
) -> UnreadUses {
  let files = snapshot.files(namingMember: name, Visitor.places, home: home)
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
