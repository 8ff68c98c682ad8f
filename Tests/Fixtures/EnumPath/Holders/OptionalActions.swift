// An action that may be missing: '.none' and '.some' are its own, and what it carries is the route.
// rejected
import SwiftUI

enum MaybeScreen: Hashable { case home, detail(Int) }
enum MaybeEvent { case screen(MaybeScreen), back }
final class MaybeNav: ObservableObject {
  @Published var path: [MaybeScreen] = []
  func handle(_ event: MaybeEvent) {
    switch event {
    case .screen(let screen): path.append(screen)
    case .back: if !path.isEmpty { path.removeLast() }
    }
  }
  func open(_ event: MaybeEvent?) {
    guard let event else { return }
    handle(event)
  }
}
struct MaybeRoot: View {
  @StateObject var nav = MaybeNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("a") { nav.open(.none) }
        Button("b") { nav.open(.some(.back)) }
        Button("c") { nav.open(.screen(.home)) }
        Button("d") { nav.open(.some(.screen(.detail(1)))) }
        Button("e") { nav.open(.scren(.home)) }
//                              ^^^^^ unknown-route
      }
      .navigationDestination(for: MaybeScreen.self) { screen in
        switch screen {
        case .home: Text("home")
        case .detail(let id): Text("\(id)")
        }
      }
    }
  }
}
