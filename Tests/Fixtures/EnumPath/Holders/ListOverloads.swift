// ListOverloads A case is no list, and a label tells functions apart.
// resolved: PairedScreen.one, PairedScreen.two, PairedScreen.three
import SwiftUI

protocol PairedRoute: Hashable {}
enum PairedScreen: PairedRoute { case one, two, three }
final class PairedNavigator: ObservableObject {
  @Published var path = NavigationPath()
  func navigate(to route: any PairedRoute) { path.append(route) }
  func navigate<R: PairedRoute>(to routes: [R]) { routes.forEach { path.append($0) } }
  func push<T: Hashable>(_ value: T) { path.append(value) }
  func push<each T: Hashable>(all values: repeat each T) { repeat path.append(each values) }
}
struct PairedRoot: View {
  @StateObject private var navigator = PairedNavigator()
  var body: some View {
    NavigationStack(path: $navigator.path) {
      Button("open") {
        navigator.navigate(to: PairedScreen.one)
        navigator.push(PairedScreen.two)
        navigator.push(PairedScreen.three)
        navigator.push(all: PairedScreen.one, PairedScreen.two)
      }
      .navigationDestination(for: PairedScreen.self) { _ in Text("screen") }
    }
  }
}
