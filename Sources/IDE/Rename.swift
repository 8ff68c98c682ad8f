/// A route's new name: its declarations, the patterns that name it, and every use.

import Facts
import RouteGraph
import Semantics
package import SourceText

/// Why a route keeps its name: a sentence for people.
package struct RenameRefusal: Error, Equatable {
  package var message: String
}

/// The range and the text of the route's own name at an offset. Nil on everything else, a factory's name included.
package func renamableName(at offset: Int, in file: FileID, of snapshot: Snapshot) -> (range: TextRange, name: String)?
{
  subject(at: offset, in: file, snapshot).map { ($0.range, $0.name) }
}

/// The edits that give the route at an offset another name; nil where there is no route's name. The factory keeps its
/// name.
package func rename(
  at offset: Int, in file: FileID, of snapshot: Snapshot, to newName: String
) throws(RenameRefusal) -> [TextEdit]? {
  guard let subject = subject(at: offset, in: file, snapshot) else { return nil }
  if subject.name == newName { return [] }
  try checkSpelling(newName)
  try checkReserved(subject, newName, snapshot)
  try checkCollisions(of: subject, with: newName, snapshot)
  try checkNamesakes(of: subject, snapshot)
  let unread = unreadUses(of: subject.routes, snapshot)
  try checkUnresolved(subject, unread.open, snapshot)
  var places = Set(subject.routes.flatMap(\.declarations) + unread.certain)
  var ambiguous: [Location] = []
  for file in snapshot.files(naming: subject.name) {
    for occurrence in snapshot.index.occurrences(in: file) where renames(occurrence, subject) {
      let place = Location(file, occurrence.range)
      if case .routes(let ids) = occurrence.symbol, !ids.allSatisfy(subject.ids.contains) { ambiguous.append(place) }
      places.insert(place)
    }
  }
  guard ambiguous.isEmpty else {
    throw RenameRefusal(
      message: "'\(subject.name)' could also be another route at \(list(ambiguous, snapshot)).")
  }
  return places.sorted().compactMap { edit(of: $0, subject.name, newName, snapshot) }
}

/// The route that is renamed, under all its ids: of a case that several coordinators handle there are as many.
private struct Subject {
  var range: TextRange
  var name: String
  var routes: [Route]
  var ids: Set<RouteID>
}

private func subject(at offset: Int, in file: FileID, _ snapshot: Snapshot) -> Subject? {
  guard let occurrence = snapshot.index.occurrence(at: offset, in: file), occurrence.role != .factory,
    occurrence.role != .target, case .routes(let ids) = occurrence.symbol,
    let first = ids.compactMap(snapshot.index.route).first, !first.declarations.isEmpty,
    written(Location(file, occurrence.range), snapshot) == first.name
  else { return nil }
  let same = routesDeclared(with: first, snapshot)
  return Subject(range: occurrence.range, name: first.name, routes: same, ids: Set(same.map(\.id)))
}

private func renames(_ occurrence: Occurrence, _ subject: Subject) -> Bool {
  guard case .routes(let ids) = occurrence.symbol, occurrence.role != .factory, occurrence.role != .target else {
    return false
  }
  return ids.contains(where: subject.ids.contains)
}

/// The name that stands at a place, without backticks and without the `$` of a projection.
private func written(_ place: Location, _ snapshot: Snapshot) -> String? {
  snapshot.file(place.file)?.string(place.range).filter { $0 != "`" && $0 != "$" }
}

/// Replaces the name alone; a place that does not spell the name is left as it is.
private func edit(of place: Location, _ name: String, _ newName: String, _ snapshot: Snapshot) -> TextEdit? {
  guard let text = snapshot.file(place.file)?.string(place.range), written(place, snapshot) == name else { return nil }
  return TextEdit(place, newText: text.hasPrefix("$") ? "$" + newName : newName)
}

// MARK: - What is refused

private func checkSpelling(_ name: String) throws(RenameRefusal) {
  guard isIdentifier(name) else { throw RenameRefusal(message: "'\(name)' is not a Swift identifier.") }
  if keywords.contains(name) {
    throw RenameRefusal(message: "'\(name)' is a word of the language; a route cannot be called that.")
  }
}

/// What `@Steps` generates beside the steps, and what every flow has. `none` is more than a name: a flow with it may
/// select nothing.
private let reservedSteps: Set<String> = [
  "none", "selected", "isSelected", "select", "Steps", "AllSteps",
]

private func checkReserved(
  _ subject: Subject, _ newName: String, _ snapshot: Snapshot
) throws(RenameRefusal) {
  guard subject.ids.contains(where: { snapshot.index.dialect(of: $0) == "vdflow" }) else { return }
  if reservedSteps.contains(newName) {
    throw RenameRefusal(message: "'\(newName)' is reserved in a flow; a step cannot be called that.")
  }
  if subject.name == "none" {
    throw RenameRefusal(message: "A flow with the step 'none' may select nothing; under another name it could not.")
  }
}

