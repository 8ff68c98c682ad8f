/// The fix for a value that is pushed and has no destination: registers one where the stack is.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Where the file, or else the workspace, has one stack with a path: behind what that shows first.
func destinationRegistration(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unmounted-route", finding.dialect == "enumpath",
    let route = transition(at: finding.location, snapshot)?.route, let dot = route.lastIndex(of: ".")
  else { return nil }
  let type = String(route[..<dot])
  let resolver = Resolver(snapshot.analysis.project.names)
  var contents: [Location] = []
  for file in snapshot.files(naming: "NavigationStack") {
    guard let facts = snapshot.facts(of: file), facts.hasBodies else { continue }
    let visitor = CallVisitor { _ in true }
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    contents += visitor.calls.compactMap(stackContent).map { Location(file, $0) }
  }
  // One in the file of the push is nearer than those elsewhere.
  let own = contents.filter { $0.file == finding.location.file }
  if own.count == 1 { contents = own }
  guard contents.count == 1, let content = contents.first, let source = snapshot.file(content.file) else { return nil }
  let line = source.lines.contentRange(ofLine: source.lines.line(of: content.range.start))
  let space = source.string(line).prefix { $0 == " " || $0 == "\t" }
  let isOneLine =
    source.lines.line(of: content.range.start) == source.lines.line(of: content.range.end)
    && source.string(TextRange(line.start, content.range.start)).contains("NavigationStack")
  let head = ".navigationDestination(for: \(type).self) { _ in"
  let text =
    isOneLine ? "\(head) <#destination#> }" : "\n\(space)  \(head)\n\(space)    <#destination#>\n\(space)  }"
  return Fix(
    title: "Register a destination for '\(type)'",
    edits: [TextEdit(Location(content.file, TextRange(content.range.end, content.range.end)), newText: text)])
}

/// What `NavigationStack(path: …) { … }` shows, where that is one expression.
private func stackContent(_ call: CallExpression) -> TextRange? {
  guard case .name(let name) = call.callee, name.name == "NavigationStack",
    call.arguments.contains(where: { $0.label == "path" }),
    case .closure(let closure)? = call.arguments.last?.value, closure.statements.count == 1,
    case .expression(let content)? = closure.statements.first
  else { return nil }
  return content.range
}
