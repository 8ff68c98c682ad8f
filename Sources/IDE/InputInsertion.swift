/// The fix for a case that is written without its values: places to fill in.

import RouteGraph
import SourceText

/// As completion would write it. Stinsen's routes take their input beside them, which its own fix knows.
func inputInsertion(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "input-mismatch", ["xcoordinator", "swiftuicoordinator", "enumpath"].contains(finding.dialect),
    let source = snapshot.file(finding.location.file)
  else { return nil }
  let name = source.string(finding.location.range)
  let end = finding.location.range.end
  guard isIdentifier(name), end >= source.text.count || source.text[end] != UInt8(ascii: "("),
    let text = inputToFillIn(of: name, at: finding.location, snapshot)
  else { return nil }
  return Fix(
    title: "Add the input to '\(name)'",
    edits: [TextEdit(Location(finding.location.file, TextRange(end, end)), newText: text)])
}

/// What a case that stands at a place needs behind its name, as completion would write it: `(<#Int#>)`. Nil where it needs
/// nothing, or nothing is known.
func inputToFillIn(of name: String, at place: Location, _ snapshot: Snapshot) -> String? {
  let items = completions(at: place.range.start, in: place.file, of: snapshot)
  guard let item = items.first(where: { $0.label == name || $0.label == "." + name }),
    let values = item.edit.snippet.firstIndex(of: "("),
    item.edit.snippet[..<values].allSatisfy({ $0 == "." || $0 == "`" || $0 == "_" || $0.isLetter || $0.isNumber })
  else { return nil }
  let text = placeholders(String(item.edit.snippet[values...]))
  return text.contains("<#") && !text.contains("let ") ? text : nil
}

/// `(${1:Int})` as `(<#Int#>)`, `(.${1})` as `(<#value#>)`: an edit has no tab stops.
private func placeholders(_ snippet: String) -> String {
  var text = ""
  var rest = snippet[...]
  while let start = rest.firstRange(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
    let stop = rest[start.upperBound..<end]
    let type = stop.firstIndex(of: ":").map { stop[stop.index(after: $0)...] }
    text += rest[..<start.lowerBound]
    if type == nil, text.hasSuffix(".") { text.removeLast() }
    text += "<#" + (type ?? "value") + "#>"
    rest = rest[rest.index(after: end)...]
  }
  return text + rest
}
