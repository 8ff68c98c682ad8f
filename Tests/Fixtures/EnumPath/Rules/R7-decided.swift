// R7 What a function does with a value it decides itself: this one shows a sheet for the case that has no screen.
import SwiftUI

enum R7Decided: Hashable { case start, password }
final class R7DecidedNav: ObservableObject {
  @Published var path = NavigationPath()
  @Published var asksForPassword = false
  func navigate(to route: R7Decided) {
    switch route {
    case .start: path.append(route)
    case .password: asksForPassword = true
    }
  }
}
struct R7DecidedRoot: View {
  @StateObject var nav = R7DecidedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("Set") { nav.navigate(to: .password) }
        .navigationDestination(for: R7Decided.self) { route in
          switch route {
          case .start: PlainView()
          case .password: EmptyView()
          }
        }
        .sheet(isPresented: $nav.asksForPassword) { PlainView() }
    }
  }
}
