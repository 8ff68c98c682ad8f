/// What can stand where nothing is written yet: in the body of `var action`, and in a `switch` over a route.

import Facts
import RouteGraph
import Semantics
import SourceText

extension SUCCompletion {
  /// Nil where something is written already, or nothing of ours is wanted.
  var blankProposals: [CompletionProposal]? {
    var written = request.lineBefore.dropLast(request.prefix.count)
    while written.last == " " || written.last == "\t" { written.removeLast() }
    let line = written.drop { $0 == " " || $0 == "\t" }
    let isBlank = line.isEmpty || line.last == "{"
    if isBlank, "case".hasPrefix(request.prefix), let branches = missingBranches { return branches }
    guard request.prefix.isEmpty, let (_, statements) = describedProperty("action") else { return nil }
    return isBlank && statements.isEmpty || line.last == ":" || line == "return" ? actionValues : nil
  }

  /// A branch for each case that the `switch` around lacks.
  private var missingBranches: [CompletionProposal]? {
    guard let (node, position) = request.switches.last, case .switch? = request.statements.last?.statement,
      let id = request.typer.type(of: node.subject, in: position.scope).unwrapped.nominalID,
      let route = model.routes[id], isInBraces(of: node)
    else { return nil }
    let named = mentionedCases([.switch(node)])
    return route.cases.filter { !named.contains($0.name) }.map { item in
      CompletionProposal(
        label: "case .\(item.name):", kind: .enumCase, detail: item.input.map { "(\($0))" },
        range: request.prefixRange, snippet: "case .\(item.name): $0", plain: "case .\(item.name):",
        route: model.routeID(route.id, item.name))
    }
  }

  private func isInBraces(of node: SwitchStatement) -> Bool {
    let start = min(node.subject.range.end, request.offset)
    let between = request.text[start..<min(request.offset, request.text.count)]
    return between.contains(UInt8(ascii: "{")) && between.last != UInt8(ascii: "}")
  }

  private var actionValues: [CompletionProposal] {
    let values = transitionActions.filter { $0.label != "none" }.map { item in
      var item = item
      item.label = "." + item.label
      item.snippet = "." + item.snippet
      item.plain = "." + item.plain
      return item
    }
    if model.version.isThree { return values }
    return values + [CompletionProposal(label: "nil", kind: .value, range: request.prefixRange)]
  }
}
