/// Which coordinators a generic parameter stands for: the construction sites of its type say so.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCBindings {
  private struct Key: Hashable {
    var owner: NominalID
    var parameter: String
  }

  /// The coordinators, and whether a site passes something unknown.
  struct Answer: Hashable {
    var coordinators: Set<NominalID> = []
    var isOpen = false
    var isConstructed = false
  }

  private var answers: [Key: Answer] = [:]

  init(_ constructions: [SUCConstruction], _ resolver: Resolver) {
    var edges: [Key: [Key]] = [:]
    let made = constructions.filter { $0.place.isPartOfApp && !$0.terms.isEmpty }
    for id in Set(made.map(\.type)) { SUCBindings.hold(id, resolver, &edges) }
    for construction in made {
      let parameters = resolver.selfType(of: construction.type).arguments
      for (index, parameter) in parameters.enumerated() {
        guard case .parameter(let name) = parameter, index < construction.terms.count else { continue }
        let key = Key(owner: construction.type, parameter: name)
        answers[key, default: Answer()].isConstructed = true
        switch construction.terms[index] {
        case .coordinator(let id): answers[key, default: Answer()].coordinators.insert(id)
        case .parameter(let owner, let inner):
          let source = Key(owner: owner, parameter: inner)
          if source != key { edges[key, default: []].append(source) }
        case .unknown: answers[key, default: Answer()].isOpen = true
        }
      }
    }
    spread(edges)
  }

  /// `let viewModel: ViewModel<C>`: what a screen holds has its coordinator, whoever makes it.
  private static func hold(_ id: NominalID, _ resolver: Resolver, _ edges: inout [Key: [Key]]) {
    for entry in resolver.info(id).entries where !entry.isInterface {
      let context = resolver.context(inside: entry, of: id).inner
      for case .variable(let node) in entry.node.members where !node.head.modifiers.isTypeMember {
        for case .nominal(let held, let arguments) in node.bindings.compactMap(\.type).map({
          resolver.resolve($0, in: context)
        }) where held != id {
          let parameters = resolver.selfType(of: held).arguments
          for case (.parameter(let source), .parameter(let name)) in zip(arguments, parameters) {
            edges[Key(owner: held, parameter: name), default: []].append(Key(owner: id, parameter: source))
          }
        }
      }
    }
  }

  private mutating func spread(_ edges: [Key: [Key]]) {
    var changed = true
    while changed {
      changed = false
      for (key, sources) in edges {
        var answer = answers[key] ?? Answer()
        for source in sources {
          guard let other = answers[source] else { continue }
          answer.coordinators.formUnion(other.coordinators)
          answer.isOpen = answer.isOpen || other.isOpen
        }
        if answer != answers[key] {
          answers[key] = answer
          changed = true
        }
      }
    }
  }

  func coordinators(_ owner: NominalID, _ parameter: String) -> Answer {
    answers[Key(owner: owner, parameter: parameter)] ?? Answer()
  }
}
