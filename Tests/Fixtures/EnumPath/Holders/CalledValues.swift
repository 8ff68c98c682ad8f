// A holder that is called like a function, and a value that hands on to one, wherever they are kept.
// hints: on
// resolved: -, CalledStep.home, CalledStep.item, CalledStep.list, CalledStep.more, CalledStep.last
// unresolved:
import SwiftUI

enum CalledStep: Hashable { case home, item(Int), list, more, last }
final class CalledNav: ObservableObject {
  @Published var path: [CalledStep] = []
  func callAsFunction(_ step: CalledStep) { path.append(step) }
}
struct CalledGo {
  let nav: CalledNav
  func callAsFunction(to step: CalledStep) { nav(step) }
}
struct CalledShow {
  var handler: (CalledStep) -> Void = { _ in }
  func callAsFunction(_ step: CalledStep) { handler(step) }
}
struct CalledShowKey: EnvironmentKey { static var defaultValue: CalledShow { CalledShow() } }
extension EnvironmentValues {
  var calledShow: CalledShow {
    get { self[CalledShowKey.self] }
    set { self[CalledShowKey.self] = newValue }
  }
}
struct CalledRoot: View {
  @StateObject var nav = CalledNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      CalledHome(nav: nav, go: CalledGo(nav: nav)).navigationDestination(for: CalledStep.self) { _ in PlainView() }
    }
    .environmentObject(nav)
    .environment(\.calledShow, CalledShow { nav($0) })
  }
}
struct CalledHome: View {
  @ObservedObject var nav: CalledNav
  @EnvironmentObject var router: CalledNav
  @Environment(\.calledShow) var show
  let go: CalledGo
  var body: some View {
    VStack {
      Button("home") { nav(.home) }
      Button("item") { self.go(to: .item(1)) }
      Button("list") { router(.list) }
      Button("more") { show(.more) }
      Button("last") {
        let local = go
        local(to: .last)
      }
    }
  }
}
