/// Names whose answers lie in other files: they are put together when all files are known.

import RouteGraph
import Semantics
import SourceText

struct StinsenOccurrences {
  private let evidence: StinsenEvidence

  init(_ evidence: StinsenEvidence) { self.evidence = evidence }

  func add(to occurrences: inout [FileID: [[Occurrence]]]) {
    var byFile: [FileID: [Occurrence]] = [:]
    for coordinator in evidence.coordinators {
      for variant in coordinator.variants {
        for shape in variant.routes.values.lazy.flatMap(\.shapes) where !shape.handlers.isEmpty {
          byFile[shape.file, default: []] += handlers(of: shape)
        }
      }
    }
    for (location, routes) in factories() {
      let occurrence = Occurrence(range: location.range, symbol: .routes(routes.sorted()), role: .factory)
      byFile[location.file, default: []].append(occurrence)
    }
    for (file, report) in evidence.files where !report.result.variableReads.isEmpty {
      byFile[file, default: []] += report.result.variableReads.map { occurrence(of: $0, in: file) }
    }
    for (file, added) in byFile { occurrences[file, default: []].append(added) }
  }

  /// The names behind `tabItem:` and `onTapped:`.
  private func handlers(of shape: StinsenShape) -> [Occurrence] {
    shape.handlers.map { handler in
      let targets = handler.targets.map { NavigationTarget(location: $0, role: .handler) }
      let place = Occurrence.Place(title: handler.name, targets: targets)
      return Occurrence(range: handler.range, symbol: .place(place), role: .use)
    }
  }

  /// Factories and the routes that they make.
  private func factories() -> [Location: Set<RouteID>] {
    var routes: [Location: Set<RouteID>] = [:]
    for coordinator in evidence.coordinators {
      for (name, route) in coordinator.variants.flatMap(\.routes) {
        for factory in route.shapes.flatMap(\.factories) {
          routes[factory.location, default: []].insert(RouteID(coordinator.coordinatorID, name))
        }
      }
    }
    return routes
  }

  private func occurrence(of read: StinsenVariableRead, in file: FileID) -> Occurrence {
    let declaration: Location?
    switch read.declared {
    case .local(let range): declaration = Location(file, range)
    case .member(let owner, let name):
      let members = evidence.resolver.info(owner).members(named: name)
      declaration = (members.first { $0.file == file } ?? members.first).map { Location($0.file, $0.nameRange) }
    case .unknown: declaration = nil
    }
    let targets = declaration.map { [NavigationTarget(location: $0, role: .declaration)] } ?? []
    let place = Occurrence.Place(title: read.title, targets: targets, coordinators: [read.coordinator])
    return Occurrence(range: read.range, symbol: .place(place), role: .use)
  }
}
