// ListOverloads A case is no list, and a label tells functions apart.
// resolved: ListedScreen.one, ListedScreen.two, ListedScreen.three
import SwiftUI

protocol ListedRoute: Hashable {}
enum ListedScreen: ListedRoute { case one, two, three }
final class ListedNavigator: ObservableObject {
  @Published var path = NavigationPath()
  func navigate(to route: any ListedRoute) { path.append(route) }
  func navigate<R: ListedRoute>(to routes: [R]) { routes.forEach { path.append($0) } }
  func push<T: Hashable>(_ value: T) { path.append(value) }
  func push<each T: Hashable>(all values: repeat each T) { repeat path.append(each values) }
}
struct ListedRoot: View {
  @StateObject private var navigator = ListedNavigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Button("open") {
        navigator.navigate(to: ListedScreen.one)
        navigator.push(ListedScreen.two)
        navigator.push(ListedScreen.three)
        navigator.push(all: ListedScreen.one, ListedScreen.two)
      }
      .navigationDestination(for: ListedScreen.self) { _ in Text("screen") }
    }
  }
}
