/// The route graph of the whole workspace, all dialects joined.

package import RouteGraph

package func routeGraph(of snapshot: Snapshot) -> RouteGraph {
  RouteGraph(
    nodes: snapshot.analysis.answers.flatMap(\.nodes), edges: snapshot.analysis.answers.flatMap(\.edges))
}
