/// The dialect `stinsen`: rundfunk47/stinsen 2.x.

import Facts
package import RouteGraph
package import Semantics

package struct StinsenDialect: Dialect {
  package init() {}

  package let name = "stinsen"

  /// Whatever declares, reaches or drives a coordinator says one of these words.
  package let marks = [
    "Stinsen", "NavigationCoordinatable", "TabCoordinatable", "NavigationViewCoordinator", "ViewWrapperCoordinator",
    "AnyCoordinator", "Router", "NavigationRouter", "TabRouter", "RouterObject", "RouterStore", "routerStorable",
    "focusFirst", "hasRoot", "isRoot", "popToRoot", "popLast", "dismissCoordinator", "UIHostingController",
    "NSHostingView", "NSHostingController", "UIApplicationDelegate", "WindowGroup", "route", "root",
  ]

  package let signs = ["Stinsen", "NavigationCoordinatable", "TabCoordinatable"]

  package var bodySelection: any BodySelection { StinsenBodies(marks: marks) }

  package var interface: String { stinsenInterface }

  package let ownSources = [
    FrameworkSources(
      "Stinsen",
      members: [
        "NavigationCoordinatable": [
          "Route", "Root", "Router", "stack", "customize", "route", "focusFirst", "root", "isRoot",
        ],
        "NavigationRoute": ["wrappedValue"], "NavigationStack": ["init"], "TabCoordinatable": ["child", "customize"],
        "NavigationViewCoordinator": [], "ViewWrapperCoordinator": ["child"], "RouterStore": ["shared", "store"],
      ],
      complete: [
        "NavigationCoordinatable": [
          "Root", "Route", "Router", "RouterStoreType", "CustomizeViewType", "CustomizedViewType", "stack", "parent",
          "isNavigationCoordinator", "dismissalAction", "navigationStack", "appearingMetadata", "route", "root",
          "isRoot", "hasRoot", "focusFirst", "popToRoot", "popLast", "popTo", "popCount", "appear", "setRoot",
          "setupRoot",
          "dismissChild", "dismissCoordinator", "view", "customize", "routerStorable", "handleDeepLink",
          "handleDeepLinkRecursive", "_root", "_setRoot", "_isRoot", "_hasRoot", "_focusFirst",
        ]
      ],
      foreign: ["CoordinatorStack", "ChildCoordinatable", "routeToChild", "routeShared"])
  ]

  package var explanations: [Explanation] { StinsenExplanations.all }

  package func link(_ project: Project, _ resolver: Resolver, _ parts: ParallelParts) -> any DialectModel {
    StinsenLinker(project, resolver).link(parts)
  }

  package func relink(
    _ model: any DialectModel, _ change: ProjectChange, _ project: Project, _ resolver: Resolver, _ parts: ParallelParts
  ) -> any DialectModel {
    guard change.names.isEmpty, let model = model as? StinsenModel else { return link(project, resolver, parts) }
    return StinsenLinker(project, resolver).relink(model, changed: change.files)
  }
}
