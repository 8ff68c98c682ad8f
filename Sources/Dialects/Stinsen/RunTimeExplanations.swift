/// What Stinsen's codes mean: code that compiles and goes wrong when it runs, and code that never runs.

import RouteGraph

extension StinsenExplanations {
  static let runTime: [Explanation] = [
    explain(
      "crash-on-transition", "compiles, and traps when this transition runs", "error",
      "A root without its input, a query of a coordinator that has no view yet, a tab that is not there, an initial "
        + "route without its input.",
      "Stinsen force-casts inputs and force-unwraps roots: the app stops in the user's hand.",
      bad: "depot.root(\\.office)", good: "depot.root(\\.office, parcel)"),
    explain(
      "no-op-transition", "compiles, and nothing happens when this transition runs", "warning",
      "Two presentations in one turn, a root that already is one, a router that is never made, a screen that lies "
        + "under another.",
      "The user taps and nothing moves.",
      bad: "depot.route(to: \\.scales).route(to: \\.parcel, parcel)",
      good: "depot.route(to: \\.lane).route(to: \\.map)"),
    explain(
      "missing-navigation-container", "a push with no navigation view above it", "warning",
      "On every way from the app's start to this coordinator there is no NavigationViewCoordinator and no "
        + "NavigationView.",
      "SwiftUI ignores a push outside of a navigation view.",
      bad: "DepotCoordinator().view()", good: "NavigationViewCoordinator(DepotCoordinator()).view()"),
    explain(
      "nested-navigation-container", "a push of a second navigation view", "warning",
      "The route pushes a NavigationViewCoordinator into a stack that already has one.",
      "The screen gets two navigation bars, and its back button leads nowhere.",
      bad: "@Route(.push) var lane = makeLane  // -> NavigationViewCoordinator<LaneCoordinator>",
      good: "@Route(.push) var lane = makeLane  // -> LaneCoordinator"),
    explain(
      "missing-environment-router", "a router read from the environment that no ancestor provides", "warning",
      "The view is only shown below coordinators that do not put this router into the environment.",
      "SwiftUI traps when the environment object is read.",
      bad: "@EnvironmentObject var router: SurveyCoordinator.Router  // shown below ShiftCoordinator only",
      good: "@EnvironmentObject var router: ShiftCoordinator.Router"),
    explain(
      "ownership", "a coordinator or router that lives too short, too long or twice", "hint",
      "A coordinator embedded as a plain view, made anew by every body, or a router that outlives its coordinator.",
      "Its stack is lost, or a chain cannot be followed into it.",
      bad: "func makeMixed() -> some View { LaneCoordinator().view() }",
      good: "func makeLane() -> LaneCoordinator { LaneCoordinator() }"),
    explain(
      "initial-not-root", "the stack starts with a presentation route", "information",
      "The initial route has a presentation argument, so 'root' and 'isRoot' cannot name it.",
      "Nothing goes wrong by itself; the presentation is ignored.",
      bad: "@Root(.push) var start = makeStart", good: "@Root var start = makeStart"),
    explain(
      "ignored-input", "an initial input that nothing takes", "hint",
      "The initial route's factory has no parameter.", "The input is ignored.",
      bad: "NavigationStack(initial: \\DepotCoordinator.yard, 3)",
      good: "NavigationStack(initial: \\DepotCoordinator.yard)"),
    explain(
      "skipped-tab-item", "a starting item that is no tab", "warning",
      "'startingItems' is a list of untyped key paths: one that is no tab route of this class is skipped.",
      "The tab does not appear and the indices of the following tabs shift.",
      bad: "TabChild(startingItems: [\\HubCoordinator.lanes, \\YardCoordinator.gate])",
      good: "TabChild(startingItems: [\\HubCoordinator.lanes])"),
  ]

  static let unused: [Explanation] = [
    explain(
      "unused-route", "declared, and no transition names it", "hint",
      "A root that is neither initial nor switched to, a route that nothing presents, a tab that is not among the "
        + "starting items.",
      "Dead code, or a screen that somebody forgot to connect.",
      bad: "@Root var closed = makeClosed  // and no root(\\.closed)", good: "lane.root(\\.closed)"),
    explain(
      "unreachable-route", "only unreachable code asks for it", "hint",
      "Every transition to this route stands in code that no entry point leads to.",
      "Nobody ever sees the screen.",
      bad: "struct Orphan: View { … router.route(to: \\.map) … }  // shown by a coordinator that nothing presents",
      good: "present the coordinator, or delete the route"),
    explain(
      "unreachable-coordinator", "no entry point leads to it", "hint",
      "Neither the app's start nor any route that it can reach constructs this coordinator.",
      "Nobody ever sees its screens.",
      bad: "final class PinCoordinator: NavigationCoordinatable { … }  // and no PinCoordinator() anywhere",
      good: "present it by a route, or delete it"),
  ]
}
