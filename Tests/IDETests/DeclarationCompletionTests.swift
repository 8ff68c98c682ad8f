/// What is offered where coordinators, their routes and their routers are declared.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct DeclarationCompletionTests {
  private func stack(_ line: String) -> String {
    #"""
    final class Flow: NavigationCoordinatable {
      let stack = Stinsen.NavigationStack(initial: \Flow.start)
      @Root var start = makeStart
      func makeStart() -> some View { Text("a") }
      func makeOther(a: Int, b: Int) -> some View { Text("a") }
      func makeSpare() -> some View { Text("a") }
      func makeDetail() -> some View { Text("a") }

    """# + line + "\n}"
  }

  @Test func presentations() throws {
    try checkCompletion(
      stack("  @Route($0"), ".push => .push", ".modal", ".fullScreen",
      ".modal(dismissible:) => .modal(dismissible: ${1:false})", ".modalNonDismissible")
    try checkCompletion(
      stack("  @Route(.$0) var detail = makeDetail"), ".push", ".modal", ".fullScreen",
      ".modal(dismissible:)", ".modalNonDismissible")
  }

  @Test func attributesMayNameTheirModule() throws {
    try checkCompletion(
      stack("  @Stinsen.NavigationRoute(.$0) var detail = makeDetail"), ".push", ".modal", ".fullScreen",
      ".modal(dismissible:)", ".modalNonDismissible")
    try checkCompletion(
      #"final class Tabs: TabCoordinatable { var child = TabChild(startingItems: [\Tabs.info]); @TabRoute($0) var info = makeInfo; func makeInfo() -> some View { Text("a") } }"#,
      "tabItem: => tabItem: ${1:makeInfoTab}")
  }

  @Test func tabItems() throws {
    try checkCompletion(
      #"final class Tabs: TabCoordinatable { var child = TabChild(startingItems: [\Tabs.info]); @Route($0) var info = makeInfo; func makeInfo() -> some View { Text("a") } }"#,
      "tabItem: => tabItem: ${1:makeInfoTab}")
  }

  @Test func factoriesThatFitComeFirst() throws {
    try checkCompletion(
      stack("  @Route(.push) var detail = $0"), "makeDetail => makeDetail", "makeSpare")
  }

  /// What the framework rejects, what the file does not see, and what a name alone does not tell apart.
  @Test func methodsThatCannotBeFactoriesAreLeftOut() throws {
    try checkCompletion(
      #"""
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        @Route(.push) var detail = $0
        func makeStart() -> some View { Text("a") }
        func makeChild(_ n: Int) -> LaneCoordinator { LaneCoordinator() }
        private func makeOwn() -> PlainView { PlainView() }
        func makeThrowing() throws -> some View { Text("a") }
        func makeLater() async -> some View { Text("a") }
        func makeAny<T>(_ value: T) -> some View { Text("a") }
        func makeMany(_ numbers: Int...) -> some View { Text("a") }
        func makeHidden() -> any Coordinatable { LaneCoordinator() }
        func makeMaybe() -> LaneCoordinator? { nil }
        func makeTwice(a: Int) -> some View { Text("a") }
        func makeTwice(b: Int) -> some View { Text("a") }
        func title() -> String { "" }
        func draft() -> Draft { Draft(text: "") }
        func makeDetail() throws -> some View { Text("a") }
      }
      //- /Other.swift
      import Stinsen
      import SwiftUI
      private extension Flow { func makeElsewhere() -> some View { Text("a") } }
      extension Flow { fileprivate func makeFar() -> some View { Text("a") } }
      extension Flow { func makeNear() -> some View { Text("a") } }
      """#, "makeChild", "makeNear", "makeOwn")
    try checkCompletion(
      #"""
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\Tabs.info])
        @Route(tabItem: makeTab) var info = $0
        func makePage() -> some View { Text("a") }
        func makePage(of number: Int) -> some View { Text("a") }
        func makeTab(isActive: Bool) -> some View { Text("a") }
        func makePlain() -> some View { Text("a") }
        func makeInfo(number: Int) -> some View { Text("a") }
      }
      """#, "makePlain")
  }

  @Test func missingFactoriesAreAdded() throws {
    let items = try completionItems(stack("  @Route(.push) var missing = $0"))
    #expect(items.map(\.label) == ["makeDetail", "makeSpare", "makeMissing"])
    #expect(items.last?.additionalEdits.count == 1)
    #expect(items.last?.additionalEdits.first?.newText.contains("func makeMissing() -> some View {") ?? false)
  }

  @Test func routersOfTheEnvironment() throws {
    try checkCompletion(
      "struct A: View { @EnvironmentObject var r: $0\n  var body: some View { Text(\"a\") } }",
      "DepotCoordinator.Router", "HubCoordinator.Router", "LaneCoordinator.Router", "ShiftCoordinator.Router",
      "SurveyCoordinator.Router", "YardCoordinator.Router")
    try checkCompletion(
      "final class A { @RouterObject var r: $0 }", "DepotCoordinator.Router?", "HubCoordinator.Router?",
      "LaneCoordinator.Router?", "ShiftCoordinator.Router?", "SurveyCoordinator.Router?", "YardCoordinator.Router?")
  }

  /// The routers that this view can see come first.
  @Test func routersOfAncestorsComeFirst() throws {
    let items = try completionItems(
      #"""
      struct ShiftView: View { @EnvironmentObject var r: $0
        var body: some View { Text("a") } }
      final class Flow: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \Flow.start)
        @Root var start = makeStart
        func makeStart() -> some View { ShiftView() }
      }
      """#)
    #expect(items.first?.label == "Flow.Router")
    #expect(items.dropFirst().first?.label == "DepotCoordinator.Router")
  }
}
