/// Follows an action up the chain of coordinators: section 4 of the dialect's rules.

import Facts
import RouteGraph
import Semantics
import SourceText

struct SUCDelivery {
  enum End: Hashable, Sendable {
    case traps, drops
    /// No `handle` at all.
    case ignores
    /// Its own `handle` leaves the rest to the framework's.
    case leaves
    case hasNoParent
    case neverConstructed
  }

  struct Sink: Hashable, Sendable {
    var path: [NominalID]
    var end: End
    var place: Location?
  }

  struct Handling: Hashable, Sendable {
    /// The coordinators on the way; the last one receives.
    var path: [NominalID]
    /// Whose `handle` runs: the last one's, or that of a class that it derives from.
    var coordinator: NominalID
    /// The clause.
    var place: Location
    var isEmpty: Bool
  }

  struct Answer: Sendable {
    var handlers: [Handling] = []
    /// Those that handle some values of the case, or handle it at times.
    var conditional: [Handling] = []
    var sinks: [Sink] = []
    /// Something on the way cannot be known.
    var isOpen = false

    var reachesNobody: Bool { handlers.isEmpty && !isOpen && !sinks.isEmpty }
  }

  let model: SUCModel
  let handlers: [NominalID: [SUCHandler]]
  let parents: (NominalID) -> SUCParents.Answer
  let defaults: (NominalID) -> [SUCDefaultHandler]

  /// What becomes of an action that is sent to a coordinator.
  func deliver(_ owner: NominalID, _ name: String, to start: NominalID) -> Answer {
    var answer = Answer()
    var seen = Set<NominalID>()
    walk(start, handledAs: start, [start], owner, name, &seen, &answer)
    return answer
  }

  /// What becomes of an action that a coordinator sends to its parent: whichever that is. Their paths start with the sender.
  func deliver(_ owner: NominalID, _ name: String, toParentOf sender: NominalID) -> Answer {
    var answer = Answer()
    // A class that derives from it may have others.
    if model.coordinators.values.contains(where: { $0.base == sender }) { answer.isOpen = true }
    // The parent may be another object of the same class.
    var seen = Set<NominalID>()
    goOn(from: sender, [sender], owner, name, &seen, &answer)
    return answer
  }

  /// `id` receives; `level` is the class in its ancestry whose `handle` runs.
  private func walk(
    _ id: NominalID, handledAs level: NominalID, _ path: [NominalID], _ owner: NominalID, _ name: String,
    _ seen: inout Set<NominalID>, _ answer: inout Answer
  ) {
    if level == id {
      guard seen.insert(id).inserted else { return }
      // The object may well be of a class that derives from it and handles more.
      if model.coordinators.values.contains(where: { $0.base == id }) { answer.isOpen = true }
    }
    guard path.count < 64 else {
      answer.isOpen = true
      return
    }
    guard let (owning, handler) = handler(of: level) else {
      endWithoutHandler(id, path, &answer)
      return
    }
    for outcome in outcomes(of: handler, owner, name, owning, path, &answer) {
      switch outcome {
      case .handled, .emptyCase, .emptyReturn: break
      case .maybe: answer.isOpen = true
      case .trap:
        answer.sinks.append(Sink(path: path, end: .traps, place: Location(handler.file, handler.nameRange)))
      case .dropped:
        answer.sinks.append(Sink(path: path, end: .drops, place: Location(handler.file, handler.nameRange)))
      case .toSuper:
        if let base = model.base(of: owning) {
          walk(id, handledAs: base, path, owner, name, &seen, &answer)
        } else if model.coordinators[owning]?.isFullyKnown == true {
          answer.sinks.append(Sink(path: path, end: .leaves, place: Location(handler.file, handler.nameRange)))
        } else {
          answer.isOpen = true
        }
      case .toParent: goOn(from: id, path, owner, name, &seen, &answer)
      }
    }
  }

