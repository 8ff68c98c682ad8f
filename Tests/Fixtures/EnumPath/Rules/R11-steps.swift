// R11 The same by hand, by setting the path, and by functions that know the route.
import SwiftUI

enum R11StepsHome: Hashable { case more }
enum R11StepsChat: Hashable { case room }
struct R11StepsHomeView: View {
  @ObservedObject var nav: R11StepsNav
  var body: some View {
    VStack {
      Button("more") { nav.pushHome(.more) }
      Button("chat") { nav.chatPath.append(.room) }
//                                          ^^^^ hint wrong-stack
      Button("chat") { nav.chatPath = [.room] }
//                                      ^^^^ hint wrong-stack
      Button("chat") { nav.showRoom() }
//                         ^^^^^^^^ hint wrong-stack
      Button("chat") { nav.showOther() }
//                         ^^^^^^^^^ hint wrong-stack
      Button("home") { nav.showMore() }
    }
  }
}
final class R11StepsNav: ObservableObject {
  @Published var tab = 0
  @Published var homePath: [R11StepsHome] = []
  @Published var chatPath: [R11StepsChat] = []
  func pushHome(_ route: R11StepsHome) { homePath.append(route) }
  func pushChat(_ route: R11StepsChat) { chatPath.append(route) }
  func showRoom() { chatPath.append(.room) }
  func showOther() { pushChat(.room) }
  func showMore() { homePath.append(.more) }
}
struct R11StepsTabs: View {
  @StateObject var nav = R11StepsNav()
  var body: some View {
    TabView(selection: $nav.tab) {
      NavigationStack(path: $nav.homePath) {
        R11StepsHomeView(nav: nav).navigationDestination(for: R11StepsHome.self) { _ in PlainView() }
      }
      NavigationStack(path: $nav.chatPath) {
        PlainView().navigationDestination(for: R11StepsChat.self) { _ in PlainView() }
      }
    }
  }
}
struct R11StepsApp: App { var body: some Scene { WindowGroup { R11StepsTabs() } } }
