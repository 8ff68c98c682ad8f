/// What a coordinator starts with, where somebody else replaces it.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct StinsenStartTests {
  /// The codes of what is said about a tab coordinator whose factory is this.
  private func codes(_ factory: String) -> [String] {
    let app = """
      import SwiftUI
      import Stinsen
      final class Tabs: TabCoordinatable {
        var child = TabChild(startingItems: [\\Tabs.home])
        @Route(tabItem: makeItem) var home = makeHome
        @Route(tabItem: makeItem) var orders = makeHome
        func makeHome() -> some View { Home() }
        func makeItem(isActive: Bool) -> some View { Text("") }
      }
      struct Home: View {
        @EnvironmentObject var tabs: Tabs.Router
        var body: some View { Button("") { tabs.focusFirst(\\.orders); tabs.coordinator.child.activeTab = 1 } }
      }
      final class Main: NavigationCoordinatable {
        let stack = Stinsen.NavigationStack(initial: \\Main.shop)
        @Root var shop = makeShop
        func makeShop() -> Tabs {
          \(factory)
        }
      }
      """
    return Snapshot(texts: [FileID("App.swift"): app]).diagnostics.map(\.code).filter { $0 == "crash-on-transition" }
  }

  @Test func tabsThatAFactoryReplaces() {
    #expect(codes("Tabs()") == ["crash-on-transition", "crash-on-transition"])
    #expect(codes("let t = Tabs(); t.child = TabChild(startingItems: [\\Tabs.home, \\Tabs.orders]); return t").isEmpty)
    #expect(codes("let t = Tabs(); change(t) { $0.child = TabChild(startingItems: []) }; return t").isEmpty)
  }
}
