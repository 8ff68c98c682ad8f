/// The input of the route under construction.

import Facts
import RouteGraph
import Semantics
package import SourceText

package struct RouteSignature: Hashable, Sendable {
  /// `parcel(number: Int)`
  package var label: String
  /// Parts of the label, one for each value.
  package var parameters: [String]
  package var activeParameter: Int
  /// Kind and target, for people.
  package var documentation: String?
}

/// The signature of the route whose input is being written at an offset; nil elsewhere.
package func signatureHelp(at offset: Int, in file: FileID, of snapshot: Snapshot) -> RouteSignature? {
  guard let source = snapshot.file(file), let facts = snapshot.facts(of: file), facts.hasBodies,
    offset <= source.text.count
  else { return nil }
  // A route's name stands in front of its input. Without one near by, there is nothing to walk for.
  guard isBehindRoute(offset, in: file, snapshot) || source.callsRoute(before: offset, snapshot.index) else {
    return nil
  }
  let end = source.inkEnd(before: offset)
  let visitor = CallVisitor { $0.touches(offset) || $0.touches(end) }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  let around = visitor.calls.filter { $0.isOpen(at: offset, behind: end) }
  return around.reversed().lazy.compactMap { signature(of: $0, at: offset, in: file, snapshot) }.first
}

private func isBehindRoute(_ offset: Int, in file: FileID, _ snapshot: Snapshot) -> Bool {
  snapshot.index.occurrences(in: file).contains { occurrence in
    guard case .routes = occurrence.symbol else { return false }
    return occurrence.range.end <= offset && offset - occurrence.range.end < reach
  }
}

/// How far in front of its input a route's name is looked for, in bytes.
private let reach = 4096

private func signature(
  of call: CallExpression, at offset: Int, in file: FileID, _ snapshot: Snapshot
) -> RouteSignature? {
  guard let source = snapshot.file(file) else { return nil }
  let active = call.argumentIndex(at: offset, in: source.text)
  // `.todo(…)`: the values are those of the case.
  if let name = nameRange(of: call.callee),
    let route = lastRoute(inside: name, file, snapshot) ?? offeredRoute(at: name, in: source, file, snapshot)
  {
    return signature(of: route, values: topLevelParts(of: route.input ?? ""), active)
  }
  // `$todo.select(with: …)`: the value is the step's.
  if case .member(let node) = call.callee, node.name == "select", let base = node.base, active == 0,
    call.arguments.first?.label == "with", let route = lastRoute(inside: nameRange(of: base), file, snapshot)
  {
    return signature(of: route, values: [route.input ?? ""], 0)
  }
  // `route(to: \.todo, …)`: the argument behind the one that names the route is its whole input.
  for (index, argument) in call.arguments.enumerated() where index < active && !argument.isTrailing {
    guard case .keyPath = argument.value, let route = lastRoute(inside: argument.value.range, file, snapshot)
    else { continue }
    return signature(of: route, values: [route.input ?? ""], active - index - 1)
  }
  return nil
}

private func signature(of route: Route, values: [String], _ active: Int) -> RouteSignature? {
  guard let input = route.input, !input.isEmpty, active < values.count else { return nil }
  return RouteSignature(
    label: "\(route.name)(\(values.joined(separator: ", ")))", parameters: values, activeParameter: active,
    documentation: route.kindAndTargets)
}

/// The route that is named last inside a range.
private func lastRoute(inside range: TextRange?, _ file: FileID, _ snapshot: Snapshot) -> Route? {
  guard let range else { return nil }
  let named = snapshot.index.occurrences(in: file).last { occurrence in
    guard case .routes = occurrence.symbol else { return false }
    return range.contains(occurrence.range)
  }
  guard case .routes(let ids)? = named?.symbol else { return nil }
  return ids.lazy.compactMap(snapshot.index.route).first
}

/// The route that completion would put in a name's place. A call that lacks an argument does not compile, and what does
/// not compile names nothing yet.
private func offeredRoute(
  at name: TextRange, in source: SourceFile, _ file: FileID, _ snapshot: Snapshot
) -> Route? {
  let text = source.string(name)
  guard snapshot.index.hasRoute(named: text) else { return nil }
  let routes = completions(at: name.end, in: file, of: snapshot).compactMap { item -> Route? in
    guard item.label == text, let id = item.documentationID, let dot = id.lastIndex(of: ".") else { return nil }
    return snapshot.index.route(RouteID(CoordinatorID(String(id[..<dot])), String(id[id.index(after: dot)...])))
  }
  guard let first = routes.first, routes.allSatisfy({ $0.declarations == first.declarations }) else { return nil }
  return first
}

private func nameRange(of callee: Expression) -> TextRange? {
  switch callee {
  case .member(let node): node.nameRange
  case .name(let node): node.nameRange
  default: nil
  }
}

/// Splits at the commas that stand in no brackets.
func topLevelParts(of text: String) -> [String] {
  var parts: [String] = []
  var part = ""
  var depth = 0
  for character in text {
    if "([<{".contains(character) { depth += 1 }
    if ")]}".contains(character) { depth -= 1 }
    // The arrow of a function type closes nothing.
    if character == ">", part.last != "-" { depth -= 1 }
    if character == ",", depth == 0 {
      parts.append(part)
      part = ""
    } else if !(part.isEmpty && character == " ") {
      part.append(character)
    }
  }
  return part.isEmpty ? parts : parts + [part]
}

extension CallExpression {
  /// The argument that a cursor is at. Behind its end, an argument lasts up to the comma.
  fileprivate func argumentIndex(at offset: Int, in text: [UInt8]) -> Int {
    let written = arguments.prefix { !$0.isTrailing }
    if let index = written.firstIndex(where: { $0.range.touches(offset) }) { return index }
    guard let last = written.lastIndex(where: { $0.range.end < offset }) else { return 0 }
    let start = min(written[last].range.end, text.count)
    return text[start..<max(start, min(offset, text.count))].contains(UInt8(ascii: ",")) ? last + 1 : last
  }

  /// Whether a cursor there stands among the arguments. Of a call without its closing parenthesis they go on to the
  /// end of what is written.
  fileprivate func isOpen(at offset: Int, behind end: Int) -> Bool {
    guard let parentheses, parentheses.start < offset else { return false }
    return offset < parentheses.end || isBroken && end <= parentheses.end
  }
}

extension SourceFile {
  /// Whether anything near by that is called like a route stands in front of a parenthesis.
  fileprivate func callsRoute(before offset: Int, _ index: AnswerIndex) -> Bool {
    for parenthesis in max(0, offset - reach)..<offset where text[parenthesis] == UInt8(ascii: "(") {
      var start = parenthesis
      while start > 0, text[start - 1].isNamePart { start -= 1 }
      if start < parenthesis, index.hasRoute(named: string(TextRange(start, parenthesis))) { return true }
    }
    return false
  }

  /// Behind the last thing in front of an offset that is neither white space nor a comma.
  fileprivate func inkEnd(before offset: Int) -> Int {
    var end = offset
    while end > 0, " \t\r\n,".utf8.contains(text[end - 1]) { end -= 1 }
    return end
  }
}
