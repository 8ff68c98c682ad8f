// What a function pushes that takes anything is a route where a destination takes whatever its caller says.
// hints: on
// resolved: ErasedRoute.info, ErasedRoute.item, ErasedOuter.Inner.only
import SwiftUI

final class ErasedRouter: ObservableObject {
  @Published var path = NavigationPath()
  func push<T: Hashable>(_ route: T) { path.append(route) }
  func log<T: Hashable>(_ value: T) {}
}
struct ErasedHost<Screen: View>: View {
  @ObservedObject var router: ErasedRouter
  @ViewBuilder var screen: () -> Screen
  var body: some View { NavigationStack(path: $router.path) { screen() } }
}
extension View {
  func shows<D: Hashable, C: View>(_ data: D.Type, @ViewBuilder content: @escaping (D) -> C) -> some View {
    navigationDestination(for: D.self) { content($0) }
  }
}
enum ErasedRoute: Hashable { case info, item(id: Int), never }
//                                                     ^^^^^ hint unused-route
enum ErasedData: Hashable { case one, two }
enum ErasedOuter { enum Inner: Hashable { case only } }
struct ErasedPushRoot: View {
  @StateObject var router = ErasedRouter()
  var body: some View {
    ErasedHost(router: router) {
      Button("x") {
        router.push(ErasedRoute.info)
        router.push(ErasedRoute.item(id: 1))
        router.push(ErasedOuter.Inner.only)
        router.log(ErasedData.one)
      }
      .shows(ErasedRoute.self) { route in
        switch route {
        case .info: Text("info")
        case .item(let id): Text("\(id)")
        case .never: Text("never")
        }
      }
      .shows(ErasedOuter.Inner.self) { _ in Text("inner") }
    }
  }
}