/// Where an optional is wanted, `.none` is none of its value's type.
private let optionalCases: Set<String> = ["none", "some"]

/// `Type` and `Protocol` are words where a member may stand.
private let keywords: Set<String> = [
  "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
  "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
  "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
  "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
  "throw", "throws", "true", "try", "typealias", "var", "where", "while",
]

private func checkCollisions(
  of subject: Subject, with newName: String, _ snapshot: Snapshot
) throws(RenameRefusal) {
  let coordinators = Set(subject.ids.map(\.coordinator))
  for id in coordinators.sorted() where snapshot.index.route(RouteID(id, newName)) != nil {
    throw RenameRefusal(message: "'\(id)' has a route '\(newName)' already.")
  }
  for place in subject.routes.flatMap(\.declarations) {
    guard let type = enclosingType(of: place, snapshot) else { continue }
    if type.kind == .enum, [newName, subject.name].contains(where: optionalCases.contains) {
      throw RenameRefusal(
        message: "'none' and 'some' are cases of every optional: with them it is not known what '.\(newName)' means.")
    }
    if declares(newName, in: type, of: place.file, snapshot) {
      throw RenameRefusal(message: "'\(type.name)' has a member '\(newName)' already.")
    }
  }
}

/// Whether a type or one of its extensions has a member of that name.
func declares(_ name: String, in type: TypeDeclaration, of file: FileID, _ snapshot: Snapshot) -> Bool {
  if type.members.contains(where: { $0.declaredNames.contains(name) }) { return true }
  let resolver = Resolver(snapshot.analysis.project.names)
  guard let entry = resolver.names.types(of: file).first(where: { $0.node === type }),
    let id = resolver.extent(of: entry)?.id
  else { return false }
  return resolver.info(id).extensions.flatMap(\.node.members).contains { $0.declaredNames.contains(name) }
}

/// A use that nobody can place might be one of this route, and would be left behind. A wrong use means a route only
/// where it leads to one: in a broken chain its name stands for nothing yet. A variable's value has no route's name.
private func checkUnresolved(
  _ subject: Subject, _ unread: [Location], _ snapshot: Snapshot
) throws(RenameRefusal) {
  let listed = snapshot.index.unsortedTransitions.filter {
    $0.status != .resolved && $0.route != nil && written($0.location, snapshot) == subject.name
      && ($0.status == .unresolved || !namesRoute($0.location, snapshot))
  }.map(\.location)
  let possible = snapshot.index.possibleUses(
    of: subject.name, in: Set(subject.ids.compactMap(snapshot.index.dialect)))
  let open = Set(listed + unread + possible + unplacedUses(of: subject.name, in: snapshot)).sorted()
  guard open.isEmpty else {
    throw RenameRefusal(
      message: "It is not known whether '\(subject.name)' means this route at \(list(open, snapshot)).")
  }
}

/// A member that shares the case's name is told apart by its arguments alone.
private func checkNamesakes(of subject: Subject, _ snapshot: Snapshot) throws(RenameRefusal) {
  let resolver = Resolver(snapshot.analysis.project.names)
  for id in RouteOwners(of: subject.routes, resolver, snapshot).enums.sorted()
  where !resolver.info(id).members(named: subject.name).allSatisfy(\.isCase) {
    throw RenameRefusal(message: "'\(id.simpleName)' has another member '\(subject.name)' beside the route.")
  }
}

extension Member {
  fileprivate var isCase: Bool {
    if case .enumCase = declaration { true } else { false }
  }
}

private func namesRoute(_ place: Location, _ snapshot: Snapshot) -> Bool {
  guard case .routes? = snapshot.index.occurrence(at: place.range.start, in: place.file)?.symbol else { return false }
  return true
}

/// Up to five places: `App/Main.swift:12, …`
private func list(_ places: [Location], _ snapshot: Snapshot) -> String {
  let shown = places.sorted().prefix(5).map { describe($0, snapshot) }.joined(separator: ", ")
  return places.count > 5 ? shown + " and \(places.count - 5) more places" : shown
}

/// The innermost type around a place.
func enclosingType(of place: Location, _ snapshot: Snapshot) -> TypeDeclaration? {
  var level = snapshot.facts(of: place.file)?.declarations ?? []
  var innermost: TypeDeclaration?
  while case .type(let node)? = level.first(where: { $0.range.contains(place.range) }),
    node.bodyRange.contains(place.range)
  {
    innermost = node
    level = node.members
  }
  return innermost
}

extension Declaration {
  /// Names that members of the same type may not have as well.
  var declaredNames: [String] {
    switch self {
    case .type(let node): [node.name]
    case .variable(let node): node.bindings.compactMap { $0.name?.text }
    case .function(let node): node.parameters.isEmpty ? [node.name] : []
    case .enumCase(let node): [node.name]
    case .alias(let node): [node.name]
    }
  }
}
