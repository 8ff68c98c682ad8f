/// What the codes of this dialect mean: transitions that go wrong when they run.

import RouteGraph

extension XCExplanations {
  static let runTime: [Explanation] = [
    explain(
      "deep-link-unreachable", "no router on the stack accepts the next route", "error",
      "A deep link keeps a stack: the coordinator, then what every step publishes. For each route what does not answer is "
        + "popped for good. Here nothing is left.",
      "A debug build traps; in a release build this route and all behind it are dropped without a word. Children, what is on screen, "
        + "tabs and initial routes are never consulted, and neither are unowned routers or view controllers.",
      bad: "deepLink(AppRoute.main, AccountRoute.profile)",
      good: "deepLink(AppRoute.main, TabRoute.account, AccountRoute.profile)"),
    explain(
      "deep-link-fragile", "a deep link that works on some paths only", "warning",
      "On one path through a handler of this chain nothing is published that accepts the next route.",
      "Whether the deep link arrives depends on a condition inside the handler.",
      bad: "case .home(let isOn): return isOn ? .present(home) : .none()", good: "case .home: return .present(home)"),
    explain(
      "crash-on-transition", "compiles, and traps when it runs", "error",
      "A coordinator without a handler, a navigation controller that is pushed, a sibling that is shown by the coordinator whose "
        + "root controller it shares, a tab that is not there, or cases that prepare each other for ever.",
      "UIKit or the framework stops the app at this transition.", bad: "return .push(NewsCoordinator())",
      good: "return .present(NewsCoordinator())"),
    explain(
      "no-op-transition", "compiles, and nothing happens", "warning",
      "The handler answers this case with .none() on every path; or an observable or a deep link is made and dropped.",
      "The user taps, and nothing moves.", bad: "router.rx.trigger(.list)",
      good: "router.rx.trigger(.list).subscribe().disposed(by: bag)"),
    explain(
      "stalled-transition", "never reports its completion", "warning",
      "A custom transition's closure does not call its completion, or not on every path.",
      "What follows in .multiple or a deep link never runs, await never returns and completion handlers are never called. Presenting "
        + "while something is presented and dismissing where nothing is have the same effect, which no check can see.",
      bad: "Transition(presentables: [], animationInUse: nil) { root, _, _ in root.refresh() }",
      good: "Transition(presentables: [], animationInUse: nil) { root, _, done in root.refresh(); done?() }"),
    explain(
      "prepare-side-effect", "acts when it is prepared", "hint",
      "The handler does something besides making a transition, and the case is also prepared by .route, chain or registerPeek.",
      "It happens when the transition is made, not when it is performed.",
      bad: "case .web: UIApplication.shared.open(url); return .none()",
      good: "case .web: return Transition(presentables: [], animationInUse: nil) { _, _, done in open(url); done?() }"),
    explain(
      "lost-animation", "an animation that is ignored", "hint",
      "The class replaces its root controller's delegate and asks for an animation.",
      "The framework animates through its own delegate: a debug build asserts, a release build does not animate.",
      bad: "rootViewController.delegate = self", good: "delegate = self"),
    explain(
      "early-initial-route", "a handler that runs before its object is ready", "hint",
      "The handler of the initial route reads a property that the initialiser sets behind super.init.",
      "'initialRoute:' is prepared inside super.init: the property is still nil.",
      bad: "super.init(initialRoute: .home); service = Service()",
      good: "service = Service(); super.init(initialRoute: .home)"),
    explain(
      "missing-environment-router", "a router read from the environment that no ancestor provides", "warning",
      "The view asks for a router with @Routing, but every coordinator that hosts it, or a view around it, is of another "
        + "route type.",
      "Reading the router traps.", bad: "@Routing(HomeRoute.self) var router  // hosted by LoginCoordinator alone",
      good: "RoutingController(rootView: HomeScreen(), router: homeCoordinator)"),
    explain(
      "deep-link-context", "a deep link that starts with a presentation", "hint",
      "The chain's first case presents, and nothing is dismissed before. This finding is off by default.",
      "If something is presented already UIKit refuses, the transition never completes and the chain ends.",
      bad: "deepLink(.home, HomeRoute.news)", good: ".multiple(.dismissToRoot(), deepLink(.home, HomeRoute.news))"),
  ]

  static let ownership: [Explanation] = [
    explain(
      "ownership", "a coordinator that dies too early, or never", "warning",
      "A root that only a local holds, a child that nothing keeps while it is triggered, a sibling that is never removed, "
        + "a screen that keeps its own coordinator, or a router that is erased from a temporary.",
      "Unowned routers trap when their coordinator is gone, weak ones swallow the trigger; cycles are never freed.",
      bad: "let c = AppCoordinator(); c.setRoot(for: window)",
      good: "let router = AppCoordinator().strongRouter  // stored"),
    explain(
      "detached-instance", "not the coordinator on screen", "hint",
      "A stored coordinator of the same class as the root is triggered, but it was never made the root itself.",
      "Its transitions run on a root controller that nobody sees.",
      bad: "let router = AppCoordinator().strongRouter  // in two delegates",
      good: "share the one that setRoot was called on"),
    explain(
      "unused-route", "never triggered", "hint", "No production code constructs this case.",
      "Dead code, or a screen that somebody forgot to connect.", bad: "case legacy  // and no .legacy anywhere",
      good: "router.trigger(.legacy)"),
    explain(
      "unreachable-route", "only triggered by code that never runs", "hint",
      "The case is constructed, but only by coordinators that nothing creates.", "Nobody ever sees the screen.",
      bad: "final class Orphan: NavigationCoordinator<R> { … trigger(.map) … }",
      good: "create the coordinator, or delete the case"),
    explain(
      "unreachable-coordinator", "never created", "hint",
      "No production code creates this class, nor names it as a value.",
      "Nobody ever sees its screens.",
      bad: "final class TransferCoordinator: NavigationCoordinator<TransferRoute> { … }",
      good: "case .transfer: return .present(TransferCoordinator())"),
  ]
}