  /// The one `handle` that a class has by itself or from the nearest base; nil for none.
  private func handler(of id: NominalID) -> (NominalID, SUCHandler)? {
    for ancestor in model.ancestry(of: id) {
      guard let found = handlers[ancestor], let first = found.first else { continue }
      // Variants of several targets: whichever it is cannot be known.
      return (ancestor, found.count == 1 ? first : open(first))
    }
    // The root's class has a `handle` of its own.
    guard model.coordinators[id]?.kind != .root else { return nil }
    let defaults = defaults(id)
    guard let first = defaults.lazy.compactMap({ handlers[$0.owner]?.first }).first else { return nil }
    // Beside the default of version 3, or of several, the compiler chooses.
    let isCertain = defaults.count == 1 && !defaults[0].isConditional && !model.version.isThree
    return (first.coordinator, isCertain ? first : open(first))
  }

  private func open(_ handler: SUCHandler) -> SUCHandler {
    var handler = handler
    handler.clauses = []
    handler.rest = [.maybe]
    handler.worksFirst = false
    return handler
  }

  private func outcomes(
    of handler: SUCHandler, _ owner: NominalID, _ name: String, _ coordinator: NominalID, _ path: [NominalID],
    _ answer: inout Answer
  ) -> Set<SUCHandler.Outcome> {
    for clause in handler.clauses where clause.owner == owner && (clause.name == nil || clause.name == name) {
      let place = Location(handler.file, clause.range)
      if clause.isConditional {
        answer.isOpen = true
        answer.conditional.append(Handling(path: path, coordinator: coordinator, place: place, isEmpty: false))
        continue
      }
      // What was done before may be all that it takes.
      if handler.worksFirst, clause.outcome != .handled { return [.maybe] }
      let isEmpty = clause.outcome.isEmpty
      // Nobody wrote a case for it.
      if isEmpty, clause.name == nil { return [.dropped] }
      if isEmpty || clause.outcome == .handled {
        answer.handlers.append(Handling(path: path, coordinator: coordinator, place: place, isEmpty: isEmpty))
      }
      return [clause.outcome]
    }
    return handler.rest
  }

  /// The framework's own `handle`: empty, or it only logs.
  private func endWithoutHandler(_ id: NominalID, _ path: [NominalID], _ answer: inout Answer) {
    guard let coordinator = model.coordinators[id], coordinator.isFullyKnown else {
      answer.isOpen = true
      return
    }
    let place = coordinator.declarations.first.map { Location($0.file, $0.nameRange) }
    answer.sinks.append(Sink(path: path, end: .ignores, place: place))
  }

  private func goOn(
    from id: NominalID, _ path: [NominalID], _ owner: NominalID, _ name: String, _ seen: inout Set<NominalID>,
    _ answer: inout Answer
  ) {
    let parents = parents(id)
    let place = model.coordinators[id]?.declarations.first.map { Location($0.file, $0.nameRange) }
    if !parents.isConstructed {
      answer.sinks.append(Sink(path: path, end: .neverConstructed, place: place))
      return
    }
    if parents.isOpen { answer.isOpen = true }
    if parents.hasNone || (parents.coordinators.isEmpty && !parents.isOpen) {
      answer.sinks.append(Sink(path: path, end: .hasNoParent, place: place))
    }
    for parent in parents.coordinators.sorted() {
      walk(parent, handledAs: parent, path + [parent], owner, name, &seen, &answer)
    }
  }
}

extension SUCEvidence {
  var delivery: SUCDelivery {
    SUCDelivery(
      model: self.model, handlers: self.handlers, parents: { self.parents.parents(of: $0) },
      defaults: { self.model.defaultHandlers(of: $0, resolver) })
  }

  /// The coordinators that a receiver can be; nil where that is not known at all.
  func coordinators(of receiver: SUCReceiver) -> (known: [NominalID], isOpen: Bool)? {
    switch receiver {
    case .coordinator(let id): return ([id], false)
    case .parameter(let owner, let name):
      let answer = self.bindings.coordinators(owner, name)
      return answer.coordinators.isEmpty ? nil : (answer.coordinators.sorted(), answer.isOpen)
    case .existential, .unknown, .other: return nil
    }
  }
}
