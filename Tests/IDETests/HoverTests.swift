/// What is said about a name.

import Testing

@Suite struct HoverTests {
  @Test func routesSayWhatTheyShow() throws {
    try checkHover(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.par$0cel, Parcel(id: 1)) }"#,
      "push parcel(Parcel) → PlainView", "`DepotCoordinator` · `.push` · stinsen",
      "Factory `makeParcel` at Prelude.swift:22",
      "1 use", "The chain continues on `DepotCoordinator`.", "Comparator of `focusFirst`: `(current, new)`.")
    try checkHover(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.lan$0e) ; r.route(to: \.lane) }"#,
      "push lane → LaneCoordinator", "`DepotCoordinator` · `.push` · stinsen", "Factory `makeLane` at Prelude.swift:23",
      "2 uses", "The chain continues on `LaneCoordinator`.")
    try checkHover(
      #"func t(_ c: DepotCoordinator) { c.root(\.off$0ice, Parcel(id: 1)) }"#,
      "root office(Parcel) → PlainView", "`DepotCoordinator` · stinsen", "Factory `makeOffice` at Prelude.swift:20",
      "1 use", "The chain continues on `DepotCoordinator`.",
      "Comparator: `(new, current)` in `root`, `(current, new)` in `isRoot` and `hasRoot`.")
    try checkHover(
      #"func t(_ c: DepotCoordinator) { c.route(to: \.she$0lf, 3) }"#,
      "push shelf(Int?) → PlainView", "`DepotCoordinator` · `.push` · stinsen",
      "Factory `makeShelf` at Prelude.swift:22",
      "1 use", "The chain continues on `DepotCoordinator`.", "Comparator of `focusFirst`: `(current, new)`.",
      "Needs its input although the parameter has a default.")
  }

  @Test func aFactoryOfAGenericSuperclassTakesWhatThatIsGiven() throws {
    try checkHover(
      #"""
      class Base<Item> { func makeItem(item: Item) -> PlainView { PlainView() } }
      final class Flow: Base<Int>, NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) var item = makeItem
        func makeStart() -> some View { PlainView() }
        func go() { route(to: \.it$0em, 1) }
      }
      """#,
      "push item(Int) → PlainView", "`Flow` · `.push` · stinsen", "Factory `makeItem` at Main.swift:4", "1 use",
      "Reached from `Flow`", "The chain continues on `Flow`.", "Comparator of `focusFirst`: `(current, new)`.")
  }

  @Test func allTargetsAreNamed() throws {
    try checkHover(
      #"""
      struct One: View { var body: some View { Text("a") } }
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.st$0art)
        @Root var start = makeStart
        @ViewBuilder func makeStart() -> some View { if true { One() } else { PlainView() } }
      }
      """#,
      "root start → One | PlainView", "`Flow` · stinsen", "Factory `makeStart` at Main.swift:8", "1 use",
      "Reached from `Flow`",
      "The chain continues on `Flow`.")
  }

  @Test func stepsSayWhatTheChainHasReached() throws {
    try checkHover("func t(_ r: DepotCoordinator.Router) { r$0.popToRoot() }", "r: DepotCoordinator.Router")
    try checkHover(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.survey, "q").chi$0ld.route(to: \.question, 1) }"#,
      "child: SurveyCoordinator")
    try checkHover(
      "func t(_ r: DepotCoordinator.Router) { r.coord$0inator.popToRoot() }", "coordinator: DepotCoordinator")
  }

  @Test func coordinatorsSayHowManyRoutesTheyHave() throws {
    try checkHover(
      "func t(_ r: Hub$0Coordinator) { }", "tab coordinator HubCoordinator", "3 routes · stinsen",
      "Declared at Prelude.swift:45", "Reached from `YardCoordinator`")
  }

  @Test func otherNamesSayNothing() throws {
    try checkHover(#"func t(_ r: DepotCoordinator.Router) { r.ro$0ute(to: \.lane) }"#)
    try checkHover("let te$0xt = 1")
  }
}
