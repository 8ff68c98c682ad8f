/// What SwiftUICoordinator's codes mean.

import RouteGraph

enum SUCExplanations {
  static let all = compileTime + runTime + unused

  private static func explain(
    _ code: String, _ title: String, _ severity: String, _ meaning: String, _ reason: String, bad: String, good: String
  ) -> Explanation {
    Explanation(
      code: code, title: title, severity: severity, dialects: ["swiftuicoordinator"], meaning: meaning, reason: reason,
      bad: bad, good: good)
  }

  private static let compileTime: [Explanation] = [
    explain(
      "unknown-route", "the enum has no such case", "error",
      "The case is neither in the coordinator's route enum nor among its static members; the same holds for actions.",
      "The app does not compile.", bad: "try? show(route: .detial)", good: "try? show(route: .detail)"),
    explain(
      "broken-chain", "the case belongs to another coordinator's routes", "error",
      "A coordinator shows cases of its own route enum only.", "The app does not compile.",
      bad: "try? show(route: BasketRoute.list)", good: "parent?.handle(ShopAction.basket)"),
    explain(
      "wrong-receiver", "this operation does not exist on this kind of coordinator", "error",
      "Tab bar coordinators have no 'show', and a coordinator of which only the protocol is known shows nothing.",
      "The app does not compile.", bad: "parent?.show(route: .list)", good: "parent?.handle(ShopAction.list)"),
    explain(
      "wrong-route-kind", "a route where an action is wanted, or a case without its enum", "error",
      "'handle' takes any 'CoordinatorAction', so that a case needs the name of its enum.", "The app does not compile.",
      bad: "case .pay: break", good: "case BasketAction.pay: break"),
    explain(
      "input-mismatch", "the payload is missing, superfluous, wrongly labelled or of another type", "error",
      "A case takes what it declares, with its labels.", "The app does not compile.",
      bad: "try? show(route: .detail)", good: "try? show(route: .detail(id))"),
    explain(
      "invalid-declaration", "a declaration that the framework's version rejects", "error",
      "Which forms are needed depends on the version: 'try' before 3.0, 'StackNavigationRoute' from 3.0 on.",
      "The app does not compile.", bad: "show(route: .list)", good: "try? show(route: .list)"),
    explain(
      "non-exhaustive-switch", "a 'switch' that leaves out cases", "error",
      "A 'switch' over a route names every case or has a 'default'; one over an action always needs a 'default'.",
      "The app does not compile.", bad: "switch action {\ncase ShopAction.list: popToRoot()\n}",
      good: "switch action {\ncase ShopAction.list: popToRoot()\ndefault: parent?.handle(action)\n}"),
    explain(
      "removed-api", "not in the framework's version that the workspace pins", "warning",
      "The name exists in another version of the framework only.", "The app does not compile with the pinned version.",
      bad: "var childCoordinators = [WeakCoordinator]()", good: "var childCoordinators = [Coordinator]()"),
  ]

  private static let runTime: [Explanation] = [
    explain(
      "unhandled-action", "an action that no coordinator on the way handles", "warning",
      "The action goes from coordinator to parent until a case takes it. On this way none does.",
      "The way ends in a coordinator that drops it, traps, has no parent or is never constructed.",
      bad: "coordinator?.handle(BasketAction.pay)  // no case BasketAction.pay on the way",
      good: "case BasketAction.pay: try? show(route: .payment)"),
    explain(
      "no-op-transition", "nothing happens", "warning",
      "The route has no 'action', the handler is empty, or the view model's coordinator is never set.",
      "'show' throws for a route without 'action', and 'try?' hides that; an optional coordinator that is nil swallows "
        + "what it is sent.",
      bad: "var action: TransitionAction? { nil }\n// …\ntry? show(route: .child)",
      good: "factory.makeChild(parent: self).start()"),
    explain(
      "crash-on-transition", "traps when the screen appears", "warning",
      "The screen reads a coordinator from the environment that is not there.",
      "A route's view gets the coordinator that shows it, up to 2.5; another one, or none, traps.",
      bad: "case .basket: BasketScreen<BasketCoordinator>()  // shown by HomeCoordinator",
      good: "case .basket: BasketScreen<HomeCoordinator>()"),
    explain(
      "deep-link-unreachable", "no handler takes the link's route", "error",
      "The coordinator that deep links are given to has cases for other routes only.", "The link opens nothing.",
      bad: "DeepLink(action: \"news\", route: HomeRoute.news)", good: "case HomeRoute.news: try? show(route: .news)"),
    explain(
      "deep-link-collision", "two entries of a table are equal", "warning",
      "Deep links are equal when their actions are.", "Only one of them stays in the set.",
      bad: "[DeepLink(action: \"a\", route: R.x), DeepLink(action: \"a\", route: R.y)]",
      good: "[DeepLink(action: \"a\", route: R.x), DeepLink(action: \"b\", route: R.y)]"),
    explain(
      "blank-screen", "the route shows an empty view", "warning",
      "The route is pushed or presented, and 'view(for:)' gives back 'EmptyView()'.",
      "The user sees an empty screen. A route that stands for a child is not shown: the child is started.",
      bad: "case .child: EmptyView()  // and show(route: .child)", good: "factory.makeChild(parent: self).start()"),
    explain(
      "ownership", "a coordinator that dies at once, or never", "warning",
      "A child holds its parent strongly, or, in 3.0, a child is started and not added, or added and never removed.",
      "Parent and child keep each other alive; nothing else holds a child that is not added.",
      bad: "var parent: Coordinator?", good: "weak var parent: Coordinator?"),
    explain(
      "nested-navigation-container", "a screen brings a second navigation stack", "warning",
      "The coordinator's screens live in a 'UINavigationController' already.",
      "Two navigation bars, and links that push into the inner stack.",
      bad: "case .list: NavigationStack { ListScreen() }", good: "case .list: ListScreen()"),
  ]

  private static let unused: [Explanation] = [
    explain(
      "unused-route", "a route that nothing names", "hint", "No code outside the enum and 'view(for:)' names the case.",
      "It can be deleted.", bad: "case old  // never shown", good: "// removed"),
    explain(
      "unreachable-route", "a route that is named but never shown", "hint",
      "No 'show', 'set', 'append' or start leads to it.",
      "It can be deleted, or something forgets to show it.", bad: "DeepLink(action: \"a\", route: R.old)",
      good: "try? show(route: .old)"),
    explain(
      "unreachable-coordinator", "a coordinator that nothing constructs", "hint", "No code of the app makes one.",
      "It and its routes can be deleted.", bad: "class OldCoordinator: Routing { … }", good: "// removed"),
    explain(
      "dead-handler", "a handler of what nobody sends", "hint", "The action is handled, and no code sends it.",
      "The case can be deleted, or something forgets to send.", bad: "case ShopAction.old: popToRoot()",
      good: "// removed"),
  ]
}
