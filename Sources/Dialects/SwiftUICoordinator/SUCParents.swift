/// Whom a coordinator has as parents: its construction sites, followed through factories to their callers.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCParents {
  struct Answer: Hashable {
    var coordinators: Set<NominalID> = []
    /// Some site passes a parent that cannot be known.
    var isOpen = false
    /// Some site passes `nil`.
    var hasNone = false
    var isConstructed = false
  }

  private var answers: [NominalID: Answer] = [:]
  private let callers: [SUCFunctionKey: [SUCOrigin]]

  init(_ model: SUCModel, _ constructions: [SUCConstruction], _ calls: [SUCFunctionCall]) {
    var callers: [SUCFunctionKey: [SUCOrigin]] = [:]
    for call in calls where call.place.isPartOfApp { callers[call.key, default: []].append(call.argument) }
    self.callers = callers
    for construction in constructions where construction.place.isPartOfApp {
      guard let parent = construction.parent else { continue }
      var answer = answers[construction.type] ?? Answer()
      answer.isConstructed = true
      add(parent, to: &answer)
      answers[construction.type] = answer
    }
    // A subclass stands for its base too: what the base hands over, the subclass gets.
    for id in model.coordinators.keys where answers[id] == nil { answers[id] = Answer() }
  }

  private func add(_ origin: SUCOrigin, to answer: inout Answer) {
    let (coordinators, isOpen, hasNone) = resolve(origin)
    answer.coordinators.formUnion(coordinators)
    answer.isOpen = answer.isOpen || isOpen
    answer.hasNone = answer.hasNone || hasNone
  }

  /// The coordinators that an origin means; a parameter asks all callers.
  func resolve(_ origin: SUCOrigin) -> (coordinators: Set<NominalID>, isOpen: Bool, hasNone: Bool) {
    var coordinators = Set<NominalID>()
    var isOpen = false
    var hasNone = false
    var seen = Set<SUCFunctionKey>()
    var pending = [origin]
    while let next = pending.popLast() {
      switch next {
      case .coordinator(let id): coordinators.insert(id)
      case .nothing: hasNone = true
      case .unknown: isOpen = true
      case .parameter(let key):
        guard seen.insert(key).inserted else { continue }
        // Nobody calls it: nothing ever arrives this way.
        pending += callers[key] ?? []
      }
    }
    return (coordinators, isOpen, hasNone)
  }

  func parents(of id: NominalID) -> Answer { answers[id] ?? Answer() }
}
