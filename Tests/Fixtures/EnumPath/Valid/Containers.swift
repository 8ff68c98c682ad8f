// Containers What a container of Factory's makes, asked for by a key path.
// unfinished
// resolved: ContainerRoute.home, ContainerRoute.detail
import Factory
import SwiftUI

enum ContainerRoute: Hashable { case home, detail }
final class ContainerNav: ObservableObject {
  @Published var path: [ContainerRoute] = []
  func push(_ route: ContainerRoute) { path.append(route) }
}
final class NavContainer: SharedContainer {
  var nav: Factory<ContainerNav> { self { ContainerNav() } }
}
extension Container {
  var nav: Factory<ContainerNav> { self { ContainerNav() } }
}
struct ContainerRoot: View {
  @StateObject var nav = resolve(\NavContainer.nav)
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("home") { nav.push(.home) }.navigationDestination(for: ContainerRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .detail: PlainView()
        }
      }
    }
  }
}
struct ContainerRow: View {
  private let nav = resolve(\.nav)
  var body: some View { Button("detail") { nav.push(.detail) } }
}
