// R4 A function that pushes what the path does not show already, pushes every case.
import SwiftUI

enum R4Guarded: Hashable { case list, copy, other, apart }
struct R4GuardedList: View {
  var body: some View { NavigationStack { PlainView() } }
}
final class R4GuardedNav: ObservableObject {
  @Published var path: [R4Guarded] = []
  func next(_ route: R4Guarded) {
    guard route != path.last else { return }
    path.append(route)
  }
  func once(_ route: R4Guarded) {
    if !path.contains(route) { path.append(route) }
  }
  // What is pushed depends on the case here.
  func choose(_ route: R4Guarded) {
    if route != .other { path.append(route) }
  }
  func sort(_ route: R4Guarded) {
    guard ![R4Guarded.apart].contains(route) else { return }
    path.append(route)
  }
}
struct R4GuardedRoot: View {
  @StateObject var nav = R4GuardedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Guarded.self) { route in
        switch route {
        case .list: R4GuardedList()
//                  ^^^^^^^^^^^^^ warning nested-navigation-container
        case .copy: R4GuardedList()
//                  ^^^^^^^^^^^^^ warning nested-navigation-container
        case .other: R4GuardedList()
        case .apart: R4GuardedList()
        }
      }
    }
  }
}
func r4(_ nav: R4GuardedNav) { nav.next(.list); nav.once(.copy); nav.choose(.other); nav.sort(.apart) }
