/// The dialect `xcoordinator`: QuickBirdEng/XCoordinator 2.x, with what 1.x left behind and what 3.0 changed.

import Facts
package import RouteGraph
package import Semantics

package struct XCoordinatorDialect: Dialect {
  package init() {}

  package let name = "xcoordinator"

  /// Whatever declares a route, handles it, triggers it or passes it on says one of these words.
  package let marks = [
    "XCoordinator", "XCoordinatorRx", "XCoordinatorCombine", "trigger", "contextTrigger", "triggerPublisher",
    "deepLink",
    "initialRoute", "prepareTransition", "setRoot", "strongRouter", "unownedRouter", "weakRouter", "anyRouter",
    "router",
    "route", "routes", "coordinator", "rootViewController", "StrongRouter", "UnownedRouter", "WeakRouter", "AnyRouter",
    "generateRootViewController",
  ]

  /// Without an import of one nothing of the framework can be used.
  package let signs = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]

  package var interface: String { xcoordinatorInterface }

  package let ownSources = [XCoordinatorSources.all]

  package var explanations: [Explanation] { XCExplanations.all }

  package func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel {
    XCLinker(project, resolver).link()
  }

  package func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver, _ parts: ParallelParts
  ) -> any DialectModel {
    var linked = XCLinker(project, resolver).link()
    if change.names.isEmpty, let model = model as? XCModel { linked.namesOfUse = model.namesOfUse }
    return linked
  }
}
