/// From what every file said to the answers of the dialect.

import Facts
import RouteGraph
import Semantics
import SourceText

extension XCModel: DialectModel {
  package var decisiveNames: Set<String> { namesOfUse.value }

  func makeVisitors(_ typer: Typer) -> (FileID) -> any DialectVisitor { { XCVisitor(self, $0, typer) } }

  func conclude(
    _ results: WalkResults, _ composition: Composition, _ project: Project, _ resolver: Resolver,
    _ parts: ParallelParts
  ) -> DialectAnswers {
    prepare(parts)
    let results = results.of(XCFileResult.self)
    // Each part by itself, with evidence that no other thread looks at.
    let judging: @Sendable (Resolver) -> XCEvidence = { XCEvidence(self, results, composition, project, $0) }
    let listing = Lazy { parts.alone { judging($0).answer(\.listing) } }
    var answers = DialectAnswers {
      listing.value
    } transitions: {
      parts.alone { judging($0).answer(\.transitions) }
    } occurrences: {
      parts.alone { judging($0).answer(\.occurrences) }
    } names: { file in
      parts.alone { judging($0).answer { XCNames($0).names(in: file) { listing.value.coordinators } } }
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
  fileprivate func answer<Part>(_ part: (XCEvidence) -> Part) -> Part {
    defer { evaluator.remember() }
    return part(self)
  }

  fileprivate var listing: DialectAnswers.Listing {
    var listing = DialectAnswers.Listing()
    listing.coordinators = XCDescription(self).coordinators()
    return listing
  }

  fileprivate var transitions: [FileID: [Transition]] { sitesByFile.mapValues { $0.flatMap(transitions) } }

  fileprivate var occurrences: [FileID: [[Occurrence]]] { XCNames(self).occurrences() }

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
  /// What most rules ask for, by all threads: what handlers answer their own cases with.
  private func prepare(_ parts: ParallelParts) {
    guard parts.width > 1, let memory, memory.preparation.claim() else { return }
    let handlers = classes.values.sorted { $0.id < $1.id }
    // More shares than threads even out: handlers differ in size.
    let shares = (0..<parts.width * 4).map { share in
      stride(from: share, to: handlers.count, by: parts.width * 4).map { handlers[$0] }
    }
    _ = parts.map(shares) { share, resolver in
      let evaluator = XCEvaluator(self, Typer(resolver, frameworks: [self]))
      for handler in share {
        guard let id = handler.route, let route = routes[id] else { continue }
        for name in route.caseNames { _ = evaluator.outcomes(of: handler.id, for: XCRouteValue(route: id, name: name)) }
      }
      evaluator.remember()
    }
  }
}

/// Rules that look at the whole workspace.
enum XCRules {
  typealias Rule = @Sendable (XCEvidence) -> [(FileID, XCFinding)]

  static let all: [Rule] = [
    { XCDeepLinkRules($0).check() }, XCHandlerRules.check, XCUsageRules.check, XCOwnershipRules.check,
    XCTemporaryRules.check,
    XCContentRules.check, XCTimingRules.check, XCDroppedRoutes.check, XCContextRules.check, XCEnvironmentRules.check,
  ]
}
