/// The graph of flows: which views stand behind a selection, and the way there from the view that selects.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct ScreenEdgeTests {
  private static let flows = """
    import SwiftUI
    import VDFlow
    @Steps struct Pages { var one; var two; var none }
    @Steps struct Book { var cover; var pages: Pages = .none; var none }
    struct OneScreen: View { var body: some View { Text("one") } }
    struct TwoScreen: View { var body: some View { Text("two") } }
    struct Row: View { var body: some View { Text("row") } }
    extension View {
      func details(isOn: Binding<Bool>) -> some View { sheet(isPresented: isOn) { TwoScreen() } }
      func whole(_ isOn: Binding<Bool>) -> some View { self.fullScreenCover(isPresented: isOn) { VStack { TwoScreen() } } }
      func shown<V: View>(_ isOn: Binding<Bool>, by view: V) -> some View { sheet(isPresented: isOn) { view } }
    }

    """

  private func graph(_ body: String) -> RouteGraph { routeGraph(of: snapshot(body)) }

  private func snapshot(_ body: String) -> Snapshot {
    let text =
      Self.flows + "struct Start: View {\n  @StateStep var book: Book = .cover\n  var body: some View {\n"
      + "    Group {\n\(body)\n    }\n  }\n}\n"
    return Snapshot(files: [FileID("A.swift"): SourceFile(text: Array(text.utf8))])
  }

  private func presented(_ body: String) -> [String] {
    graph(body).edges.filter { $0.kind == "present" }.map { "\($0.from) \($0.to)" }
  }

  @Test(arguments: [
    "Row().sheet(isPresented: $book.pages.isSelected(.two)) { TwoScreen() }",
    "Row().sheet(isPresented: $book.pages.isSelected(\\.$two)) { TwoScreen() }",
    "Row().sheet(isPresented: $book.pages.isSelected(.two), onDismiss: { print(Row()) }, content: { TwoScreen() })",
    "Row().sheet(isPresented: $book.pages.isSelected(.two)) { print(Row()) } content: { TwoScreen().padding() }",
    "Row().fullScreenCover(isPresented: $book.pages.isSelected(.two)) { NavigationStack { TwoScreen() } }",
    "NavigationLink(isActive: $book.pages.isSelected(.two)) { TwoScreen() } label: { Row() }",
    "NavigationLink(isActive: $book.pages.isSelected(.two), destination: { TwoScreen() }, label: { Row() })",
    "NavigationLink(destination: TwoScreen(), isActive: $book.pages.isSelected(.two)) { Row() }",
    "Row().navigationDestination(isPresented: $book.pages.isSelected(.two)) { TwoScreen() }",
    "if book.pages.selected == .two { TwoScreen() } else { Row() }",
    "if book.pages.isSelected(\\.$two) { TwoScreen() } else { Row() }",
    "switch book.pages.selected { case .two: VStack { TwoScreen() }; default: Text(\"\") }",
    "TwoScreen().step($book.pages.$two)",
    "Row().details(isOn: $book.pages.isSelected(.two))",
    "Row().whole($book.pages.isSelected(.two))",
  ])
  func aSelectionPresentsItsView(_ body: String) {
    #expect(presented(body) == ["Pages.two TwoScreen"])
  }

  @Test(arguments: [
    "Toggle(isOn: $book.pages.isSelected(.two)) { Row() }",
    "Row().sheet(isPresented: $book.pages.isSelected(.two)) { Text(\"two\") }",
    "if book.pages.selected != .two { Row() }",
    "if !(book.pages.selected == .two) { Row() }",
    "if book.pages.selected == .two || 1 == 2 { Row() }",
    "Row().onChange(of: book.pages.isSelected(\\.$two)) { _, _ in print(Row()) }",
    "Row().sheet(isPresented: .constant(true)) { TwoScreen() }",
    "Row().shown($book.pages.isSelected(.two), by: Text(\"two\"))",
    "Row().details(isOn: .constant(true))",
  ])
  func otherViewsAreNotItsScreens(_ body: String) {
    #expect(presented(body).isEmpty)
  }

  @Test func theWayLeadsThroughTheSelection() {
    let snapshot = snapshot(
      """
      Button("two") { book.pages.selected = .two }
        .sheet(isPresented: $book.pages.isSelected(.two)) { TwoScreen() }
        .sheet(isPresented: $book.pages.isSelected(.one)) { OneScreen() }
      """)
    guard case .chain(let steps, let code) = path(from: "Start", to: "TwoScreen", in: snapshot) else {
      Issue.record("no chain")
      return
    }
    #expect(steps.map(\.node) == ["Pages.two", "TwoScreen"])
    #expect(code == "book.pages.$two.select()")
    guard case .chain(_, let other) = path(from: "Start", to: "OneScreen", in: snapshot) else {
      Issue.record("'one' is reached by selecting what is around it")
      return
    }
    #expect(other == "book.$pages.select(with: .one)")
  }
}
