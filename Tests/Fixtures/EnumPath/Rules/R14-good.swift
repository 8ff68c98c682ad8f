// R14 A payload that is compared, one that nothing shows, and a sheet, which goes by its identity.
import SwiftUI

enum R14Good: Hashable {
  case home, item(id: Int), tagged(Int, note: String), asked(Int, done: ((Int) -> Void)?)
  static func == (lhs: R14Good, rhs: R14Good) -> Bool {
    switch (lhs, rhs) {
    case (.home, .home): return true
    case (.item(let left), .item(let right)): return left == right
    case (.tagged(let left, _), .tagged(let right, _)) where left == right: return true
    case (.tagged, .tagged): return false
    case (.asked(let left, _), .asked(let right, _)): return left == right
    default: return false
    }
  }
  func hash(into hasher: inout Hasher) {}
  @ViewBuilder var view: some View {
    switch self {
    case .home: PlainView()
    case .item(let id): NumberView(id: id)
    case .tagged(let id, _): NumberView(id: id)
    case .asked(let id, let done): AskingView(id: id, done: done)
    }
  }
}
struct AskingView: View {
  let id: Int
  let done: ((Int) -> Void)?
  var body: some View { Text("asking") }
}
final class R14GoodNav: ObservableObject {
  @Published var path: [R14Good] = []
  func next(_ route: R14Good) { path.append(route) }
}
struct R14GoodRoot: View {
  @StateObject var nav = R14GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R14Good.self) { route in route.view }
    }
  }
}

enum R14GoodSheet: Hashable, Identifiable {
  case edit(id: Int)
  var id: String {
    switch self {
    case .edit: "edit"
    }
  }
  static func == (lhs: R14GoodSheet, rhs: R14GoodSheet) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
struct R14GoodSheetView: View {
  @State var sheet: R14GoodSheet?
  var body: some View {
    Button("edit") { sheet = .edit(id: 1) }.sheet(item: $sheet) { sheet in
      switch sheet {
      case .edit(let id): NumberView(id: id)
      }
    }
  }
}
