/// Who handles an action, and whom it is sent to: what orders the proposals of actions.

import Facts
import RouteGraph
import Semantics
import SourceText

/// Which coordinator has a case for which action, from the bodies of all `handle` functions.
struct SUCHandledActions {
  private var handlers: [NominalID: Set<RouteID>] = [:]

  init(_ visitor: SUCVisitor) {
    let resolver = visitor.resolver
    for id in visitor.model.coordinators.keys {
      for member in resolver.info(id).members(named: "handle") {
        guard case .function(let node) = member.declaration else { continue }
        let context = member.context(resolver)
        guard SUCHandlerReader.isHandler(node, context, resolver) else { continue }
        var reader = SUCHandlerReader(visitor, id, node, context)
        for clause in reader.read().clauses {
          // Without a name it takes all of an enum: `case is BasketAction`.
          let names = clause.name.map { [$0] } ?? visitor.model.actions[clause.owner]?.cases.map(\.name) ?? []
          handlers[id, default: []].formUnion(names.map { visitor.model.routeID(clause.owner, $0) })
        }
      }
    }
  }

  func actions(of coordinator: NominalID) -> Set<RouteID> { handlers[coordinator] ?? [] }

  func coordinators(_ owner: NominalID, _ name: String) -> [NominalID] {
    let id = RouteID(CoordinatorID(owner.name), name)
    return handlers.filter { $0.value.contains(id) }.keys.sorted()
  }
}

/// The coordinators that an action comes by which is sent to some of them, and how far up each is.
struct SUCChain {
  private(set) var distances: [NominalID: Int] = [:]

  init(from start: Set<NominalID>, _ model: SUCModel, _ answers: DialectAnswers) {
    if start.isEmpty { return }
    var parents: [String: Set<String>] = [:]
    for edge in answers.edges where edge.kind == "parent" { parents[edge.from, default: []].insert(edge.to) }
    let named = Dictionary(model.coordinators.keys.map { ($0.name, $0) }) { first, _ in first }
    var level = start
    var distance = 0
    while !level.isEmpty {
      for id in level { distances[id] = distance }
      let above = Set(level.flatMap { parents[$0.name] ?? [] }.compactMap { named[$0] })
      level = Set(above.flatMap(model.ancestry)).filter { distances[$0] == nil }
      distance += 1
    }
  }
}

/// Which actions come by which coordinator: sent to it, or to a child that may pass them on.
struct SUCSentActions {
  /// The actions' names, by the coordinator that they are sent to.
  private var sent: [String: Set<String>] = [:]
  private var children: [String: Set<String>] = [:]

  init(_ answers: DialectAnswers) {
    for transition in answers.transitions.values.joined() where transition.call == "handle" {
      guard let receiver = transition.receiver, let action = transition.route else { continue }
      sent[receiver, default: []].insert(action)
    }
    for edge in answers.edges where edge.kind == "parent" { children[edge.to, default: []].insert(edge.from) }
  }

  /// What is sent to it, and what its children are sent that they and those in between do not handle.
  func reaching(_ coordinator: NominalID, past handled: SUCHandledActions, _ model: SUCModel) -> Set<String> {
    let named = Dictionary(model.coordinators.keys.map { ($0.name, $0) }) { first, _ in first }
    var found = Set<String>()
    var seen: Set<String> = [coordinator.name]
    var pending: [(name: String, handled: Set<String>)] = [(coordinator.name, [])]
    while let next = pending.popLast() {
      found.formUnion((sent[next.name] ?? []).subtracting(next.handled))
      for child in children[next.name] ?? [] where seen.insert(child).inserted {
        let own = named[child].map { handled.actions(of: $0).map(\.description) } ?? []
        pending.append((child, next.handled.union(own)))
      }
    }
    return found
  }
}
