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
  let near = snapshot.index.occurrences(in: file).contains { occurrence in
    guard case .routes = occurrence.symbol else { return false }
    return occurrence.range.end <= offset && offset - occurrence.range.end < 4096
  }
  guard near else { return nil }
  let end = source.inkEnd(before: offset)
  let visitor = CallVisitor { $0.touches(offset) || $0.touches(end) }
  var walker = CodeWalker(visitor, Resolver(snapshot.analysis.project.names))
  walker.walk(facts, of: file)
  let around = visitor.calls.filter { $0.isOpen(at: offset, behind: end) }
  return around.reversed().lazy.compactMap { signature(of: $0, at: offset, in: file, snapshot) }.first
}

private func signature(
  of call: CallExpression, at offset: Int, in file: FileID, _ snapshot: Snapshot
) -> RouteSignature? {
  let before = call.arguments.count { !$0.isTrailing && $0.range.end < offset }
  let active = call.arguments.firstIndex { !$0.isTrailing && $0.range.touches(offset) } ?? before
  // `.todo(…)`: the values are those of the case.
  if let route = lastRoute(inside: nameRange(of: call.callee), file, snapshot) {
    return signature(of: route, values: topLevelParts(of: route.input ?? ""), active)
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
  let targets = route.targets.compactMap(\.name).joined(separator: " | ")
  return RouteSignature(
    label: "\(route.name)(\(values.joined(separator: ", ")))", parameters: values, activeParameter: active,
    documentation: targets.isEmpty ? route.kind : "\(route.kind) → \(targets)")
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
  /// Whether a cursor there stands among the arguments. Of a call without its closing parenthesis they go on to the
  /// end of what is written.
  fileprivate func isOpen(at offset: Int, behind end: Int) -> Bool {
    guard let parentheses, parentheses.start < offset else { return false }
    return offset < parentheses.end || isBroken && end <= parentheses.end
  }
}

extension SourceFile {
  /// Behind the last thing in front of an offset that is neither white space nor a comma.
  fileprivate func inkEnd(before offset: Int) -> Int {
    var end = offset
    while end > 0, " \t\r\n,".utf8.contains(text[end - 1]) { end -= 1 }
    return end
  }
}
