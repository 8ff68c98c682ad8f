// R8-sameHolders The app's holder is made where it is shown, and a framework puts the one of that name that the other
// target has into the environment.
// unfinished
//- /Phone/App.swift
import SwiftUI

enum R8Held: Hashable { case list }
final class R8HeldNav: ObservableObject {
  @Published var path: [R8Held] = []
}
struct R8HeldRoot: View {
  @StateObject var nav = R8HeldNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("list") { nav.path.append(.list) }
        .navigationDestination(for: R8Held.self) { route in
          switch route {
          case .list: R8HeldList()
          }
        }
    }
  }
}
struct R8HeldList: View { var body: some View { PlainView() } }
//- /Watch/App.swift
import SwiftUI

final class R8HeldNav: ObservableObject {}
struct R8HeldList: View {
  @EnvironmentObject var nav: R8HeldNav
  var body: some View { PlainView() }
}
