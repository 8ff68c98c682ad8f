/// Functions that hand an action, or what they make one of, to a function of their own type that takes it apart:
/// `func open(_ screen: Screen) { handle(.screen(screen)) }`.

import Facts
import Semantics

extension MutatorReader {
  typealias OwnFunction = (node: FunctionDeclaration, context: DeclarationContext)

  func addHandingActions(_ others: inout [OwnFunction], to found: inout [String: [EnumPathMutator]]) {
    let first = MutatorReader.takingApart(found)
    add(&others, to: &found) { forwarding($0, $1, $2, first) }
    let moves = OwnMoves(elements: [:], mutators: MutatorReader.takingApart(found)) { _ in nil }
    add(&others, to: &found) { wrapping($0, $1, $2, moves) ?? casting($0, $1, $2, moves: moves.moves) }
  }

  private static func takingApart(_ functions: [String: [EnumPathMutator]]) -> [String: [EnumPathMutator]] {
    functions.mapValues { $0.filter { !$0.actions.isEmpty } }
  }

  /// Those of a type of which some functions hand on to holders what they take apart, beside its own holder's functions.
  func handing(
    to takingApart: [String: [EnumPathMutator]], of owner: NominalID, beside own: [String: [EnumPathMutator]]
  ) -> [String: [EnumPathMutator]] {
    var found = takingApart
    var others = functions(of: resolver.info(owner)).filter { node, _ in
      let known = (takingApart[node.name] ?? []) + (own[node.name] ?? [])
      return !known.contains { $0.signature == MutatorReader.signature(of: node) }
    }
    addHandingActions(&others, to: &found)
    return found
  }
}
