// R14-fresh What is compared is made anew each time: no two values are equal.
import SwiftUI

struct R14FreshID { let text = "a"; init() {} }
enum R14Fresh: Hashable {
  case stack(Int)
  var id: String {
    switch self {
    case .stack: R14FreshID().text
    }
  }
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) {}
}
struct R14FreshRoot: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      Button("stack") { path.append(R14Fresh.stack(1)) }
        .navigationDestination(for: R14Fresh.self) { route in
          switch route {
          case .stack(let number): NumberView(id: number)
          }
        }
    }
  }
}
