/// The fix for a case that nobody declared: declares it. A branch in every `switch` that would miss it comes to it.

import Facts
import RouteGraph
import SourceText

/// For a case without values: their types would be a guess. The enum is that of the routes that could stand there.
func caseInsertion(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unknown-route", ["xcoordinator", "swiftuicoordinator", "enumpath"].contains(finding.dialect),
    let source = snapshot.file(finding.location.file), !hasValues(behind: finding.location.range.end, in: source),
    !makesValues(at: finding.location.range.start, in: source)
  else { return nil }
  let name = source.string(finding.location.range)
  guard isIdentifier(name), let (type, file) = wantedEnum(at: finding.location, snapshot),
    let text = snapshot.file(file), let last = type.members.last(where: \.isCase),
    !declares(name, in: type, of: file, snapshot)
  else { return nil }
  let line = text.lines.contentRange(ofLine: text.lines.line(of: last.range.start))
  let end = text.lines.contentRange(ofLine: text.lines.line(of: last.range.end)).end
  let space = text.string(TextRange(line.start, line.end)).prefix { $0 == " " || $0 == "\t" }
  // In an enum on one line there is no line behind the case.
  let isOneLine = end >= type.bodyRange.end - 1
  let place = isOneLine ? last.range.end : end
  let declaration = TextEdit(
    Location(file, TextRange(place, place)), newText: isOneLine ? "; case \(name)" : "\n\(space)case \(name)")
  return Fix(
    title: "Add the case '\(name)' to '\(type.name)'",
    edits: [declaration])
}

func hasValues(behind offset: Int, in source: SourceFile) -> Bool {
  offset < source.text.count && source.text[offset] == UInt8(ascii: "(")
}

/// `ids.map(Step.item)`: the case is made of each element.
func makesValues(at offset: Int, in source: SourceFile) -> Bool {
  let before = source.string(TextRange(source.lines.contentRange(ofLine: source.lines.line(of: offset)).start, offset))
  let call = before.reversed().drop { $0 != "(" }.dropFirst().prefix(while: \.isLetter)
  let argument = before.reversed().prefix { $0 != "(" }
  return ["map", "compactMap", "flatMap"].contains(String(call.reversed()))
    && argument.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
}

/// The one enum that declares what completion offers there.
private func wantedEnum(at place: Location, _ snapshot: Snapshot) -> (TypeDeclaration, FileID)? {
  let items = completions(at: place.range.start, in: place.file, of: snapshot)
  let routes = items.compactMap(\.documentationID).compactMap { id -> Route? in
    guard let dot = id.lastIndex(of: ".") else { return nil }
    return snapshot.index.route(RouteID(CoordinatorID(String(id[..<dot])), String(id[id.index(after: dot)...])))
  }
  var found: (type: TypeDeclaration, file: FileID)?
  for declared in routes.compactMap(\.declarations.first) {
    guard let type = enclosingType(of: declared, snapshot), type.kind == .enum else { continue }
    if let found, found.file != declared.file || found.type.range != type.range { return nil }
    found = (type, declared.file)
  }
  return found
}

/// Branches for the switches that a new case makes incomplete, as edits of the text without it.
func branches(missingAfter edits: [TextEdit], _ after: Snapshot, _ snapshot: Snapshot) -> [TextEdit] {
  guard edits.count == 1, let declaration = edits.first, declaration.location.range.length == 0 else { return [] }
  let known = Set(snapshot.diagnostics.map(\.message))
  let position = declaration.location.range.start
  let length = declaration.newText.utf8.count
  return after.diagnostics.filter { $0.code == "non-exhaustive-switch" && !known.contains($0.message) }
    .compactMap { $0.fixes.first ?? missingCases($0, after) }.flatMap(\.edits).map { edit in
      let range = edit.location.range
      guard edit.location.file == declaration.location.file, range.start >= position + length else { return edit }
      return TextEdit(
        Location(edit.location.file, TextRange(range.start - length, range.end - length)), newText: edit.newText)
    }
}

extension Declaration {
  var isCase: Bool {
    if case .enumCase = self { true } else { false }
  }
}
