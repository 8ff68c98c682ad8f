// R7-ownDestination The app has a 'navigationDestination' of its own beside SwiftUI's.
import SwiftUI

extension View {
  func navigationDestination<D, C: View>(item: Binding<D>, @ViewBuilder screen: @escaping (D) -> C) -> some View {
    background(screen(item.wrappedValue))
  }
}
enum R7Own: Hashable { case main, next }
enum R7OwnOther: Hashable { case admin }
final class R7OwnFirst: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: R7Own) { path.append(route) }
}
final class R7OwnSecond: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: R7Own) { path.append(route) }
}
struct R7OwnFirstRoot: View {
  @StateObject var nav = R7OwnFirst()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("next") { nav.push(.next) }
        .navigationDestination(for: R7Own.self) { route in
          switch route {
          case .main: EmptyView()
          case .next: PlainView()
          }
        }
    }
  }
}
struct R7OwnSecondRoot: View {
  @StateObject var nav = R7OwnSecond()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("main") { nav.push(.main) }
        .navigationDestination(for: R7OwnOther.self) { route in
          switch route {
          case .admin: PlainView()
          }
        }
        .navigationDestination(for: R7Own.self) { route in
          switch route {
          case .main: NumberView(id: 1)
          case .next: PlainView()
          }
        }
    }
  }
}
