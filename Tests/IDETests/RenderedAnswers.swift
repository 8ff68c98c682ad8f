/// All answers of a snapshot as text, so that two snapshots can be compared and a difference can be read.

import IDE
import RouteGraph
import SourceText

/// Everything that is answered without a cursor, one fact a line.
func renderedAnswers(of snapshot: Snapshot) -> [String] {
  var lines = ["\(snapshot.summary)"]
  lines += snapshot.diagnostics.map { "\($0)" }
  lines += snapshot.coordinators.map { "\($0)" }
  lines += snapshot.transitions.map { "\($0)" }
  let graph = routeGraph(of: snapshot)
  lines += graph.nodes.map { "\($0)" } + graph.edges.map { "\($0)" }
  for file in snapshot.fileIDs {
    lines += snapshot.diagnostics(of: file).map { "\(file) \($0.code)" }
    lines += documentSymbols(in: file, of: snapshot).map { "\(file) \($0)" }
  }
  return lines
}

/// What is answered at cursors. Names of one thing have the same references: those are asked for once.
struct RenderedCursors {
  let snapshot: Snapshot
  private var asked: Set<String> = []

  init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  mutating func answers(at offset: Int, in file: FileID) -> String {
    let place = "\(file):\(offset)"
    let definition = definition(at: offset, in: file, of: snapshot)
    let hover = hover(at: offset, in: file, of: snapshot)
    let line = "\(place) definition \(definition.map { "\($0)" } ?? "none") hover \(hover.map { "\($0)" } ?? "none")"
    guard asked.insert("\(definition?.targets ?? []) \(hover?.title ?? "")").inserted else { return line }
    return line + " references \(references(at: offset, in: file, of: snapshot, includingDeclaration: true))"
  }
}

/// Offsets worth asking about: where transitions, routes and coordinators are named.
func namedPlaces(of snapshot: Snapshot) -> [Location] {
  let routes = snapshot.coordinators.flatMap(\.routes)
  return snapshot.transitions.map(\.location) + snapshot.coordinators.flatMap(\.declarations)
    + routes.flatMap(\.declarations) + routes.flatMap { $0.factories.map(\.location) }
}

/// Offsets at which a name starts.
func nameStarts(in text: [UInt8]) -> [Int] {
  var isInName = false
  return text.indices.filter { index in
    let byte = text[index]
    let isPart =
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_") || byte >= 0x80
    defer { isInName = isPart }
    return isPart && !isInName
  }
}

/// Nil if both snapshots answer alike; else the first facts that only one of them has.
func difference(between a: Snapshot, and b: Snapshot, asking files: [FileID]) -> String? {
  let (left, right) = (renderedAnswers(of: a), renderedAnswers(of: b))
  if left != right { return firstDifferences(left, right) }
  var places = Set(namedPlaces(of: a).map { Location($0.file, TextRange($0.range.start, $0.range.start)) })
  for file in files {
    for offset in nameStarts(in: a.file(file)?.text ?? []) {
      places.insert(Location(file, TextRange(offset, offset)))
    }
  }
  var (before, after) = (RenderedCursors(a), RenderedCursors(b))
  for place in places.sorted() {
    let left = before.answers(at: place.range.start, in: place.file)
    let right = after.answers(at: place.range.start, in: place.file)
    if left != right { return "- \(left)\n+ \(right)" }
  }
  return nil
}

private func firstDifferences(_ left: [String], _ right: [String]) -> String {
  let (a, b) = (Set(left), Set(right))
  let only =
    left.filter { !b.contains($0) }.prefix(3).map { "- " + $0 }
    + right.filter { !a.contains($0) }.prefix(3).map { "+ " + $0 }
  if !only.isEmpty { return only.joined(separator: "\n") }
  let first = zip(left, right).first { $0 != $1 }.map { "- \($0)\n+ \($1)" }
  return "the same facts in another order or number (\(left.count), \(right.count)): \(first ?? "")"
}
