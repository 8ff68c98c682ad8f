/// Tables over the answers of all dialects, so that a question is a look-up.

import RouteGraph
import SourceText

struct AnswerIndex: Sendable {
  /// Findings in report order.
  private struct Findings: Sendable {
    var all: [Diagnostic]
    var byFile: [FileID: [Diagnostic]]
  }

  private struct Names: Sendable {
    var coordinators: [Coordinator]
    var coordinatorsByID: [CoordinatorID: Coordinator]
    var routesByID: [RouteID: Route]
    var routeNames: Set<String>
    var dialects: [RouteID: String]
  }

  private struct Places: Sendable {
    var byRoute: [RouteID: [NavigationTarget]]
    var byCoordinator: [CoordinatorID: [NavigationTarget]]
    /// Where routes name their factories, and the factories themselves.
    var factories: [RouteID: Set<Location>]
  }

  /// What no dialect knows of a transition while it reads the call.
  private struct Judgement: Sendable {
    /// Files that no target holds, with a reason each.
    var inNoTarget: [FileID: String]
    /// Routes in calls that an error refuses.
    var rejected: Set<Location>
    /// Those of which that is in doubt, with the file that could not be read.
    var doubted: [Location: FileID]

    func callAsFunction(_ transition: Transition) -> Transition {
      var judged = transition
      if let reason = inNoTarget[transition.location.file] {
        (judged.status, judged.reason) = (.unresolved, reason)
      } else if let file = doubted[transition.location] {
        (judged.status, judged.reason) = (.unresolved, "part of '\(file.path)' cannot be read")
      } else if rejected.contains(transition.location) {
        (judged.status, judged.reason) = (.invalid, nil)
      }
      return judged
    }
  }

  private let answers: [DialectAnswers]
  // Each table by itself: most questions need one of them.
  private let findings: Lazy<Findings>
  private let names: Lazy<Names>
  private let places: Lazy<Places>
  private let judgement: Lazy<Judgement>
  private let sortedTransitions: Lazy<[Transition]>
  private let lazyGraph: Lazy<RouteGraph>
  private let lazyHierarchy: Lazy<HierarchyMap>

  init(_ analysis: Analysis, _ noted: NotedFiles, inNoTarget: [FileID: String], mayHideUses: Lazy<Bool>) {
    let answers = analysis.answers
    self.answers = answers
    let unread = Lazy { UnreadCode(noted.damaged) }
    findings = Lazy {
      // Nobody compiles what no target holds: what is wrong there is wrong in nobody's app.
      let all = answers.flatMap(\.diagnostics).filter { finding in
        inNoTarget[finding.location.file] == nil && !(finding.claimsAbsence && mayHideUses.value)
          && unread.value.reason(toDoubt: finding) == nil
      }
      .sorted(by: Diagnostic.inOrder)
      return Findings(all: all, byFile: Dictionary(grouping: all, by: \.location.file))
    }
    names = Lazy { AnswerIndex.names(answers) }
    places = Lazy { AnswerIndex.places(answers) }
    let judgement = Lazy {
      let errors = answers.lazy.flatMap(\.diagnostics).filter { $0.severity == .error }
      let doubted = errors.flatMap { error in
        unread.value.reason(toDoubt: error).map { file in error.refusedPlaces.map { ($0, file) } } ?? []
      }
      return Judgement(
        inNoTarget: inNoTarget, rejected: Set(errors.flatMap(\.refusedPlaces)),
        doubted: Dictionary(doubted) { first, _ in first })
    }
    self.judgement = judgement
    sortedTransitions = Lazy { AnswerIndex.transitions(answers, judgement.value) }
    let graph = Lazy { RouteGraph(nodes: answers.flatMap(\.nodes), edges: answers.flatMap(\.edges)) }
    lazyGraph = graph
    lazyHierarchy = Lazy { HierarchyMap(graph.value) }
  }

  private static func names(_ answers: [DialectAnswers]) -> Names {
    let coordinators = answers.flatMap(\.coordinators).sorted { ($0.id, $0.dialect) < ($1.id, $1.dialect) }
    let routes = coordinators.flatMap(\.routes) + answers.flatMap(\.actions)
    return Names(
      coordinators: coordinators,
      coordinatorsByID: Dictionary(coordinators.map { ($0.id, $0) }) { first, _ in first },
      routesByID: Dictionary(routes.map { ($0.id, $0) }) { first, _ in first },
      routeNames: Set(routes.map(\.name)), dialects: dialects(answers))
  }

  /// A route may be named by its enum, and an action stands in no coordinator's list.
  private static func dialects(_ answers: [DialectAnswers]) -> [RouteID: String] {
    var dialects: [RouteID: String] = [:]
    for answer in answers {
      guard let dialect = answer.coordinators.first?.dialect else { continue }
      for route in answer.coordinators.flatMap(\.routes) + answer.actions where dialects[route.id] == nil {
        dialects[route.id] = dialect
      }
    }
    return dialects
  }

  private static func transitions(_ answers: [DialectAnswers], _ judged: Judgement) -> [Transition] {
    answers.flatMap { $0.transitions.values.joined() }.map { judged($0) }.sorted {
      ($0.location, $0.call, $0.route ?? "") < ($1.location, $1.call, $1.route ?? "")
    }
  }

