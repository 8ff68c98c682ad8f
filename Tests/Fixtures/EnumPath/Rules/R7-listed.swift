// R7 Code that goes through a list, or has kept an event, may leave out what shows nothing.
import SwiftUI

enum R7Listed: Hashable { case list, blank }
enum R7ListedEvent {
  case open(R7Listed), close
  var isClose: Bool { if case .close = self { true } else { false } }
}
final class R7ListedNav: ObservableObject {
  @Published var path: [R7Listed] = []
  func next(_ route: R7Listed) { path.append(route) }
  func handle(_ event: R7ListedEvent) {
    switch event {
    case .open(let route): path.append(route)
    case .close: path = []
    }
  }
}
extension Array where Element == R7Listed {
  func forEach(skipping skipped: R7Listed, _ body: (R7Listed) -> Void) {
    for route in self where route != skipped { body(route) }
  }
  func lastIndex(where isOne: (R7ListedEvent) -> Bool) -> Int { 0 }
}
struct R7ListedView: View {
  @StateObject var nav = R7ListedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("all") {
        for route in [R7Listed.list, .blank] where route != .blank { nav.next(route) }
        for event in [R7ListedEvent.open(.blank), .close] where event.isClose { nav.handle(event) }
        [R7Listed.list, .blank].forEach(skipping: .blank) { nav.next($0) }
        let event = R7ListedEvent.open(.blank)
        if event.isClose { nav.handle(event) }
        let last: Int = nav.path.lastIndex(where: { $0.isClose })
        print(last)
      }
      .navigationDestination(for: R7Listed.self) { route in
        switch route {
        case .list: Text("list")
        case .blank: EmptyView()
        }
      }
    }
  }
}
func r7listed(_ nav: R7ListedNav, _ route: R7Listed?) {
  nav.next(route ?? .none ?? .list)
  nav.next((route ?? .none) ?? .list)
}
