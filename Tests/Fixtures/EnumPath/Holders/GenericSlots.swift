// What a generic router's sheet shows is whatever the router is made for; a derived class says it once.
// hints: on
// resolved: GSlotSheet.one, GSlotCover.two, GSlotRoute.one, GSlotSheet.two, GSlotSheet.one, GSlotView.one, GSlotOther.one
import SwiftUI

class GSlotRouter<Route: Hashable, Sheet: Identifiable, Cover: Identifiable>: ObservableObject {
  @Published var path = NavigationPath()
  @Published var sheet: Sheet?
  @Published var cover: Cover?
  func push(_ route: Route) { path.append(route) }
  func present(_ sheet: Sheet) { self.sheet = sheet }
  func present(cover: Cover) { self.cover = cover }
}
enum GSlotRoute: Hashable { case one }
enum GSlotSheet: Identifiable {
  case one, two, three
//               ^^^^^ hint unused-route
  var id: Self { self }
}
enum GSlotCover: Identifiable {
  case one, two
//     ^^^ hint unused-route
  var id: Self { self }
}
final class GSlotMain: GSlotRouter<GSlotRoute, GSlotSheet, GSlotCover> {
  func help() { present(.one) }
  func more() { present(cover: .two) }
}
struct GSlotRoot: View {
  @StateObject var main = GSlotMain()
  var body: some View {
    NavigationStack(path: $main.path) {
      Button("t") { main.push(.one) }.navigationDestination(for: GSlotRoute.self) { _ in PlainView() }
    }
    .sheet(item: $main.sheet) { sheet in
      switch sheet {
      case .one, .two, .three: PlainView()
      }
    }
    .fullScreenCover(item: $main.cover) { cover in
      switch cover {
      case .one, .two: PlainView()
      }
    }
  }
}
func genericSlots(_ main: GSlotMain) {
  main.present(.two)
  main.sheet = .one
}

// Shown by a view that knows as little.
class GSlotPresenter<Item: Identifiable>: ObservableObject {
  @Published var shown: Item?
  func show(_ item: Item) { shown = item }
}
struct GSlotHost<Item: Identifiable, Content: View>: View {
  @ObservedObject var presenter: GSlotPresenter<Item>
  @ViewBuilder let content: (Item) -> Content
  var body: some View { PlainView().sheet(item: $presenter.shown) { content($0) } }
}
enum GSlotView: Identifiable {
  case one
  var id: Self { self }
}
struct GSlotHome: View {
  @StateObject var presenter = GSlotPresenter<GSlotView>()
  var body: some View {
    GSlotHost(presenter: presenter) { _ in PlainView() }
    Button("t") { presenter.show(.one) }
  }
}

enum GSlotOther: Identifiable {
  case one
  var id: Self { self }
}
final class GSlotDerived: GSlotPresenter<GSlotOther> {
  func start() { show(.one) }
}

// What nothing presents is a value like any other, also where a sheet shows one of that name.
enum GSlotState { case idle, busy }
final class GSlotBox<Value> {
  var shown: Value?
  func show(_ value: Value) { shown = value }
}
let gSlotBox = GSlotBox<GSlotState>()
func genericBox() { gSlotBox.show(.idle) }
