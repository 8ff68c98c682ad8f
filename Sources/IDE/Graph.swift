/// The route graph of the whole workspace, all dialects joined.

package import RouteGraph

package func routeGraph(of snapshot: Snapshot) -> RouteGraph { snapshot.index.graph }
