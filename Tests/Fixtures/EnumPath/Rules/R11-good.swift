// R11 The tab is selected first, by the view or by the holder.
import SwiftUI

enum R11GoodHome: Hashable { case more }
enum R11GoodChat: Hashable { case room }
struct R11GoodHomeView: View {
  @ObservedObject var nav: R11GoodNav
  var body: some View {
    VStack {
      Button("more") { nav.pushHome(.more) }
      Button("chat") {
        nav.tab = 1
        nav.pushChat(.room)
      }
      Button("chat") { nav.openChat(.room) }
    }
  }
}
final class R11GoodNav: ObservableObject {
  @Published var tab = 0
  @Published var homePath: [R11GoodHome] = []
  @Published var chatPath: [R11GoodChat] = []
  func pushHome(_ route: R11GoodHome) { homePath.append(route) }
  func pushChat(_ route: R11GoodChat) { chatPath.append(route) }
  func openChat(_ route: R11GoodChat) {
    tab = 1
    chatPath.append(route)
  }
}
struct R11GoodTabs: View {
  @StateObject var nav = R11GoodNav()
  var body: some View {
    TabView(selection: $nav.tab) {
      NavigationStack(path: $nav.homePath) {
        R11GoodHomeView(nav: nav).navigationDestination(for: R11GoodHome.self) { _ in PlainView() }
      }
      NavigationStack(path: $nav.chatPath) {
        PlainView().navigationDestination(for: R11GoodChat.self) { _ in PlainView() }
      }
    }
  }
}
struct R11GoodApp: App { var body: some Scene { WindowGroup { R11GoodTabs() } } }
