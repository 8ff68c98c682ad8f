// Exported A module of the workspace exports SwiftUI; a base class has other parameters in another branch.
// resolved: ExportedRoute.list, ExportedRoute.detail
//- /Exported/Module.swift
@_exported import SwiftUI
//- /Exported/Router.swift
enum ExportedRoute: Hashable { case list, detail }
protocol ExportedHost { func push(with route: ExportedRoute) }
final class ExportedRouter: ObservableObject, ExportedHost {
  @Published var routes: [ExportedRoute] = []
  func push(with route: ExportedRoute) { routes.append(route) }
}
struct ExportedRoot: View {
  @StateObject var router = ExportedRouter()
  var body: some View {
    NavigationStack(path: $router.routes) {
      PlainView().navigationDestination(for: ExportedRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .detail: PlainView()
        }
      }
    }
  }
}
//- /Exported/Base.swift
#if os(tvOS)
class ExportedModel<State> { init(state: State) {} }
#else
class ExportedModel<Router: ExportedHost, State> {
  let router: Router
  init(router: Router, state: State) { self.router = router }
}
#endif
//- /Exported/List.swift
final class ExportedList<Router: ExportedHost>: ExportedModel<Router, Int> {
  func list() { router.push(with: .list) }
  func detail() { self.router.push(with: .detail) }
}
