/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel: DialectModel {
  func makeVisitor(for file: FileID, _ typer: Typer) -> any DialectVisitor { XCVisitor(self, file, typer) }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    prepare(parts)
    let results = results.of(XCFileResult.self)
    // Each part by itself, with evidence that no other thread looks at.
    let judging: @Sendable (Resolver) -> XCEvidence = { XCEvidence(self, results, composition, project, $0) }
    var answers = DialectAnswers {
      parts.alone { judging($0).answer(\.listing) }
    } places: {
      parts.alone { judging($0).answer(\.places) }
    } findings: {
      parts.alone { judging($0).answer(\.findings) }
    } graph: {
      parts.alone { judging($0).answer(\.graph) }
    }
    answers.pathCode = XCGraph.pathCode
    return answers
  }
}

extension XCEvidence {
  /// What was evaluated for it is kept for others.
  fileprivate func answer<Part>(_ part: KeyPath<XCEvidence, Part>) -> Part {
    defer { evaluator.remember() }
    return self[keyPath: part]
  }

  fileprivate var listing: DialectAnswers.Listing {
    var listing = DialectAnswers.Listing()
    listing.coordinators = XCDescription(self).coordinators()
    return listing
  }

  fileprivate var places: DialectAnswers.Places {
    var places = DialectAnswers.Places()
    for (file, result) in results {
      places.occurrences[file] = [result.occurrences, result.mentions.compactMap(model.occurrence)]
    }
    for (file, sites) in sitesByFile { places.transitions[file] = sites.flatMap(transitions) }
    return places
  }

  fileprivate var graph: DialectAnswers.Graph {
    let graph = XCGraph(self)
    return .init(nodes: graph.nodes, edges: graph.edges, entryPoints: entryPoints)
  }

  fileprivate var findings: [Diagnostic] {
    let own = results.flatMap { file, result in result.findings.map { (file, $0) } }
    return (own + XCRules.all.flatMap { $0(self) }).map { diagnostic($1, in: $0) }
  }
}

extension XCModel {
  /// What most rules ask for, by all threads: what handlers answer their own cases with, and what unread files name.
  private func prepare(_ parts: ParallelParts) {
    guard parts.width > 1, let memory, memory.preparation.claim() else { return }
    let handlers = classes.values.sorted { $0.id < $1.id }
    // More shares than threads even out: handlers differ in size.
    let shares = (0..<parts.width * 4).map { share in
      stride(from: share, to: handlers.count, by: parts.width * 4).map { handlers[$0] }
    }
    _ = parts.map([nil] + shares) { share, resolver in
      guard let share else {
        _ = unread.value
        return
      }
      let evaluator = XCEvaluator(self, Typer(resolver, frameworks: [self]))
      for handler in share {
        guard let id = handler.route, let route = routes[id] else { continue }
        for name in route.caseNames { _ = evaluator.outcomes(of: handler.id, for: XCRouteValue(route: id, name: name)) }
      }
      evaluator.remember()
    }
  }

  /// What a place that names a case leads to: the case as each class handles it, or the case alone where none does.
  fileprivate func occurrence(_ mention: XCMention) -> Occurrence? {
    let ids = routeIDs(mention.route, mention.name)
    if !ids.isEmpty { return Occurrence(range: mention.range, symbol: .routes(ids), role: mention.role) }
    guard let declared = routes[mention.route]?.cases(named: mention.name).first else { return nil }
    let target = NavigationTarget(location: Location(declared.file, declared.nameRange), role: .declaration)
    let payload = declared.payload.isEmpty ? "" : "(\(declared.payload))"
    let place = Occurrence.Place(title: "\(mention.route.name).\(mention.name)\(payload)", targets: [target])
    return Occurrence(range: mention.range, symbol: .place(place), role: mention.role)
  }
}

/// Rules that look at the whole workspace.
enum XCRules {
  typealias Rule = @Sendable (XCEvidence) -> [(FileID, XCFinding)]

  static let all: [Rule] = [
    { XCDeepLinkRules($0).check() }, XCHandlerRules.check, XCUsageRules.check, XCOwnershipRules.check,
    XCContentRules.check, XCTimingRules.check, XCDroppedRoutes.check, XCContextRules.check, XCEnvironmentRules.check,
  ]
}
