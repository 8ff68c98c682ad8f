/// Tables over the answers of all dialects, so that a question is a look-up.

import RouteGraph
import SourceText

struct AnswerIndex: Sendable {
  let diagnostics: [Diagnostic]
  let diagnosticsByFile: [FileID: [Diagnostic]]
  let coordinators: [Coordinator]
  let transitions: [Transition]
  private let coordinatorsByID: [CoordinatorID: Coordinator]
  private let routesByID: [RouteID: Route]
  /// Sorted by start, then longer ones first.
  private let occurrences: [FileID: [Occurrence]]
  private let placesByRoute: [RouteID: [NavigationTarget]]
  private let placesByCoordinator: [CoordinatorID: [NavigationTarget]]
  /// Where routes name their factories, and the factories themselves.
  private let factoryPlaces: [RouteID: Set<Location>]

  init(_ analysis: Analysis) {
    let answers = analysis.answers
    diagnostics = answers.flatMap(\.diagnostics).sorted(by: Diagnostic.inOrder)
    diagnosticsByFile = Dictionary(grouping: diagnostics, by: \.location.file)
    coordinators = answers.flatMap(\.coordinators).sorted { ($0.id, $0.dialect) < ($1.id, $1.dialect) }
    transitions = answers.flatMap { $0.transitions.values.joined() }.sorted {
      ($0.location, $0.call, $0.route ?? "") < ($1.location, $1.call, $1.route ?? "")
    }
    coordinatorsByID = Dictionary(coordinators.map { ($0.id, $0) }) { first, _ in first }
    let named = coordinators.flatMap(\.routes) + answers.flatMap(\.actions)
    routesByID = Dictionary(named.map { ($0.id, $0) }) { first, _ in first }
    var occurrences: [FileID: [Occurrence]] = [:]
    for answer in answers {
      for (file, found) in answer.occurrences { occurrences[file, default: []] += found }
    }
    self.occurrences = occurrences.mapValues { found in
      found.sorted { ($0.range.start, -$0.range.end, $0.role) < ($1.range.start, -$1.range.end, $1.role) }
    }
    (placesByRoute, placesByCoordinator) = AnswerIndex.places(occurrences)
    factoryPlaces = AnswerIndex.factoryPlaces(occurrences)
  }

  private static func factoryPlaces(_ occurrences: [FileID: [Occurrence]]) -> [RouteID: Set<Location>] {
    var places: [RouteID: Set<Location>] = [:]
    for (file, found) in occurrences {
      for occurrence in found where occurrence.role == .factory {
        guard case .routes(let ids) = occurrence.symbol else { continue }
        for id in ids { places[id, default: []].insert(Location(file, occurrence.range)) }
      }
    }
    return places
  }

  private static func places(
    _ occurrences: [FileID: [Occurrence]]
  ) -> ([RouteID: [NavigationTarget]], [CoordinatorID: [NavigationTarget]]) {
    var routes: [RouteID: [NavigationTarget]] = [:]
    var coordinators: [CoordinatorID: [NavigationTarget]] = [:]
    for (file, found) in occurrences {
      for occurrence in found where occurrence.role == .use {
        let place = NavigationTarget(location: Location(file, occurrence.range), role: .use)
        switch occurrence.symbol {
        case .routes(let ids): for id in ids { routes[id, default: []].append(place) }
        case .coordinators(let ids): for id in ids { coordinators[id, default: []].append(place) }
        case .place: break
        }
      }
    }
    func sorted(_ places: [NavigationTarget]) -> [NavigationTarget] {
      var seen = Set<NavigationTarget>()
      return places.sorted { ($0.location, $0.role) < ($1.location, $1.role) }.filter { seen.insert($0).inserted }
    }
    return (routes.mapValues(sorted), coordinators.mapValues(sorted))
  }

  func coordinator(_ id: CoordinatorID) -> Coordinator? { coordinatorsByID[id] }
  func route(_ id: RouteID) -> Route? { routesByID[id] }
  func uses(of route: RouteID) -> [NavigationTarget] { placesByRoute[route] ?? [] }
  func factoryPlaces(of route: RouteID) -> Set<Location> { factoryPlaces[route] ?? [] }
  func uses(of coordinator: CoordinatorID) -> [NavigationTarget] { placesByCoordinator[coordinator] ?? [] }

  /// The smallest occurrence that the offset touches; a name that starts there before one that ends there.
  func occurrence(at offset: Int, in file: FileID) -> Occurrence? {
    guard let found = occurrences[file] else { return nil }
    // The first that starts behind the offset ends the search; names are short, so a few steps back suffice.
    var low = 0
    var high = found.count
    while low < high {
      let middle = (low + high) / 2
      if found[middle].range.start <= offset { low = middle + 1 } else { high = middle }
    }
    let touching = found[..<low].suffix(64).filter { $0.range.touches(offset) }
    return touching.min { a, b in
      (a.range.start == offset ? 0 : 1, a.range.length, a.role) < (
        b.range.start == offset ? 0 : 1, b.range.length, b.role
      )
    }
  }

  func occurrences(in file: FileID) -> [Occurrence] { occurrences[file] ?? [] }
}
