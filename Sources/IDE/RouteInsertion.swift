/// The fix for a route that nobody declared: declares it, with a factory to fill in.

import Facts
import RouteGraph
import SourceText

/// For a call without input on a known coordinator. Nil elsewhere: the input's type would be a guess.
func routeInsertion(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unknown-route", finding.dialect == "stinsen",
    let transition = transition(at: finding.location, snapshot), let receiver = transition.receiver,
    let attribute = ["route": "@Route(.push)", "root": "@Root"][transition.call],
    let source = snapshot.file(finding.location.file), !hasInput(behind: finding.location.range.end, in: source),
    case let name = source.string(finding.location.range), isIdentifier(name),
    let coordinator = snapshot.index.coordinator(CoordinatorID(receiver)), coordinator.declarations.count == 1,
    let place = coordinator.declarations.first, let type = typeDeclaration(named: place, snapshot),
    let file = snapshot.file(place.file), type.bodyRange.length > 1
  else { return nil }
  let factory = "make" + name.prefix(1).uppercased() + name.dropFirst()
  // What is no route may be a member all the same.
  guard ![name, factory].contains(where: { declares($0, in: type, of: place.file, snapshot) }) else { return nil }
  let indentation = memberIndentation(of: type, in: file)
  let end = file.lineStart(before: type.bodyRange.end - 1)
  let last = coordinator.routes.flatMap { zip($0.declarations, $0.extents) }
    .filter { $0.0.file == place.file && type.bodyRange.contains($0.1) }.map(\.1.end).max()
  let route = TextRange(last ?? type.bodyRange.start + 1, last ?? type.bodyRange.start + 1)
  let body =
    "\n\(indentation)func \(factory)() -> some View {\n\(indentation)\(indentation)EmptyView()\n\(indentation)}\n"
  return Fix(
    title: "Add the route '\(name)' to '\(coordinator.name)'",
    edits: [
      TextEdit(Location(place.file, route), newText: "\n\(indentation)\(attribute) var \(name) = \(factory)"),
      TextEdit(Location(place.file, TextRange(end, end)), newText: body),
    ])
}

/// Whether the key path is not the call's only argument.
private func hasInput(behind offset: Int, in source: SourceFile) -> Bool {
  guard offset <= source.text.count else { return false }
  let blanks = Set(" \t\r\n".utf8)
  return source.text[offset...].first { !blanks.contains($0) } == UInt8(ascii: ",")
}

/// The white space in front of the first member.
private func memberIndentation(of type: TypeDeclaration, in file: SourceFile) -> String {
  guard let first = type.members.first?.range.start else { return "  " }
  let start = file.lineStart(before: first)
  let space = file.string(TextRange(start, first))
  return !space.isEmpty && space.allSatisfy({ $0 == " " || $0 == "\t" }) ? space : "  "
}

extension SourceFile {
  /// Where the line of an offset begins.
  func lineStart(before offset: Int) -> Int { lines.contentRange(ofLine: lines.line(of: offset)).start }
}
