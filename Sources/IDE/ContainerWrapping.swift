/// The fix for a push with nothing above it that could show it: a navigation container.

import Facts
import RouteGraph
import Semantics
import SourceText

func containerWrapping(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "missing-navigation-container" else { return nil }
  switch finding.dialect {
  case "stinsen": return hostWrapping(finding.location, snapshot)
  case "enumpath": return bodyWrapping(finding.location, snapshot)
  default: return nil
  }
}

// MARK: A coordinator where it is shown

/// `X().view()` becomes `NavigationViewCoordinator(X()).view()`, where that is the only place that shows it.
private func hostWrapping(_ place: Location, _ snapshot: Snapshot) -> Fix? {
  guard case .routes(let ids)? = snapshot.index.occurrence(at: place.range.start, in: place.file)?.symbol,
    let owner = ids.first?.coordinator, let coordinator = snapshot.index.coordinator(owner)
  else { return nil }
  var hosts: [Location] = []
  for file in snapshot.fileIDs {
    guard let facts = snapshot.facts(of: file), facts.hasBodies else { continue }
    let visitor = CallVisitor { _ in true }
    var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
    walker.walk(facts, of: file)
    hosts += visitor.calls.compactMap { construction(of: coordinator.name, shownBy: $0) }.map { Location(file, $0) }
  }
  guard hosts.count == 1, let host = hosts.first else { return nil }
  let (start, end) = (host.range.start, host.range.end)
  return Fix(
    title: "Wrap '\(coordinator.name)' in a navigation view",
    edits: [
      TextEdit(Location(host.file, TextRange(start, start)), newText: "NavigationViewCoordinator("),
      TextEdit(Location(host.file, TextRange(end, end)), newText: ")"),
    ])
}

private func construction(of name: String, shownBy call: CallExpression) -> TextRange? {
  guard case .member(let view) = call.callee, view.name == "view", case .call(let made)? = view.base,
    case .name(let type) = made.callee, type.name == name
  else { return nil }
  return made.range
}

// MARK: The body of a view

/// Only the view that mounts a destination: a link is shown by others, and one of those wants the stack.
private func bodyWrapping(_ place: Location, _ snapshot: Snapshot) -> Fix? {
  guard let source = snapshot.file(place.file), source.string(place.range) == "navigationDestination",
    let type = enclosingType(of: place, snapshot), let body = type.members.lazy.compactMap(\.viewBody).first,
    body.statements.count == 1, case .expression(let content)? = body.statements.first,
    content.range.contains(place.range)
  else { return nil }
  let text = source.string(content.range)
  let line = source.lines.contentRange(ofLine: source.lines.line(of: content.range.start))
  let space = source.string(line).prefix { $0 == " " || $0 == "\t" }
  // What stands inside a literal of several lines must not be moved.
  guard !text.contains("\"\"\"") else { return nil }
  let isOneLine = !text.contains("\n")
  let wrapped =
    isOneLine
    ? "NavigationStack { \(text) }"
    : "NavigationStack {\n\(space)  \(text.replacing("\n", with: "\n  "))\n\(space)}"
  return Fix(
    title: "Wrap the body of '\(type.name)' in a 'NavigationStack'",
    edits: [TextEdit(Location(place.file, content.range), newText: wrapped)])
}

extension Declaration {
  fileprivate var viewBody: CodeBlock? {
    guard case .variable(let node) = self, let binding = node.bindings.first, binding.name?.text == "body" else {
      return nil
    }
    return binding.accessors.first { $0.kind == .get }?.body
  }
}
