/// The dialect `swiftuicoordinator`: erikdrobne/SwiftUICoordinator 1.x to 3.x.

import Facts
package import RouteGraph
package import Semantics

package struct SUCDialect: Dialect {
  package init() {}

  package let name = "swiftuicoordinator"

  /// Whatever declares, shows, sends or handles says one of these words.
  package let marks = [
    "SwiftUICoordinator", "Routing", "TabBarRouting", "RootCoordinator", "CoordinatorAction", "RouterViewFactory",
    "NavigationRoute", "StackNavigationRoute", "TabBarNavigationRoute", "DeepLinkHandling", "handle", "routes",
    "startRoute", "show", "coordinator", "UIWindowSceneDelegate",
    "environmentObject",
  ]

  /// Empty on purpose: the framework's types stay names of another module, so that an app's own `Coordinator`, `Action`
  /// or `Navigator` never meets them. `SUCFramework` knows which names count.
  package let interface = ""

  /// Without an import of it nothing of the framework can be used.
  package let signs = [SUCFramework.module]

  package let ownSources = [
    FrameworkSources(
      SUCFramework.module,
      members: [
        "Coordinator": ["parent", "childCoordinators", "add"], "NavigationRoute": ["title"],
        "Navigator": ["navigationController", "startRoute"],
        "RouterViewFactory": ["view"],
      ])
  ]

  package var explanations: [Explanation] { SUCExplanations.all }

  package func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel {
    SUCLinker(project, resolver).link()
  }
}
