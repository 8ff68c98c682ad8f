// A payload that is one of several leads to each of them; of several payloads, the first that is a route leads on.
// hints: on
// resolved: ForkRoute.auth, ForkRoute.auth.login, ForkRoute.auth.signup, ForkRoute.help, ForkRoute.auth.login, ForkRoute.deep.auth.login, ForkRoute.deep.auth.signup, ForkRoute.deep.help, ForkRoute.both.login, ForkRoute.both, ForkRoute.auth.signup, ForkRoute.auth.login, ForkRoute.auth, ForkRoute.auth.forgotten, ForkRoute.auth, ForkRoute.auth.login
import SwiftUI

enum ForkPart: Hashable {
  case login, signup, forgotten
  var view: some View { PlainView() }
}
indirect enum ForkRoute: Hashable {
  case help, auth(ForkPart), deep(ForkRoute), both(ForkPart, then: ForkPart)
  var view: some View { PlainView() }
}
final class ForkNav: ObservableObject {
  @Published var path: [ForkRoute] = []
  func open(_ part: ForkPart) { path.append(.auth(part)) }
}
struct ForkRoot: View {
  @StateObject var nav = ForkNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: ForkRoute.self) { $0.view } }
  }
}
func forks(_ nav: ForkNav, _ known: Bool, _ part: ForkPart, _ chosen: ForkPart?) {
  nav.path.append(.auth(known ? .login : .signup))
  nav.path.append(known ? .help : .auth(.login))
  nav.path.append(.deep(known ? .auth(known ? .login : .signup) : .help))
  nav.path.append(.both(.login, then: .forgotten))
  nav.path.append(.both(part, then: .signup))
  nav.open(known ? .signup : .login)
  nav.path.append(.auth(chosen ?? .forgotten))
  nav.path.append(.auth(known ? .login : part))
}
