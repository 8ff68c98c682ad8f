/// The code of chains where it is more than its steps with dots between: for who works out chains without a dialect.

import RouteGraph

package struct ChainCode: Equatable, Sendable {
  package var from: String
  package var to: String
  package var code: String
}

/// Of all pairs of nodes with a chain between them, sorted; nil where there would be more than the limit.
package func chainCodes(in snapshot: Snapshot, limit: Int = 20_000) -> [ChainCode]? {
  let answers = snapshot.analysis.answers.filter { !$0.edges.isEmpty }
  let probe = ["a", "b", "c"]
  let isPlain = answers.allSatisfy {
    $0.pathCode(probe) == probe.joined(separator: ".") && !$0.edges.contains(where: \.leavesReceiver)
  }
  if isPlain, answers.count < 2 { return [] }
  let graph = routeGraph(of: snapshot)
  let coder = ChainCoder(snapshot)
  var codes: [ChainCode] = []
  for node in graph.nodes {
    let search = PathSearch(from: node.id, in: graph)
    for goal in Set(search.reached.map(\.node)).sorted() where goal != node.id {
      guard let edges = search.shortestChain(to: goal) else { continue }
      let steps = edges.compactMap(\.code).filter { !$0.isEmpty }
      let code = coder.receiverCode(of: edges, from: node.id)
      if code == steps.joined(separator: ".") { continue }
      codes.append(ChainCode(from: node.id, to: goal, code: code))
      if codes.count > limit { return nil }
    }
  }
  return codes
}

/// Puts the code of steps together as their dialects do.
struct ChainCoder {
  private let answers: [DialectAnswers]
  private let dialectOfEdge: [RouteGraph.Edge: Int]
  private let dialectOfNode: [String: Int]
  private let routes: Set<String>

  /// For all chains, or for the one that is given alone: that takes no tables of everything.
  init(_ snapshot: Snapshot, only chain: [RouteGraph.Edge]? = nil) {
    answers = snapshot.analysis.answers
    let ends = chain.map { Set($0.map(\.to)) }
    var edges: [RouteGraph.Edge: Int] = [:]
    var nodes: [String: Int] = [:]
    var routes: Set<String> = []
    for (index, answer) in answers.enumerated() {
      for edge in answer.edges where ends?.contains(edge.to) ?? true && edges[edge] == nil { edges[edge] = index }
      for node in answer.nodes where chain == nil || node.id == chain?.first?.from {
        nodes[node.id] = nodes[node.id] ?? index
      }
      for node in answer.nodes where node.kind == .route && ends?.contains(node.id) ?? true { routes.insert(node.id) }
    }
    self.routes = routes
    dialectOfEdge = edges
    dialectOfNode = nodes
  }

  /// What can be written behind a receiver of the beginning; empty where that is nothing.
  func receiverCode(of edges: [RouteGraph.Edge], from start: String) -> String {
    guard let leave = edges.firstIndex(where: \.leavesReceiver) else { return code(of: edges, from: start) }
    let isAllWritten = beyond(edges[(leave + 1)...]).allSatisfy { $0.code?.isEmpty != false }
    return isAllWritten ? code(of: Array(edges[...leave]), from: start) : ""
  }

  /// Without what shows by itself: what the route shows that appeared with who was left.
  func beyond(_ edges: ArraySlice<RouteGraph.Edge>) -> ArraySlice<RouteGraph.Edge> {
    guard let first = edges.first, routes.contains(first.from) else { return edges }
    return edges.dropFirst()
  }

  /// One piece for each stretch of a dialect.
  func code(of edges: [RouteGraph.Edge], from start: String) -> String {
    var pieces: [(dialect: Int?, codes: [String])] = []
    for edge in edges {
      guard let code = edge.code, !code.isEmpty else { continue }
      let dialect = dialectOfEdge[edge] ?? dialectOfNode[start]
      if pieces.isEmpty || pieces[pieces.count - 1].dialect != dialect { pieces.append((dialect, [])) }
      pieces[pieces.count - 1].codes.append(code)
    }
    let codes = pieces.map { piece in
      piece.dialect.map { answers[$0].pathCode(piece.codes) } ?? piece.codes.joined(separator: ".")
    }
    return codes.joined(separator: "\n// and from there\n")
  }
}
