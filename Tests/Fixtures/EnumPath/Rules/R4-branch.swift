// R4 A stack in one branch of a view, which may be another when it is pushed.
import SwiftUI

enum R4Branch: Hashable { case login }
struct R4BranchLogin: View {
  var isModal = false
  var body: some View {
    if isModal {
      NavigationStack { PlainView() }
    } else {
      PlainView()
    }
  }
}
final class R4BranchNav: ObservableObject {
  @Published var path: [R4Branch] = []
  func next(_ route: R4Branch) { path.append(route) }
}
struct R4BranchRoot: View {
  @StateObject var nav = R4BranchNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Branch.self) { route in
        switch route {
        case .login: R4BranchLogin()
        }
      }
    }
  }
}
func r4(_ nav: R4BranchNav) { nav.next(.login) }
