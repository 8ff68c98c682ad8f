/// The fixes for what a coordinator starts with and what counts for nothing: takes it away.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Of `[\A.one, \A.title]` the key path that is skipped.
func startingItemRemoval(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "skipped-tab-item", let source = snapshot.file(finding.location.file) else { return nil }
  let (name, file) = (finding.location.range, finding.location.file)
  guard let start = source.text[..<name.start].lastIndex(of: UInt8(ascii: "\\")),
    let range = listElement(Location(file, TextRange(start, name.end)), TextRange(start, name.end), snapshot)
  else { return nil }
  return Fix(
    title: "Remove the starting item '\(source.string(name))'", edits: [TextEdit(Location(file, range), newText: "")])
}

/// Of `NavigationStack(initial: \A.start, 3)` the input that nobody takes.
func ignoredInputRemoval(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "ignored-input", let facts = snapshot.facts(of: finding.location.file) else { return nil }
  let visitor = CallVisitor { $0.contains(finding.location.range) }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: finding.location.file)
  guard let arguments = visitor.calls.last?.arguments, arguments.count == 2,
    arguments[0].range.contains(finding.location.range), !arguments[1].isTrailing
  else { return nil }
  let range = TextRange(arguments[0].range.end, arguments[1].range.end)
  return Fix(title: "Remove the input", edits: [TextEdit(Location(finding.location.file, range), newText: "")])
}
