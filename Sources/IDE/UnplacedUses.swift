/// Calls that look like a use of a route and that nobody could place.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Where the name is handed to a call that is named like a transition, without meaning any route that is known. One of
/// these might be a use of the route, which a rename would leave behind.
func unplacedUses(of name: String, in snapshot: Snapshot) -> [Location] {
  let operations = Set(snapshot.index.unsortedTransitions.map(\.call))
  let resolver = Resolver(snapshot.analysis.project.names)
  var found: [Location] = []
  for (file, named) in snapshot.files(namingMember: name) {
    guard let facts = snapshot.facts(of: file), facts.hasBodies else { continue }
    let visitor = CallVisitor(where: named.lie)
    var walker = CodeWalker(visitor, resolver)
    walker.walk(facts, of: file)
    for call in visitor.calls where operations.contains(call.calleeName ?? "") {
      found += call.arguments.flatMap { places(of: name, in: $0.value) }.map { Location(file, $0) }
    }
  }
  return found.filter { snapshot.index.occurrence(at: $0.range.start, in: $0.file) == nil }
}

/// `.name`, `.name(…)`, `\.name`, and the parts of a longer key path.
private func places(of name: String, in argument: Expression) -> [TextRange] {
  switch argument {
  case .member(let node) where node.base == nil && node.name == name: [node.nameRange]
  case .call(let node): places(of: name, in: node.callee)
  case .keyPath(let node): node.components.filter { $0.name == name }.map(\.range)
  default: []
  }
}

extension CallExpression {
  fileprivate var calleeName: String? {
    switch callee {
    case .member(let node): node.name
    case .name(let node): node.name
    default: nil
    }
  }
}
