/// The fix for an action that nobody handles: a branch in the handler of the coordinator that it is sent to.

import Facts
import RouteGraph
import Semantics
import SourceText

/// With a place to fill in. Nil where the coordinator, or which of its handlers runs, is not known.
func handlerInsertion(_ finding: Diagnostic, _ snapshot: Snapshot) -> Fix? {
  guard finding.code == "unhandled-action", finding.dialect == "swiftuicoordinator",
    case .routes(let ids)? = snapshot.index.occurrence(at: finding.location.range.start, in: finding.location.file)?
      .symbol,
    ids.count == 1, let action = ids.first, let receiver = transition(at: finding.location, snapshot)?.receiver,
    let coordinator = snapshot.index.coordinator(CoordinatorID(receiver))
  else { return nil }
  let resolver = Resolver(snapshot.analysis.project.names)
  let handlers = resolver.members("handle", of: resolver.selfType(of: NominalID(receiver))).filter(isHandler)
  let title = "Handle '\(action)' in '\(handlers.first?.member.owner.name ?? receiver)'"
  guard let nearest = handlers.first?.member else {
    return handler(for: action, of: coordinator, snapshot).map { Fix(title: title, edits: [$0]) }
  }
  // An extension of a protocol handles for many; of several variants nobody knows which is built.
  guard !resolver.info(nearest.owner).isProtocol,
    !handlers.dropFirst().contains(where: { $0.member.owner == nearest.owner }),
    case .function(let node) = nearest.declaration, let file = snapshot.file(nearest.file),
    let edit = branch(for: action, in: node, file)
  else { return nil }
  return Fix(title: title, edits: [TextEdit(Location(nearest.file, edit.range), newText: edit.text)])
}

private func isHandler(_ found: FoundMember) -> Bool {
  guard case .function(let node) = found.member.declaration, node.body != nil, node.parameters.count == 1,
    let only = node.parameters.first, only.label == nil
  else { return false }
  let type = if case .any(let type) = only.type { type } else { only.type }
  return type.dottedName.map { NameTable.lastComponent($0) == "CoordinatorAction" } ?? false
}

/// In front of the default of the `switch` over the action; without one, at the top.
private func branch(
  for action: RouteID, in node: FunctionDeclaration, _ file: SourceFile
) -> (range: TextRange, text: String)? {
  guard let body = node.body, body.range.length > 1, let name = node.parameters.first?.name else { return nil }
  for case .switch(let sorting) in body.statements {
    guard case .name(let subject) = sorting.subject, subject.name == name else { continue }
    let place = sorting.cases.first(where: \.isDefault)?.range.start ?? sorting.range.end - 1
    return line("case \(action):", "<#code#>", at: place, in: file)
  }
  guard let first = body.statements.first?.range.start else {
    let start = TextRange(body.range.start + 1, body.range.start + 1)
    return (start, " if case \(action) = \(name) { <#code#> } ")
  }
  return line("if case \(action) = \(name) {", "<#code#>\n  return", "}", at: first, in: file)
}

/// On lines of its own where one begins at the place, else in front of what stands there.
private func line(
  _ head: String, _ body: String, _ end: String? = nil, at place: Int, in file: SourceFile
) -> (range: TextRange, text: String) {
  let start = file.lineStart(before: place)
  let space = file.string(TextRange(start, place))
  guard space.allSatisfy({ $0 == " " || $0 == "\t" }) else {
    let parts = body.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "; ")
    return (TextRange(place, place), "\(head) \(parts)\(end.map { " \($0)" } ?? ""); ")
  }
  let lines = [head] + body.split(separator: "\n").map { "  " + $0.drop { $0 == " " } } + (end.map { [$0] } ?? [])
  return (TextRange(start, start), lines.map { space + $0 + "\n" }.joined())
}

/// A whole function, for a coordinator that leaves everything to the framework.
private func handler(for action: RouteID, of coordinator: Coordinator, _ snapshot: Snapshot) -> TextEdit? {
  guard coordinator.declarations.count == 1, let place = coordinator.declarations.first,
    let type = typeDeclaration(named: place, snapshot), let file = snapshot.file(place.file), type.bodyRange.length > 1
  else { return nil }
  let isRoot = coordinator.kind == "root"
  let end = file.lineStart(before: type.bodyRange.end - 1)
  guard end > type.bodyRange.start else { return nil }
  let closing = file.string(TextRange(end, type.bodyRange.end - 1))
  guard closing.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
  let lines = [
    "\(isRoot ? "override " : "")func handle(_ action: CoordinatorAction) {", "  switch action {",
    "  case \(action):", "    <#code#>", "  default:", "    \(isRoot ? "super." : "parent?.")handle(action)", "  }",
    "}",
  ]
  return TextEdit(
    Location(place.file, TextRange(end, end)), newText: "\n" + lines.map { closing + "  " + $0 + "\n" }.joined())
}
