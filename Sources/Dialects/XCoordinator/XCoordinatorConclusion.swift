/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel: DialectModel {
  func makeVisitor(for file: FileID, _ typer: Typer) -> any DialectVisitor { XCVisitor(self, file, typer) }

  func conclude(
    _ results: [FileID: any Sendable], _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    prepare(parts)
    let evidence = XCEvidence(self, results.compactMapValues { $0 as? XCFileResult }, composition, project, resolver)
    let graph = XCGraph(evidence)
    let findings = evidence.findings
    var listing = DialectAnswers.Listing()
    let description = XCDescription(evidence)
    listing.coordinators = description.coordinators()
    for (file, result) in evidence.results {
      listing.occurrences[file] = result.occurrences + result.mentions.compactMap(occurrence)
    }
    for (file, sites) in evidence.sitesByFile { listing.transitions[file] = sites.flatMap(evidence.transitions) }
    listing.entryPoints = evidence.entryPoints
    var answers = DialectAnswers(listing: listing, findings: findings, nodes: graph.nodes, edges: graph.edges)
    answers.pathCode = XCGraph.pathCode
    evidence.evaluator.remember()
    return answers
  }
}

extension XCEvidence {
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
  private func occurrence(_ mention: XCMention) -> Occurrence? {
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
