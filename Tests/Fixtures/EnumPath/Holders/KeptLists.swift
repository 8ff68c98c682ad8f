// A list of routes that a function keeps beside the path is not what it pushes.
// resolved: KeptRoute.page, KeptRoute.home
import SwiftUI

enum KeptRoute: Hashable { case home, page(Int) }
final class KeptRouter: ObservableObject {
  var section = 0
  private(set) var neighbours: [KeptRoute] = []
  @Published private var paths: [Int: [KeptRoute]] = [:]
  func binding(_ section: Int) -> Binding<[KeptRoute]> {
    Binding(get: { self.paths[section] ?? [] }, set: { self.paths[section] = $0 })
  }
  func open(_ route: KeptRoute, within neighbours: [KeptRoute] = []) {
    self.neighbours = neighbours
    paths[section, default: []].append(route)
  }
}
struct KeptRoot: View {
  @StateObject var router = KeptRouter()
  var body: some View {
    NavigationStack(path: router.binding(0)) {
      PlainView().navigationDestination(for: KeptRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .page(let id): NumberView(id: id)
        }
      }
    }
  }
}
func keptLists(_ router: KeptRouter, _ ids: [Int]) {
  router.open(.page(1), within: ids.map { KeptRoute.page($0) })
  router.open(.home)
}
