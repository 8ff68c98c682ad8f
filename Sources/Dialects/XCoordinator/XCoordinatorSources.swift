/// By what the sources of XCoordinator are known, from 1.0 to the branches of 3.0.

import RouteGraph

enum XCoordinatorSources {
  static let all = FrameworkSources(
    "XCoordinator",
    members: [
      "BaseCoordinator": ["rootViewController", "prepareTransition"],
      "Coordinator": ["prepareTransition", "contextTrigger"], "NavigationCoordinator": [],
      "Presentable": ["viewController", "setRoot"], "Router": ["contextTrigger", "trigger"],
      "Transition": ["presentables", "perform"],
    ],
    complete: ["Coordinator": coordinator, "Transition": transition], types: types)

  private static let coordinator: Set<String> = [
    "RootViewController", "addChild", "anyCoordinator", "anyRouter", "chain", "childTransitionCompleted",
    "contextMenuInteractionDelegate", "contextTrigger", "deepLink", "performTransition", "prepareTransition",
    "presented", "registerPeek", "removeChild", "removeChildrenIfNeeded", "strongRouter", "unownedRouter",
    "viewController", "weakRouter",
  ]

  private static let transition: Set<String> = [
    "Perform", "PerformClosure", "_animation", "_perform", "_presentables", "animation", "deepLink", "dismiss",
    "dismissToRoot", "embed", "init", "initial", "multiple", "none", "perform", "pop", "popToRoot", "present",
    "presentOnRoot", "presentables", "push", "registerPeek", "route", "select", "set", "show", "showDetail", "trigger",
  ]

  private static let types: Set<String> = [
    "Animation", "AnyCoordinator", "AnyRouter", "AnyTransitionPerformer", "BaseCoordinator", "BasicCoordinator",
    "Container", "Coordinator", "CoordinatorContextMenuInteractionDelegate", "CoordinatorPreviewingDelegateObject",
    "DeepLink", "Dismiss", "Embed", "EnvironmentValues", "GestureRecognizerTarget", "InteractiveTransitionAnimation",
    "InterruptibleTransitionAnimation", "NavigationAnimationDelegate", "NavigationCoordinator", "PageCoordinator",
    "PageCoordinatorDataSource", "PageSet", "PageSetInitial", "PercentDrivenInteractionController", "Perform", "Pop",
    "Present", "Presentable", "PresentationHandlerContext", "Push", "Reactive", "Redirect", "RedirectionCoordinator",
    "RedirectionRouter", "ReferenceBox", "RegisterPeek", "Route", "Router", "Routing", "RoutingContext",
    "RoutingContextContaining", "RoutingContextView", "RoutingController", "Run", "SelectTab", "SetAll", "SetTabs",
    "Show", "ShowDetail", "SplitCoordinator", "SplitSetAll", "SplitSetColumn", "StaticTransitionAnimation",
    "StrongRouter", "TabBarAnimationDelegate", "TabBarCoordinator", "Target", "Transition", "TransitionAnimation",
    "TransitionBuilder", "TransitionComponent", "TransitionContext", "TransitionGroup", "TransitionOptions",
    "TransitionPerformer", "TransitionProtocol", "Trigger", "UINavigationController", "UIPageViewController",
    "UIPercentDrivenInteractiveTransition", "UITabBarController", "UIView", "UIViewController", "UIWindow",
    "UnownedErased",
    "ViewControllerTransitionPerformer", "ViewCoordinator", "WeakErased",
  ]
}
