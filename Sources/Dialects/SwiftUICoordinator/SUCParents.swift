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

  init(
    _ model: SUCModel, _ constructions: [SUCConstruction], _ results: [SUCFileResult], madeElsewhere: Set<NominalID>
  ) {
    callers = SUCParents.callers(results.flatMap(\.functionCalls), model)
    for construction in constructions where construction.place.isPartOfApp {
      guard let parent = construction.parent else { continue }
      var answer = answers[construction.type] ?? Answer()
      answer.isConstructed = true
      add(parent, to: &answer)
      answers[construction.type] = answer
    }
    for id in madeElsewhere {
      answers[id, default: Answer()].isConstructed = true
      answers[id, default: Answer()].isOpen = true
    }
    // A subclass stands for its base too: what the base hands over, the subclass gets.
    for id in model.coordinators.keys where answers[id] == nil { answers[id] = Answer() }
    let assignments = results.flatMap(\.parentAssignments)
    for id in model.coordinators.keys { add(assignments, to: id, model) }
  }

  /// An initialiser that a class inherits hands on what the class is made with.
  private static func callers(_ calls: [SUCFunctionCall], _ model: SUCModel) -> [SUCFunctionKey: [SUCOrigin]] {
    var bases: [String: [String]] = [:]
    for id in model.coordinators.keys {
      bases[id.simpleName, default: []] += model.ancestry(of: id).dropFirst().map(\.simpleName)
    }
    var callers: [SUCFunctionKey: [SUCOrigin]] = [:]
    for call in calls where call.place.isPartOfApp {
      callers[call.key, default: []].append(call.argument)
      for base in bases[call.key.function] ?? [] {
        callers[SUCFunctionKey(function: base, label: call.key.label), default: []].append(call.argument)
      }
    }
    return callers
  }

  /// What is made without a parent and gets one later has one.
  private mutating func add(_ assignments: [SUCParentAssignment], to id: NominalID, _ model: SUCModel) {
    let own = assignments.filter { $0.coordinator.map { model.areRelated($0, id) } ?? true }
    guard !own.isEmpty, var answer = answers[id] else { return }
    answer.hasNone = false
    for assignment in own {
      add(assignment.coordinator == nil ? .unknown : assignment.parent, to: &answer)
    }
    answers[id] = answer
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
        // `super.init(…)` and its kin do not say whose initialiser it is.
        pending += callers[SUCFunctionKey(function: "init", label: key.label)] ?? []
      }
    }
    return (coordinators, isOpen, hasNone)
  }

  func parents(of id: NominalID) -> Answer { answers[id] ?? Answer() }
}