  private static func places(_ answers: [DialectAnswers]) -> Places {
    var routes: [RouteID: [NavigationTarget]] = [:]
    var coordinators: [CoordinatorID: [NavigationTarget]] = [:]
    var factories: [RouteID: Set<Location>] = [:]
    for (file, occurrence) in answers.lazy.flatMap(\.occurrences) {
      let location = Location(file, occurrence.range)
      let use = NavigationTarget(location: location, role: .use)
      switch (occurrence.role, occurrence.symbol) {
      case (.use, .routes(let ids)): for id in ids { routes[id, default: []].append(use) }
      case (.use, .coordinators(let ids)): for id in ids { coordinators[id, default: []].append(use) }
      case (.factory, .routes(let ids)): for id in ids { factories[id, default: []].insert(location) }
      default: break
      }
    }
    return Places(
      byRoute: routes.mapValues(inFileOrder), byCoordinator: coordinators.mapValues(inFileOrder), factories: factories)
  }

  // MARK: Answers

  var graph: RouteGraph { lazyGraph.value }
  var hierarchy: HierarchyMap { lazyHierarchy.value }
  var diagnostics: [Diagnostic] { findings.value.all }
  func diagnostics(of file: FileID) -> [Diagnostic] { findings.value.byFile[file] ?? [] }
  var coordinators: [Coordinator] { names.value.coordinators }
  var transitions: [Transition] { sortedTransitions.value }
  /// What the dialects cannot tell about a name.
  func possibleUses(of name: String, in dialects: Set<String>) -> [Location] {
    answers.filter { $0.coordinators.first.map { dialects.contains($0.dialect) } ?? false }
      .flatMap { $0.possibleUses(name) }
  }

  /// In no order.
  var unsortedTransitions: some Sequence<Transition> {
    let judged = judgement.value
    return answers.lazy.flatMap { $0.transitions.values.joined() }.map { judged($0) }
  }

  func coordinator(_ id: CoordinatorID) -> Coordinator? { names.value.coordinatorsByID[id] }
  func route(_ id: RouteID) -> Route? { names.value.routesByID[id] }
  func dialect(of id: RouteID) -> String? { names.value.dialects[id] }
  func hasRoute(named name: String) -> Bool { names.value.routeNames.contains(name) }
  /// `only`: in this file, which takes less than all do.
  func uses(of route: RouteID, only file: FileID? = nil) -> [NavigationTarget] {
    let own = ownPlaces(of: route)
    let places =
      file.map {
        uses(in: $0) { symbol in
          if case .routes(let ids) = symbol { ids.contains(route) } else { false }
        }
      } ?? self.places.value.byRoute[route] ?? []
    return places.filter { !own.contains($0.location) }
  }
  private func uses(in file: FileID, _ isMeant: (Occurrence.Symbol) -> Bool) -> [NavigationTarget] {
    inFileOrder(
      answers.flatMap { $0.occurrences(in: file) }.filter { $0.role == .use && isMeant($0.symbol) }.map {
        NavigationTarget(location: Location(file, $0.range), role: .use)
      })
  }
  /// Without the table of all uses, which takes longer than to look through them once.
  func useCount(of route: RouteID) -> Int {
    var places = Set<Location>()
    for each in answers { each.eachUse(of: route) { places.insert(Location($0, $1)) } }
    return places.subtracting(ownPlaces(of: route)).count
  }

  /// A branch that makes or handles a route names it as a use does, and asks for nothing.
  private func ownPlaces(of id: RouteID) -> [Location] {
    guard let route = route(id) else { return [] }
    return route.factories.map(\.location) + route.handlers
  }

  /// Of what is no route; in one file or in all.
  func places(of id: String, only file: FileID? = nil) -> [NavigationTarget] {
    let known = file.map { file in answers.flatMap { $0.occurrences(in: file) }.map { (file, $0) } }
    return (known ?? answers.flatMap { Array($0.occurrences) }).compactMap { file, occurrence in
      guard case .place(let place) = occurrence.symbol, place.id == id else { return nil }
      return NavigationTarget(location: Location(file, occurrence.range), role: occurrence.role)
    }
  }

  func factoryPlaces(of route: RouteID) -> Set<Location> { places.value.factories[route] ?? [] }
  func uses(of coordinator: CoordinatorID, only file: FileID? = nil) -> [NavigationTarget] {
    file.map {
      uses(in: $0) { symbol in
        if case .coordinators(let ids) = symbol { ids.contains(coordinator) } else { false }
      }
    } ?? places.value.byCoordinator[coordinator] ?? []
  }

  /// The smallest occurrence that the offset touches; a name that starts there before one that ends there.
  func occurrence(at offset: Int, in file: FileID) -> Occurrence? {
    answers.lazy.flatMap { $0.occurrences(in: file) }.filter { $0.range.touches(offset) }.min { a, b in
      (a.range.start == offset ? 0 : 1, a.range.length, a.role, a.range.start) < (
        b.range.start == offset ? 0 : 1, b.range.length, b.role, b.range.start
      )
    }
  }

  /// Sorted by start, then longer ones first.
  func occurrences(in file: FileID) -> [Occurrence] {
    answers.flatMap { $0.occurrences(in: file) }.sorted {
      ($0.range.start, -$0.range.end, $0.role) < ($1.range.start, -$1.range.end, $1.role)
    }
  }
}

/// Each once.
private func inFileOrder(_ places: [NavigationTarget]) -> [NavigationTarget] {
  var seen = Set<NavigationTarget>()
  return places.sorted { ($0.location, $0.role) < ($1.location, $1.role) }.filter { seen.insert($0).inserted }
}
