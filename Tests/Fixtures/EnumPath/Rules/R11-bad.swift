// R11 The home tab pushes onto the chat tab's path and stays where it is.
import SwiftUI

enum R11BadHome: Hashable { case more }
enum R11BadChat: Hashable { case room }
struct R11BadHomeView: View {
  @ObservedObject var nav: R11BadNav
  var body: some View {
    VStack {
      Button("more") { nav.pushHome(.more) }
      Button("chat") { nav.pushChat(.room) }
//                                   ^^^^ hint wrong-stack
    }
  }
}
final class R11BadNav: ObservableObject {
  @Published var tab = 0
  @Published var homePath: [R11BadHome] = []
  @Published var chatPath: [R11BadChat] = []
  func pushHome(_ route: R11BadHome) { homePath.append(route) }
  func pushChat(_ route: R11BadChat) { chatPath.append(route) }
  func openChat(_ route: R11BadChat) {
    tab = 1
    chatPath.append(route)
  }
}
struct R11BadTabs: View {
  @StateObject var nav = R11BadNav()
  var body: some View {
    TabView(selection: $nav.tab) {
      NavigationStack(path: $nav.homePath) {
        R11BadHomeView(nav: nav).navigationDestination(for: R11BadHome.self) { _ in PlainView() }
      }
      NavigationStack(path: $nav.chatPath) {
        PlainView().navigationDestination(for: R11BadChat.self) { _ in PlainView() }
      }
    }
  }
}
struct R11BadApp: App { var body: some Scene { WindowGroup { R11BadTabs() } } }
