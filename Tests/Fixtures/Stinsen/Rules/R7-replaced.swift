// R7 R9 What a tab coordinator starts with, others may replace.
import SwiftUI
import Stinsen
final class R7RAppCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R7RAppCoordinator.account)
  @Root var account = makeAccount
  func makeAccount() -> R7RAccountTabs {
    let tabs = R7RAccountTabs()
    tabs.isSignedIn = true
    return tabs
  }
  func openAccount() { root(\.account) }
}
final class R7RAccountTabs: TabCoordinatable {
  var child = TabChild(startingItems: [\R7RAccountTabs.login])
  var isSignedIn = false {
    didSet { child = TabChild(startingItems: [\R7RAccountTabs.login, \R7RAccountTabs.profile]) }
  }
  @Route(tabItem: makeItem) var login = makeLogin
  @Route(tabItem: makeItem) var profile = makeLogin
  func makeLogin() -> some View { R7RLoginScreen() }
  func makeItem(isActive: Bool) -> some View { Text("Login") }
}
struct R7RLoginScreen: View {
  @EnvironmentObject var tabs: R7RAccountTabs.Router
  var body: some View { Button("Profile") { tabs.focusFirst(\.profile) } }
}
