// R14 A binding cannot be compared, nor a list or an optional of objects.
// resolved: R14BoundRoute.list, R14BoundRoute.filter, R14BoundRoute.models
import SwiftUI

final class R14Listed {}
enum R14BoundRoute: Hashable {
  case list(Int), filter(Binding<Int>), models([R14Listed])
  static func == (lhs: R14BoundRoute, rhs: R14BoundRoute) -> Bool {
    switch (lhs, rhs) {
    case let (.list(left), .list(right)): left == right
    case (.filter, .filter), (.models, .models): true
    default: false
    }
  }
  func hash(into hasher: inout Hasher) {}
}
struct R14Filter: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}
struct R14BoundView: View {
  @State private var path: [R14BoundRoute] = []
  @State private var value = 0
  var body: some View {
    NavigationStack(path: $path) {
      Button("x") {
        path.append(.list(1))
        path.append(.filter($value))
        path.append(.models([]))
      }
      .navigationDestination(for: R14BoundRoute.self) { route in
        switch route {
        case .list(let number): Text("\(number)")
        case .filter(let binding): R14Filter(value: binding)
        case .models(let models): Text("\(models.count)")
        }
      }
    }
  }
}
