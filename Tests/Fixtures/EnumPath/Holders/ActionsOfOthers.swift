// A type without paths that takes an action apart, and hands what it carries to holders, transitions at its calls. Of
// several enums that a case carries, the one that moves is the route. What a branch does of its own is listed there.
// rejected
// resolved: PartedHome.list, -, PartedPlace.home, PartedPlace.home, PartedHome.detail, PartedPlace.profile, PartedProfile.edit, PartedHome.list, PartedPlace.home
import SwiftUI

enum PartedStyle { case slow, fast }
enum PartedHome: Hashable { case detail(Int), list }
enum PartedProfile: Hashable { case edit }
enum PartedPlace { case tab(Int), home(PartedHome), profile(PartedProfile, PartedStyle), start }

final class PartedHomeRouter: ObservableObject {
  @Published var path: [PartedHome] = []
  func push(_ route: PartedHome) { path.append(route) }
}
final class PartedProfileRouter: ObservableObject {
  @Published var path = NavigationPath()
  func navigate(to route: PartedProfile, _ style: PartedStyle) { path.append(route) }
}
final class PartedRouter: ObservableObject {
  let home = PartedHomeRouter()
  let profile = PartedProfileRouter()
  @Published var tab = 0
  private func perform(_ place: PartedPlace) {
    switch place {
    case .tab(let tab): self.tab = tab
    case .home(let route):
      tab = 0
      home.push(route)
    case .profile(let route, let style): profile.navigate(to: route, style)
    case .start: home.push(.list)
    }
  }
  func navigate(to route: PartedHome) { handle(.home(route)) }
  func handle(_ place: PartedPlace) {
    DispatchQueue.main.async { self.perform(place) }
  }
}
struct PartedRoot: View {
  @StateObject var router = PartedRouter()
  var body: some View {
    Button("a") { router.handle(.home(.detail(1))) }
    Button("b") { router.handle(.profile(.edit, .fast)) }
    Button("c") { router.navigate(to: .list) }
    Button("d") { router.handle(.start) }
    Button("e") { router.handle(.home(.detail("1"))) }
//                                            ^^^ input-mismatch
    PartedHomeView(router: router.home)
    PartedProfileView(router: router.profile)
  }
}
struct PartedHomeView: View {
  @ObservedObject var router: PartedHomeRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("h").navigationDestination(for: PartedHome.self) { route in
        switch route {
        case .detail: Text("d")
        case .list: Text("l")
        }
      }
    }
  }
}
struct PartedProfileView: View {
  @ObservedObject var router: PartedProfileRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("p").navigationDestination(for: PartedProfile.self) { _ in Text("e") }
    }
  }
}
