/// Route enums, their cases and the call sites in the common model.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathDescription {
  let evidence: EnumPathEvidence

  init(_ evidence: EnumPathEvidence) { self.evidence = evidence }

  var listing: DialectAnswers.Listing {
    var listing = DialectAnswers.Listing()
    listing.coordinators = evidence.routes.map(describe)
    return listing
  }

  var transitions: [FileID: [Transition]] {
    var transitions = Dictionary(grouping: evidence.transitions, by: \.file).mapValues { $0.map(transition) }
    for (file, report) in evidence.files where !report.result.takenActions.isEmpty {
      transitions[file, default: []] += report.result.takenActions.map { transition($0, file) }
    }
    return transitions
  }

  var occurrences: [FileID: [[Occurrence]]] {
    var occurrences: [FileID: [[Occurrence]]] = [:]
    for (file, report) in evidence.files where !report.result.occurrences.isEmpty {
      occurrences[file] = [report.result.occurrences]
    }
    for found in [actionOccurrences(), evidence.aliasOccurrences] {
      for (file, names) in found { occurrences[file, default: []].append(names) }
    }
    return occurrences
  }

  private func describe(_ route: EnumPathRoute) -> Coordinator {
    Coordinator(
      id: CoordinatorID(route.id.name), name: route.id.simpleName, dialect: "enumpath", kind: "routes",
      declarations: route.declarations, extents: route.extents, routes: route.cases.map { describe($0, of: route) })
  }

  private func describe(_ item: EnumPathRoute.Case, of route: EnumPathRoute) -> Route {
    let branches = evidence.branches(of: route.id, item.name)
    let usage = evidence.usage(of: route.id, item.name)
    var targets: [Route.Target] = []
    if let sub = item.sub {
      targets.append(
        Route.Target(kind: .coordinator, name: sub.name, declarations: evidence.model.routes[sub]?.declarations ?? []))
    } else {
      for (shown, _) in evidence.shown(of: route.id, item.name) {
        let target = Route.Target(
          kind: .view, name: shown.type?.name ?? shown.name, declarations: shown.type.map(evidence.declarations) ?? [])
        if !targets.contains(target) { targets.append(target) }
      }
    }
    return Route(
      id: evidence.model.routeID(route.id, item.name), kind: kind(usage, of: item.name, route), input: item.input,
      targets: targets,
      factories: branches.map { Route.Factory(name: "switch", location: Location($0.file, $0.label)) },
      declarations: item.declarations, extents: item.extents, notes: notes(usage, route))
  }

  /// How values of a case come on screen.
  private func kind(_ usage: EnumPathUsage, of name: String, _ route: EnumPathRoute) -> String {
    if usage.kinds.contains(.push) { return "push" }
    if usage.kinds.contains(.present) { return "present" }
    if usage.kinds.contains(.set) { return "set" }
    if usage.kinds.contains(.root) { return "root" }
    if route.isSlot { return "present" }
    // What functions work out, or lists hold, is pushed by somebody.
    let isShownDirectly = usage.ownConstructions > usage.given + usage.data
    return isShownDirectly && !evidence.possibleNames.contains(name) ? "root" : "push"
  }

  private func notes(_ usage: EnumPathUsage, _ route: EnumPathRoute) -> [String] {
    let count = usage.constructions
    var notes = [count == 1 ? "Constructed once." : "Constructed \(count) times."]
    if route.isRegistered { notes.append("`\(route.id)` has a destination.") }
    return notes
  }

  /// What the action carries, if anything, is a transition of its own.
  private func transition(_ item: EnumPathTakenAction, _ file: FileID) -> Transition {
    Transition(
      location: Location(file, item.range), dialect: "enumpath", call: item.call, receiver: item.receiver,
      route: item.owner.name + "." + item.name, status: .resolved, reason: nil)
  }

  private func transition(_ item: EnumPathTransition) -> Transition {
    let reading = item.reading
    let status: Transition.Status
    if !reading.problems.isEmpty {
      status = .invalid
    } else {
      status = reading.isKnown ? .resolved : .unresolved
    }
    let route = path(reading)
    return Transition(
      location: Location(item.file, reading.range), dialect: "enumpath", call: item.call,
      // Whoever is asked, or what is shown, has to be told.
      receiver: item.receiver ?? (route == nil ? item.type?.name : nil), route: route, status: status,
      reason: status == .unresolved ? reading.unknown ?? "nothing is written yet" : nil,
      leaf: reading.hops.last.map { evidence.model.routeID($0.owner, $0.name) })
  }

  /// `Step.a.x`; nil for a value from elsewhere.
  private func path(_ reading: EnumReading) -> String? {
    guard let first = reading.hops.first else { return reading.isTyped ? nil : reading.name }
    return ([first.owner.name] + reading.hops.map(\.name)).joined(separator: ".")
  }
}
