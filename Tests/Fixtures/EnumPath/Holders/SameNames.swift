// SameNames The app's router pushes, and that of the same name and with the same function on the watch changes its state.
// unfinished
// resolved: SameNames.Route.profile
//- /Phone/App.swift
import SwiftUI

final class SameNames: ObservableObject {
  enum Route: Hashable { case home, profile(Int) }
  @Published var path: [Route] = []
  func navigate(to route: Route) { path.append(route) }
}
struct SameNamesPhone: View {
  @StateObject var router = SameNames()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("profile") { router.navigate(to: .profile(1)) }
        .navigationDestination(for: SameNames.Route.self) { route in
          switch route {
          case .home: PlainView()
          case .profile(let id): NumberView(id: id)
          }
        }
    }
  }
}
//- /Watch/App.swift
import SwiftUI

enum Route { case splash, main }
final class SameNames: ObservableObject {
  @Published var route: Route = .splash
  func navigate(to route: Route) { self.route = route }
}
struct SameNamesWatch: View {
  @StateObject var router = SameNames()
  var body: some View {
    switch router.route {
    case .splash: Button("main") { router.navigate(to: .main) }
    case .main: PlainView()
    }
  }
}
