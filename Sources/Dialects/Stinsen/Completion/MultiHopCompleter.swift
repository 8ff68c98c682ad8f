/// Whole chains to routes some hops away.

import Facts
import RouteGraph
import Semantics
import SourceText

struct MultiHopCompleter {
  private let model: StinsenModel
  private let request: CompletionRequest
  /// Where the chain is to stand.
  private let context: DeclarationContext
  /// The start has only just appeared.
  private let isNew: Bool

  init(_ model: StinsenModel, _ request: CompletionRequest, in context: DeclarationContext, isNew: Bool) {
    self.model = model
    self.request = request
    self.context = context
    self.isNew = isNew
  }

  private static let limit = 20

  /// Behind `operation(to: \.`: the first hop's name, the rest of the chain, and the last route.
  func items(from type: Type, _ operation: StinsenOperation) -> [CompletionProposal] {
    chains(from: type).filter { $0.hops.first?.operation == operation }.compactMap { chain in
      guard let first = chain.hops.first?.route?.name else { return nil }
      // What a query gives may not be there.
      let head = first + (operation == .hasRoot ? ")?" : ")")
      let rest = chain.hops.dropFirst().map(\.code).joined(separator: ".")
      let snippet = head + (rest.isEmpty ? "" : "." + rest) + ".route(to: \\." + chain.last
      return proposal(chain, snippet: snippet)
    }
  }

  /// Behind a receiver's dot: the whole chain.
  func wholeChains(from type: Type) -> [CompletionProposal] {
    chains(from: type).map { chain in
      proposal(chain, snippet: StinsenHops.code(chain.hops) + ".route(to: \\.\(chain.last)", closing: ")")
    }
  }

  private struct Chain {
    var hops: [StinsenHop]
    var last: String
    var shape: StinsenShape
    var owner: StinsenCoordinator
    var count: Int
  }

  /// `closing` stands behind the input.
  private func proposal(_ chain: Chain, snippet: String, closing: String = "") -> CompletionProposal {
    let names = chain.hops.compactMap { $0.route?.name } + [chain.last]
    let tail = StinsenItems.tail(for: chain.shape, .route, request)
    return CompletionProposal(
      label: names.joined(separator: " › "), kind: .route, detail: StinsenItems.detail(chain.shape),
      description: "\(chain.shape.kind.name) → \(StinsenItems.target(chain.shape, model, request))",
      filterText: chain.last, range: request.prefixRange, snippet: snippet + tail + closing,
      plain: snippet + closing,
      route: RouteID(chain.owner.coordinatorID, chain.last), hops: chain.count)
  }

  /// Routes at most three hops away whose name starts as typed, by hops and then by name. Hops that need an input are
  /// passed over: there is no telling what to put there.
  ///
  /// The nearest are the same whatever is typed: editors narrow down the list that they got first by themselves.
  private func chains(from type: Type) -> [Chain] {
    let hops = StinsenHops(model: model, resolver: request.typer.resolver, context: context)
    var found: [Chain] = []
    for chain in hops.search(from: type, isNew: isNew, where: { _, _ in true }) {
      guard let target = chain.last?.target, let id = target.nominalID, let owner = model.coordinators[id],
        isSafe(chain),
        let variant = owner.variants.first, variant.kind == .navigation
      else { continue }
      for name in variant.order {
        guard let shape = variant.routes[name]?.shapes.first, shape.kind.isPresentation,
          shape.isVisible(from: context, owner)
        else { continue }
        found.append(
          Chain(
            hops: chain, last: name, shape: shape.on(target, hops.resolver), owner: owner,
            count: chain.count { $0.route != nil }))
      }
    }
    let nearest = found.sorted { ($0.count, $0.last) < ($1.count, $1.last) }.prefix(MultiHopCompleter.limit)
    return nearest.filter { $0.last.lowercased().hasPrefix(request.prefix.lowercased()) }
  }

  private func isSafe(_ hops: [StinsenHop]) -> Bool { hops.allSatisfy { !$0.code.contains("…") } }
}
