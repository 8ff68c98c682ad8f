/// What is offered at a cursor, in which order, and what it inserts.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct OperationCompletionTests {
  /// Without a question mark it would not compile.
  @Test func membersOfAnOptionalAreAskedForThroughIt() throws {
    for (receiver, mark) in [("r: DepotCoordinator.Router?", "?"), ("r: DepotCoordinator.Router", nil)] {
      let items = try completionItems("func f(_ \(receiver)) { r.po$0 }")
      #expect(!items.isEmpty)
      for item in items { #expect(item.additionalEdits.map(\.newText) == (mark.map { [$0] } ?? []), "\(item)") }
    }
  }

  /// `Ticket.ID` comes from `Identifiable`: of what type it is stands nowhere.
  @Test func anInputOfUnknownTypeIsOne() throws {
    try checkCompletion(
      #"""
      struct Ticket: Identifiable { var id: Int }
      final class TicketCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \TicketCoordinator.start)
        @Root var start = makeStart
        @Route(.push) var ticket = makeTicket
        func makeStart() -> some View { Text("a") }
        func makeTicket(id: Ticket.ID) -> some View { Text("b") }
      }
      func t(_ r: TicketCoordinator.Router) { r.route(to: \.$0) }
      """#, "ticket => ticket, ${1:id: Ticket.ID}")
  }

  /// Editors keep the backslash, and what stands behind it needs its dot.
  @Test func behindABackslashTheDotIsInserted() throws {
    for (text, name) in [("r.route(to: \\$0)", ".lane"), ("r.route(to: \\.$0)", "lane")] {
      let items = try completionItems("func t(_ r: DepotCoordinator.Router) { \(text) }")
      let lane = items.first { $0.label == "lane" }
      #expect(lane?.edit.plain == name && lane?.edit.snippet == name, "\(text): \(items.map(\.label))")
    }
  }

  @Test func routersOfStacks() throws {
    try checkCompletion(
      "func t(_ r: DepotCoordinator.Router) { r.$0 }",
      #"route(to: \.…) => route(to: \.$1)"#, #"root(\.…) => root(\.$1)"#, "popToRoot() => popToRoot()", "pop()",
      "popLast()", "dismissCoordinator()", #"focusFirst(\.…)"#, #"isRoot(\.…)"#, #"hasRoot(\.…)"#, "coordinator",
      #"lane › bay => route(to: \.lane).route(to: \.bay, ${1:number: Int})"#, "lane › map", "shift › roster")
  }

  @Test func coordinatorsOfStacks() throws {
    try checkCompletion(
      "func t(_ c: DepotCoordinator) { c.$0 }",
      #"route(to: \.…)"#, #"root(\.…)"#, "popToRoot()", "popLast()", "dismissCoordinator()", #"focusFirst(\.…)"#,
      #"isRoot(\.…)"#, #"hasRoot(\.…)"#, "lane › bay", "lane › map", "shift › roster", "view()")
  }

  /// One root cannot be switched, and views are no coordinators to be had.
  @Test func operationsWithoutARouteAreLeftOut() throws {
    try checkCompletion(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        func makeStart() -> some View { Text("a") }
      }
      func t(_ c: Flow) { c.$0 }
      """#, "popToRoot()", "popLast()", "dismissCoordinator()", "view()")
    try checkCompletion(
      "func t(_ r: LaneCoordinator.Router) { r.$0 }",
      #"route(to: \.…)"#, #"root(\.…)"#, "popToRoot()", "pop()", "popLast()", "dismissCoordinator()",
      #"focusFirst(\.…)"#, #"isRoot(\.…)"#, "coordinator")
  }

  @Test func wrappers() throws {
    try checkCompletion(
      "func t(_ w: NavigationViewCoordinator<SurveyCoordinator>) { w.$0 }",
      "child => child", #"child.route(to: \.…) => child.route(to: \.$1)"#, #"child.root(\.…)"#, "child.popToRoot()",
      "child.popLast()", "child.dismissCoordinator()", #"child.focusFirst(\.…)"#, #"child.isRoot(\.…)"#, "view()")
  }

  @Test func tabs() throws {
    try checkCompletion(
      "func t(_ t: HubCoordinator) { t.$0 }", #"focusFirst(\.…) => focusFirst(\.$1)"#, "lanes › bay",
      "lanes › map", "view()")
    try checkCompletion(
      "func t(_ t: HubCoordinator.Router) { t.$0 }", #"focusFirst(\.…)"#, "coordinator", "lanes › bay", "lanes › map")
  }

  @Test func chainsContinueOnWhatTheyReached() throws {
    try checkCompletion(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.lane).$0 }"#,
      #"route(to: \.…)"#, "popToRoot()", "popLast()", "dismissCoordinator()", #"focusFirst(\.…)"#, "view()")
  }

  @Test func parenthesesThatStandAreKept() throws {
    let items = try completionItems(#"func t(_ r: DepotCoordinator.Router) { r.ro$0(to: \.lane) }"#)
    #expect(items.first?.edit.snippet == "route")
  }

  @Test func operationsAreMethods() throws {
    let items = try completionItems("func t(_ r: DepotCoordinator.Router) { r.$0 }")
    #expect(items.allSatisfy { $0.kind == ($0.label.contains("›") ? .route : .operation) })
  }

  @Test func nothingIsOfferedElsewhere() throws {
    try checkCompletion("func t(_ text: String) { text.$0 }")
    try checkCompletion("let a = $0")
    try checkCompletion(#"// r.route(to: \.$0"#)
    try checkCompletion(#"let a = "r.route(to: \.$0""#)
  }
}

@Suite struct RouteCompletionTests {
  /// Where nothing is written yet, or the first letters of a name, the backslash is written as well.
  @Test func wholeKeyPaths() throws {
    func check(_ call: String, _ expected: String...) throws {
      let items = try completionItems(
        #"""
        final class TicketCoordinator: NavigationCoordinatable {
          let stack = NavigationStack(initial: \TicketCoordinator.start)
          @Root var start = makeStart
          @Root var other = makeStart
          @Route(.push) var ticket = makeTicket
          func makeStart() -> some View { Text("a") }
          func makeTicket(id: Int) -> some View { Text("b") }
        }
        func t(_ r: TicketCoordinator.Router, _ paths: Paths) { \#(call) }
        """#)
      #expect(items.map { "\($0.label) => \($0.edit.snippet)" } == expected, "\(call)")
    }
    let ticket = #"\.ticket => \.ticket, ${1:id: Int}"#
    try check("r.route(to: $0)", ticket)
    try check("r.route(to: ti$0)", ticket)
    try check("r.route(to: $0", ticket)
    try check("r.root($0)", #"\.start => \.start"#, #"\.other => \.other"#)
    try check("r.route($0)")
    try check("r.route(to: paths.$0)")
  }

  @Test func routesOfAnOperation() throws {
    try checkCompletion(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.$0) }"#,
      "scales => scales", "parcel => parcel, ${1:parcel: Parcel}", "shelf => shelf, ${1:nil}", "lane => lane",
      "survey => survey, ${1:title: String}", "confirm => confirm, { $0 }",
      #"lane › bay => lane).route(to: \.bay, ${1:number: Int}"#, "lane › map")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.root(\.$0) }"#,
      "yard => yard", "office => office, ${1:parcel: Parcel}", "shift => shift",
      "planned => planned, ${1:draft: Draft}, comparator: { ${2:_}, ${3:_} in ${4:false} }")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.root(\.planned, $0) }"#,
      "draft: Draft => ${1:draft: Draft}, comparator: { ${2:_}, ${3:_} in ${4:false} }")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.root(\.planned, $0, comparator: { _, _ in true }) }"#,
      "draft: Draft => ${1:draft: Draft}")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.root(\.office, $0) }"#, "parcel: Parcel => ${1:parcel: Parcel}")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.isRoot(\.$0) }"#, "yard => yard", "office => office", "shift => shift",
      "planned => planned")
    try checkCompletion(
      #"func t(_ c: DepotCoordinator) { c.hasRoot(\.$0) }"#, "shift => shift", "planned => planned",
      #"shift › roster => shift)?.route(to: \.roster"#)
  }

  @Test func routesToFocusComeInTheOrderOfUse() throws {
    try checkCompletion(
      #"func t(_ c: DepotCoordinator, _ r: DepotCoordinator.Router) throws { r.route(to: \.lane); try c.focusFirst(\.$0) }"#,
      "lane => lane", "scales", "parcel => parcel", "shelf", "survey", "confirm")
  }

  @Test func startingTabsAlone() throws {
    try checkCompletion(
      #"func t(_ t: HubCoordinator) { t.focusFirst(\.$0) }"#, "lanes => lanes", "info => info",
      "lanes › bay", "lanes › map")
  }

  @Test func starts() throws {
    try checkCompletion(
      #"final class A: NavigationCoordinatable { let stack = Stinsen.NavigationStack(initial: \A.$0); @Root var one = makeOne; @Root var two = makeOne; @Route(.push) var three = makeOne; func makeOne() -> some View { Text("a") } }"#,
      "one => one", "two")
    try checkCompletion(
      #"final class A: TabCoordinatable { var child = TabChild(startingItems: [\A.two, \A.$0]); @Route(tabItem: makeTab) var one = makeOne; @Route(tabItem: makeTab) var two = makeOne; @Route(tabItem: makeTab) var three = makeOne; func makeOne() -> some View { Text("a") }; func makeTab(isActive: Bool) -> some View { Text("a") } }"#,
      "one", "three", "two")
  }

  @Test func routesSayWhatTheyAre() throws {
    let items = try completionItems(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \.$0) }"#)
    #expect(items.map(\.kind) == Array(repeating: .route, count: 8))
    #expect(items.map(\.detail) == [nil, "(Parcel)", "(Int?)", nil, "(String)", "(() -> Void)", "(Int)", nil])
    #expect(items[0].description == "push → PlainView")
    #expect(items[3].description == "push → LaneCoordinator")
    #expect(items[4].description == "modal → SurveyCoordinator")
    #expect(items.map(\.sortText) == ["0000", "0001", "0002", "0003", "0004", "0005", "0006", "0007"])
    #expect(items.allSatisfy { $0.documentationID != nil })
    let question = try Question("$0")
    let card = documentation(forCompletion: items[1].documentationID ?? "", in: question.snapshot)
    #expect(card?.title == "push parcel(Parcel) → PlainView")
  }

  @Test func placeholdersFollowTheInput() throws {
    try checkCompletion(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) var pair = makePair
        @Route(.push) var choose = makeChoose
        func makeStart() -> some View { Text("a") }
        func makePair(pair: (a: Int, b: String)) -> some View { Text("a") }
        func makeChoose(choose: @escaping (Int) -> Void) -> some View { Text("a") }
      }
      func t(_ r: Flow.Router) { r.route(to: \.$0) }
      """#, "pair => pair, (a: ${1:Int}, b: ${2:String})", "choose => choose, { ${1:value} in $0 }")
  }

  @Test func inputs() throws {
    try checkCompletion(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.parcel, $0) }"#,
      "parcel: Parcel => ${1:parcel: Parcel}")
    try checkCompletion(
      #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.shelf, $0) }"#, "number: Int? => ${1:nil}")
    try checkCompletion(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \.lane, $0) }"#)
  }

  // MARK: Broken text

  @Test(arguments: [
    #"func t(_ r: LaneCoordinator.Router) { r.route(to: \.$0"#,
    "func t(_ r: LaneCoordinator.Router) {\n  r.route(to: \\.$0\n}\nfunc other() { print(1) }",
    "func t(_ r: LaneCoordinator.Router) {\n  r.route(to: \\.$0\n  r.popToRoot()\n  let a = 1\n}",
    "func t(_ r: LaneCoordinator.Router) {\n  r.route(to: \\.$0\n  if true { print(2) }\n}",
    "struct A: View { @EnvironmentObject var r: LaneCoordinator.Router\n  var body: some View {\n    VStack {\n      Button(\"a\") { r.route(to: \\.$0 }\n      Text(\"b\")\n    }\n  }\n}",
    "struct A: View { @EnvironmentObject var r: LaneCoordinator.Router\n  var body: some View {\n    Button(action: { r.route(to: \\.$0 }) { Text(\"b\") }.padding()\n  }\n}",
    "struct A: View { @EnvironmentObject var r: LaneCoordinator.Router\n  var body: some View {\n    Button(\"a\") {\n      r.route(to: \\.$0\n    }\n    .padding()\n  }\n}",
    #"func t(_ r: LaneCoordinator.Router) { r.route(to: \LaneCoordinator.$0) }"#,
    "func t(_ r: LaneCoordinator.Router) {\n  r.route(to: \\LaneCoordinator.$0\n  r.popToRoot()\n}",
    #"func t(_ r: DepotCoordinator.Router) { r.route(to: \.lane).route(to: \.$0"#,
  ])
  func halfTypedCallsComplete(_ text: String) throws {
    try checkCompletion(text, "bay => bay, ${1:number: Int}", "map => map")
  }

  @Test func typedLettersAreReplaced() throws {
    let text = #"func t(_ r: LaneCoordinator.Router) { r.route(to: \.ma$0"#
    let items = try completionItems(text)
    #expect(items.map(\.label).contains("map"))
    #expect(items.allSatisfy { $0.edit.range.length == 2 })
  }

  @Test func namesThatAreTypedMayBecomeTheInput() throws {
    for typed in ["", "nu"] {
      try checkCompletion(
        "func t(_ r: LaneCoordinator.Router) { r.route(to: \\.bay, \(typed)$0) }", "number: Int => ${1:number: Int}")
    }
    try checkCompletion(#"func t(_ r: LaneCoordinator.Router) { r.route(to: \.bay, a.nu$0) }"#)
  }

  /// A hop is to stand between two others: what is behind the cursor says nothing about what is in front of it.
  @Test func linksCanBePutIn() throws {
    let items = try completionItems(#"func t(_ c: YardCoordinator) { c.$0.route(to: \.bay, 1) }"#).map(\.label)
    #expect(items.contains(#"hasRoot(\.…)"#))
    #expect(
      try completionItems(#"func t(_ c: YardCoordinator) { c.ha$0.route(to: \.bay, 1) }"#).map(\.label).first
        == items.first)
  }

  /// The attribute on the next line belongs to the next property, whose factory is taken.
  @Test func factoriesOfTheNextPropertyAreTaken() throws {
    let items = try completionItems(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.one)
        @Root var one = $0
        @Route(.push) var two = makeTwo
        func makeOne() -> some View { Text("a") }
        func makeTwo() -> some View { Text("a") }
      }
      """#)
    #expect(items.map(\.label) == ["makeOne"])
  }

  @Test func inputsThatStandAreKept() throws {
    try checkCompletion(#"func t(_ r: LaneCoordinator.Router) { r.route(to: \.b$0, 1) }"#, "bay => bay", "map => map")
  }

  // MARK: Several hops

  @Test func chainsMatchTheLastName() throws {
    let items = try completionItems(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \.ba$0) }"#)
    let chain = items.first { $0.label == "lane › bay" }
    #expect(chain?.edit.snippet == #"lane).route(to: \.bay, ${1:number: Int}"#)
    #expect(chain?.filterText == "bay")
    #expect(items.last?.label == "lane › bay")
    #expect(
      try completionItems(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \.BA$0) }"#).last?.label == "lane › bay")
    #expect(
      try !completionItems(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \.zz$0) }"#).contains {
        $0.label.contains("›")
      })
  }

  /// `route(to: \.yard).hasRoot(\.hub)` traps: the yard has no view yet.
  @Test func chainsDoNotAskForRootsOfWhatJustAppeared() throws {
    let text = #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) var yard = makeYard
        func makeStart() -> some View { Text("a") }
        func makeYard() -> YardCoordinator { YardCoordinator() }
      }

      """#
    for call in [
      #"c.route(to: \.ma$0)"#, "c.ma$0", #"c.route(to: \.yard).ma$0"#, #"c.route(to: \.yard).hasRoot(\.$0)"#,
    ] {
      let items = try completionItems(text + "func t(_ c: Flow) { \(call) }")
      #expect(!items.contains { $0.edit.snippet.contains("map") || $0.label == "hub" }, "\(call)")
    }
    #expect(
      try completionItems(text + "func t(_ c: YardCoordinator) { c.ma$0 }").contains { $0.edit.snippet.contains("map") }
    )
  }

  /// Both arms take what stands behind them, so they agree in it, and nothing is added to one.
  @Test func armsOfATernaryShareTheirInput() throws {
    try checkCompletion(
      #"func t(_ d: DepotCoordinator, _ p: Parcel) { d.route(to: p.id > 1 ? \.$0 : \.parcel, p) }"#, "parcel => parcel")
    try checkCompletion(
      #"func t(_ d: DepotCoordinator, _ wide: Bool) { d.route(to: wide ? \.lane : \.$0) }"#, "lane => lane")
    try checkCompletion(
      #"func t(_ l: LaneCoordinator, _ wide: Bool) { l.route(to: wide ? \.$0 : \.) }"#, "bay => bay", "map => map")
  }

  /// A private route is its class's own, one private to the file the file's.
  @Test func routesThatTheCodeDoesNotSeeAreLeftOut() throws {
    let flow = #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) private var own = makeStart
        @Route(.push) fileprivate var near = makeStart
        @Route(.push) private(set) var open = makeStart
        @Route(.push) private var lane = makeLane
        func makeStart() -> some View { Text("a") }
        func makeLane() -> LaneCoordinator { LaneCoordinator() }
      }

      """#
    let use = #"func t(_ c: Flow) { c.route(to: \.$0) }"#
    let other = "\n//- /Other.swift\nimport Stinsen\nimport SwiftUI\n"
    try checkCompletion(flow + other + use, "open")
    try checkCompletion(flow + use, "near", "open")
    try checkCompletion(
      flow + #"extension Flow { func t(_ c: Flow) { c.route(to: \.$0) } }"#, "own", "near", "open", "lane",
      "lane › bay", "lane › map")
    for chain in [#"c.route(to: \.ba$0)"#, "c.ba$0"] {
      let isOffered = { (text: String) in
        try completionItems(text).contains { $0.label == "lane › bay" }
      }
      #expect(try isOffered(flow + "extension Flow { func t(_ c: Flow) { \(chain) } }"))
      #expect(try !isOffered(flow + other + "func t(_ c: Flow) { \(chain) }"))
    }
  }

  @Test func keyPathsOfOtherCoordinatorsHaveNoRoutesToOffer() throws {
    try checkCompletion(#"func t(_ r: DepotCoordinator.Router) { r.route(to: \LaneCoordinator.$0) }"#)
  }

  @Test func chainsLeadThroughTabs() throws {
    let items = try completionItems(#"func t(_ hub: HubCoordinator) { hub.focusFirst(\.ba$0) }"#)
    #expect(
      items.first { $0.label == "lanes › bay" }?.edit.snippet == #"lanes).child.route(to: \.bay, ${1:number: Int}"#)
    let whole = try completionItems(#"func t(_ yard: YardCoordinator) { yard.ma$0 }"#)
    #expect(
      whole.first { $0.label == "hub › lanes › map" }?.edit.snippet
        == #"hasRoot(\.hub)?.focusFirst(\.lanes).child.route(to: \.map)"#)
  }
}
