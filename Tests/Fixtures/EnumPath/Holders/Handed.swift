// Paths that are made of a list, and paths and slots behind bindings that are handed on.
// resolved: BoundRoute.list, BoundRoute.item, BoundRoute.list, BoundRoute.item, BoundRoute.list, BoundRoute.item, BoundSheet.edit, BoundSheet.item, BoundRoute.list, BoundRoute.list, BoundRoute.item
// unresolved:
import SwiftUI

enum BoundRoute: Hashable { case list, item(Int) }
enum BoundSheet: Identifiable {
  case edit, item(Int)
  var id: Int { 0 }
}
struct BoundRoot: View {
  @State var path: [BoundRoute] = []
  @State var erased = NavigationPath()
  @State var sheet: BoundSheet?
  var body: some View {
    VStack {
      NavigationStack(path: $path) { screen }
      NavigationStack(path: $erased) { BoundRow(path: $erased) }
      BoundScreen(sheet: $sheet, path: $erased, other: nil)
    }
    .sheet(item: $sheet) { _ in PlainView() }
  }
  private var screen: some View {
    PlainView().navigationDestination(for: BoundRoute.self) { route in
      switch route {
      case .list: PlainView()
      case .item(let id): NumberView(id: id)
      }
    }
  }
  func open() {
    path = .init([.list])
    path = [BoundRoute]([.item(1)])
    path = Array([.list])
    erased = NavigationPath([BoundRoute.item(1)])
    erased = .init([BoundRoute.list])
    path = [BoundRoute](path.dropLast())
  }
}
struct BoundScreen: View {
  let add: (Int) -> Void
  private let other: Binding<NavigationPath>?
  private let sheet: Binding<BoundSheet?>
  init(sheet: Binding<BoundSheet?>, path: Binding<NavigationPath>, other: Binding<NavigationPath>?) {
    self.other = other
    let same = sheet
    self.sheet = same
    path.wrappedValue.append(BoundRoute.item(1))
    sheet.wrappedValue = .edit
    add = { sheet.wrappedValue = .item($0) }
  }
  var body: some View {
    Button("t") { other?.wrappedValue.append(BoundRoute.list) }
  }
}
struct BoundRow: View {
  @Binding private var path: NavigationPath
  init(path: Binding<NavigationPath>) { _path = path }
  var body: some View {
    VStack {
      Button("t") { move(to: .list) }
      Button("t") { move(to: .item(1)) }
    }
  }
  private func move(to route: BoundRoute) { path.append(route) }
}
