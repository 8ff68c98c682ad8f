// Functions that an app adds to a path itself, to a list of routes, and to bindings of either.
// resolved: ExtendedTip.first, ExtendedTip.second, ExtendedRoute.list, ExtendedRoute.list, ExtendedRoute.list, ExtendedRoute.list, ExtendedRoute.detail, ExtendedRoute.detail, ExtendedRoute.detail
import SwiftUI

enum ExtendedRoute: Hashable { case list, detail(id: Int) }
enum ExtendedTip: Hashable { case first, second(Int) }

extension NavigationPath {
  mutating func put<T: Hashable>(_ value: T) { self.append(value) }
  mutating func swap(for route: ExtendedRoute) {
    removeLast()
    append(route)
  }
}
extension Binding where Value == NavigationPath {
  func open(_ route: ExtendedRoute) { wrappedValue.append(route) }
  func later(_ route: ExtendedRoute) { self.wrappedValue.append(route) }
}
extension Array where Element == ExtendedTip {
  mutating func teach(_ tip: ExtendedTip) { append(tip) }
}
extension Binding where Value == [ExtendedTip] {
  func open(_ tip: ExtendedTip) { wrappedValue = [tip] }
}

final class ExtendedRouter: ObservableObject {
  @Published var path = NavigationPath()
  func go(_ route: ExtendedRoute) { path.put(route) }
}
struct ExtendedRoot: View {
  @StateObject var router = ExtendedRouter()
  @State private var tips: [ExtendedTip] = []
  var body: some View {
    VStack {
      NavigationStack(path: $router.path) {
        ExtendedHome(path: $router.path).navigationDestination(for: ExtendedRoute.self) { route in
          switch route {
          case .list: PlainView()
          case .detail(let id): NumberView(id: id)
          }
        }
      }
      NavigationStack(path: $tips) {
        VStack {
          Button("first") { tips.teach(.first) }
          Button("second") { $tips.open(.second(2)) }
        }
        .navigationDestination(for: ExtendedTip.self) { tip in
          switch tip {
          case .first: PlainView()
          case .second(let number): NumberView(id: number)
          }
        }
      }
    }
  }
}
struct ExtendedHome: View {
  @Binding var path: NavigationPath
  var stack: Binding<NavigationPath>?
  @ObservedObject var router = ExtendedRouter()
  var body: some View {
    VStack {
      Button("list") { router.go(.list) }
      Button("list") { router.path.put(ExtendedRoute.list) }
      Button("list") { router.path.swap(for: .list) }
      Button("list") { stack?.open(.list) }
      Button("list") { path.put(3) }
    }
    Button("detail") { $path.open(.detail(id: 1)) }
    Button("detail") { $path.later(.detail(id: 2)) }
    Button("detail") { path.put(ExtendedRoute.detail(id: 3)) }
  }
}
