// A static property and one of values that are called alike.
// resolved: SameRoute.detail, SameRoute.detail, SameRoute.titled
import SwiftUI

enum SameRoute: Hashable { case detail(Int), titled(String) }
final class SameNav: ObservableObject {
  @Published var path: [SameRoute] = []
  func push(_ route: SameRoute) { path.append(route) }
}
struct SameEditor: View {
  static let id = "editor"
  let id: Int
  @ObservedObject var nav: SameNav
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("a") { nav.push(.detail(id)) }
        .onTapGesture { nav.push(.detail(self.id)) }
        .navigationDestination(for: SameRoute.self) { route in
          switch route {
          case .detail(let id): Text("\(id)")
          case .titled(let title): Text(title)
          }
        }
    }
  }
  static func start(_ nav: SameNav) { nav.push(.titled(id)) }
}
