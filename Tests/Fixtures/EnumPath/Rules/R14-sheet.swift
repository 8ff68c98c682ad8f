// R14 No destination takes what is pushed, and the sheet goes by its identity: nothing compares these values.
import SwiftUI

enum R14Sheet: Identifiable, Hashable {
  case stack(Int)
  case sheet(Int)
  var id: String {
    switch self {
    case .stack: return "stack"
    case .sheet: return "sheet"
    }
  }
  var number: Int {
    switch self {
    case .stack(let number), .sheet(let number): return number
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
final class R14SheetNav: ObservableObject {
  @Published var path = NavigationPath()
//               ^^^^ warning unmounted-route
  @Published var shown: R14Sheet?
  func present(_ shown: R14Sheet) {
    switch shown {
    case .stack: path.append(shown)
//                           ^^^^^ warning unmounted-route
    case .sheet: self.shown = shown
    }
  }
}
struct R14SheetView: View {
  @ObservedObject var nav: R14SheetNav
  var body: some View {
    Button("show") { nav.present(.sheet(1)) }.sheet(item: $nav.shown) { NumberView(id: $0.number) }
  }
}
