/// What makes an enum a route where no destination is registered at all.

import IDE
import RouteGraph
import SourceText
import Testing

@Suite struct EnumPathActivationTests {
  private func snapshot(_ texts: String..., isSelective: Bool = false) -> Snapshot {
    let files = texts.enumerated().map { (FileID("F\($0).swift"), SourceFile(text: Array($1.utf8))) }
    return Snapshot(files: Dictionary(files) { $1 }, isSelective: isSelective)
  }

  private let model = """
    import SwiftUI
    enum Sheet: Identifiable { case editor, none, help; var id: Int { 0 } }
    final class Model: ObservableObject { @Published var sheet: Sheet? }
    func open(_ model: Model) { model.sheet = .editor; model.sheet = nil; model.sheet = .none; model.sheet = .hlep }
    """

  /// However the modifier is broken into lines, and in whichever file it stands.
  @Test(arguments: ["sheet(item: ", "fullScreenCover(\n      item: ", "popover( item : "], [true, false])
  func sheetAlone(_ modifier: String, _ isSelective: Bool) {
    let view = """
      import SwiftUI
      struct Root: View {
        @StateObject var model = Model()
        var body: some View { Text("root").\(modifier)$model.sheet) { _ in Text("sheet") } }
      }
      """
    let found = snapshot(model, view, isSelective: isSelective)
    #expect(found.diagnostics.filter { $0.severity != .hint }.map(\.code) == ["no-op-transition", "unknown-route"])
    #expect(found.transitions.map { $0.route ?? "" }.filter { $0 == "Sheet.editor" } == ["Sheet.editor"])
  }

  /// A sheet that is shown by a flag makes nothing a route.
  @Test(arguments: ["sheet(isPresented: $flag)", "alert(item: $model.sheet)"])
  func otherSheets(_ modifier: String) {
    let view = """
      import SwiftUI
      struct Root: View {
        @StateObject var model = Model()
        @State var flag = false
        var body: some View { Text("root").\(modifier) { Text("sheet") } }
      }
      """
    let found = snapshot(model, view)
    #expect(found.diagnostics.isEmpty && found.transitions.isEmpty)
  }

  @Test(arguments: [
    "NavigationStack { NavigationLink(value: Place.home) { Text(\"a\") } }",
    "NavigationStack(path: $path) { Button(\"a\") { path.append(Place.home) } }",
  ])
  func noDestination(_ content: String) {
    let found = snapshot(
      """
      import SwiftUI
      enum Place: Hashable { case home, map }
      struct Root: View {
        @State var path = NavigationPath()
        var body: some View { \(content) }
      }
      """)
    #expect(found.diagnostics.filter { $0.severity == .warning }.map(\.code) == ["unmounted-route"])
  }

  /// Code out of sight that gets the holder may show its path.
  @Test(arguments: ["FancyStack(nav)", "FancyStack(navigator: nav) { Text(\"a\") }", "Fancy.stack(nav)"])
  func handedHolder(_ content: String) {
    let found = snapshot(
      """
      import SwiftUI
      import Fancy
      enum Shop: Hashable { case cart, item(Int) }
      final class Nav: ObservableObject {
        @Published var shopPath = NavigationPath()
        func push(_ route: Shop) { shopPath.append(route) }
      }
      struct Root: View {
        @StateObject var nav = Nav()
        var body: some View { \(content) }
      }
      """)
    #expect(found.diagnostics.isEmpty)
  }
}
