// R11 The tab is selected beside, by the function, or by whoever waits for the path.
import SwiftUI

enum R11QuietHome: Hashable { case more }
enum R11QuietChat: Hashable { case room }
struct R11QuietHomeView: View {
  @ObservedObject var nav: R11QuietNav
  var body: some View {
    VStack {
      Button("more") { nav.pushHome(.more) }
      Button("chat") {
        nav.tab = 1
        nav.chatPath.append(.room)
      }
      Button("chat") {
        nav.showRoom()
        nav.tab = 1
      }
      Button("chat") { nav.openRoom() }
      Button("news") { nav.newsPath = [.room] }
    }
  }
}
final class R11QuietNav: ObservableObject {
  @Published var tab = 0
  @Published var homePath: [R11QuietHome] = []
  @Published var chatPath: [R11QuietChat] = []
  @Published var newsPath: [R11QuietChat] = []
  func pushHome(_ route: R11QuietHome) { homePath.append(route) }
  func pushChat(_ route: R11QuietChat) { chatPath.append(route) }
  func showRoom() { chatPath.append(.room) }
  func openRoom() {
    tab = 1
    chatPath.append(.room)
  }
}
struct R11QuietTabs: View {
  @StateObject var nav = R11QuietNav()
  var body: some View {
    TabView(selection: $nav.tab) {
      NavigationStack(path: $nav.homePath) {
        R11QuietHomeView(nav: nav).navigationDestination(for: R11QuietHome.self) { _ in PlainView() }
      }
      NavigationStack(path: $nav.chatPath) {
        PlainView().navigationDestination(for: R11QuietChat.self) { _ in PlainView() }
      }
      NavigationStack(path: $nav.newsPath) {
        PlainView().navigationDestination(for: R11QuietChat.self) { _ in PlainView() }
      }
    }
    .onChange(of: nav.newsPath) { _ in nav.tab = 2 }
  }
}
struct R11QuietApp: App { var body: some Scene { WindowGroup { R11QuietTabs() } } }
