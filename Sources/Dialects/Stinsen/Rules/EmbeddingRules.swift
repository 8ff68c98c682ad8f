/// Coordinators shown as plain views: R23 and R26.

import RouteGraph
import Semantics
import SourceText

enum EmbeddingRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    evidence.files.flatMap { file, report in
      report.result.embeddings.compactMap { embedding in
        (inFactory(embedding, evidence) ?? inBody(embedding, evidence)).map { (file, $0) }
      }
    }
  }

  /// R23
  private static func inFactory(_ embedding: StinsenEmbedding, _ evidence: StinsenEvidence) -> StinsenFinding? {
    guard let owner = embedding.owner, let coordinator = evidence.model.coordinators[owner] else { return nil }
    let route = coordinator.variants.lazy.flatMap { variant in variant.order.compactMap { variant.routes[$0] } }
      .first { $0.shapes.contains { shape in shape.factories.contains { $0.name == embedding.member } } }
    guard let route else { return nil }
    return hint(
      embedding,
      "'\(embedding.coordinator.name)' is embedded as a view: route '\(route.name)' of '\(coordinator.id.name)' cannot be followed into it and it has no parent"
    )
  }

  /// R26
  private static func inBody(_ embedding: StinsenEmbedding, _ evidence: StinsenEvidence) -> StinsenFinding? {
    guard embedding.member == "body", embedding.isNew, let owner = embedding.owner else { return nil }
    let resolver = evidence.resolver
    let supertypes = resolver.lineage(of: resolver.selfType(of: owner)).flatMap { resolver.info($0.id).supertypes }
    let names = Set(supertypes.map(\.description))
    guard names.contains("View") || names.contains("SwiftUI.View"), names.isDisjoint(with: ["App", "Scene"]) else {
      return nil
    }
    return hint(
      embedding, "'\(embedding.coordinator.name)' is made anew each time the body of '\(owner.name)' runs")
  }

  private static func hint(_ embedding: StinsenEmbedding, _ message: String) -> StinsenFinding {
    StinsenFinding(range: embedding.range, severity: .hint, code: "ownership", message: message)
  }
}
