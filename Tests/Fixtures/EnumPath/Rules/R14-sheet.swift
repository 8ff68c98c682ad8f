// hints: on
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
  var view: Int {
    switch self {
    case .stack(let view), .sheet(let view): return view
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
struct R14SheetModifier: ViewModifier {
  @Binding var shown: R14Sheet?
  func body(content: Content) -> some View {
    content.sheet(item: $shown) { shown in NumberView(id: shown.view) }
  }
}
func presentR14Sheet(_ nav: R14SheetNav) {
  nav.present(.sheet(1))
  nav.present(.stack(1))
}
