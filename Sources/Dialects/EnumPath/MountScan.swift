/// A glance at a file without scopes and types: whether a closer look can find anything that makes an enum a route.

import Facts
import Semantics
import SourceText

enum MountScan {
  private static let names = NameSet(
    EnumPathSwiftUI.itemPresentations.names.union(["append", "onChange", "onReceive"]))
  private static let mounting = ["navigationDestination", "NavigationStack", "NavigationLink"]
  /// What code spells that one of these is called in, or that takes a payload apart.
  private static let wanted = WantedNames(names.names.map { .any($0) } + [.payload])
  /// All that `MountVisitor` looks for, but what is around that.
  private static let ownWanted = WantedNames(names.names.union(mounting).map { .any($0) } + [.payload])
  private static let wantedMounts = WantedNames(mounting.map { .any($0) })

  /// Something is presented, appended or waited for, or a pattern takes a payload apart.
  static func matters(_ facts: FileFacts) -> Bool { holds(facts, wanted) { holdsCall($0, names) } }

  /// Where in a body something may be, or where it may mount something.
  static func soughtPlaces(in body: SpelledNames) -> SoughtPlaces {
    SoughtPlaces(ownWanted.offsets(in: body), in: body)
  }

  /// Something takes routes from a stack, is a stack with a path, or pushes a value.
  static func mounts(_ facts: FileFacts) -> Bool {
    holds(facts, wantedMounts) { statements in
      var found = false
      ExpressionWalk.visit(statements) { found = found || isMount($0) }
      return found
    }
  }

  private static func isMount(_ expression: Expression) -> Bool {
    guard case .call(let call) = expression else { return false }
    let name: String
    switch call.callee {
    case .member(let node): name = node.name
    case .name(let node): name = node.name
    default: return false
    }
    switch name {
    case "navigationDestination": return call.arguments.first?.label == "for"
    case "NavigationStack": return call.arguments.first?.label == "path"
    case "NavigationLink": return call.arguments.contains { $0.label == "value" }
    default: return false
    }
  }

  /// Whether some code of a file is wanted. Only bodies that spell a name are asked about.
  private static func holds(
    _ facts: FileFacts, _ names: WantedNames, _ isWanted: ([Statement]) -> Bool
  ) -> Bool {
    facts.statements.contains { isWanted([$0]) } || facts.declarations.contains { holds($0, names, isWanted, depth: 0) }
  }

  private static func holds(
    _ declaration: Declaration, _ names: WantedNames, _ isWanted: ([Statement]) -> Bool, depth: Int
  ) -> Bool {
    guard depth < 32 else { return true }
    func holds(_ body: CodeBlock?) -> Bool { body.map { names.mayOccur(in: $0) && isWanted($0.statements) } ?? false }
    switch declaration {
    case .type(let node): return node.members.contains { MountScan.holds($0, names, isWanted, depth: depth + 1) }
    case .function(let node): return holds(node.body)
    case .variable(let node):
      return node.bindings.contains { binding in
        binding.accessors.contains { holds($0.body) } || (binding.value.map { isWanted([.expression($0)]) } ?? false)
      }
    case .enumCase, .alias: return false
    }
  }

  /// A call of one of these, or a pattern that takes a payload apart.
  private static func holdsCall(_ statements: [Statement], _ names: NameSet) -> Bool {
    if statements.isEmpty { return false }
    var found = takesPayloadsApart(statements, depth: 0)
    ExpressionWalk.visit(statements) { expression in
      guard !found else { return }
      switch expression {
      case .call(let call):
        switch call.callee {
        case .member(let node): found = names.contains(node.name)
        case .name(let node): found = names.contains(node.name)
        default: break
        }
      case .closure(let closure): found = takesPayloadsApart(closure.statements, depth: 0)
      case .control(let node): found = takesPayloadsApart([node.statement], depth: 0)
      default: break
      }
    }
    return found
  }

  /// Some `switch` among the statements, closures left out, has a pattern inside a case's pattern, or hands a payload on.
  private static func takesPayloadsApart(_ statements: [Statement], depth: Int) -> Bool {
    guard depth < 32 else { return true }
    return statements.contains { statement in
      switch statement {
      case .switch(let node):
        node.cases.contains { item in
          !PayloadSwitches.chains(in: item).isEmpty || !PayloadViews.handOvers(in: item).isEmpty
            || !PayloadViews.shownBy(in: item).isEmpty
            || takesPayloadsApart(item.statements, depth: depth + 1)
        }
      case .if(let node):
        !PayloadViews.handOvers(in: node).isEmpty || !PayloadViews.shownBy(in: node).isEmpty
          || takesPayloadsApart(node.bodies.flatMap(\.statements), depth: depth + 1)
      case .guard(let node): takesPayloadsApart(node.body.statements, depth: depth + 1)
      case .for(let node): takesPayloadsApart(node.body.statements, depth: depth + 1)
      case .while(let node): takesPayloadsApart(node.body.statements, depth: depth + 1)
      case .do(let node):
        takesPayloadsApart(node.body.statements + node.catches.flatMap(\.body.statements), depth: depth + 1)
      case .conditional(let node): takesPayloadsApart(node.clauses.flatMap(\.statements), depth: depth + 1)
      case .repeat(let node): takesPayloadsApart(node.body.statements, depth: depth + 1)
      case .defer(let body, _): takesPayloadsApart(body.statements, depth: depth + 1)
      case .declaration(.function(let node)): takesPayloadsApart(node.body?.statements ?? [], depth: depth + 1)
      default: false
      }
    }
  }
}
