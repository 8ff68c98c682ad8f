// R9 A child that gets the holder, one with a stack of its own, and one that hands its holder on.
import SwiftUI

final class R9GoodNav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ step: Step) { path.append(step) }
}
struct R9GoodChild: View {
  @EnvironmentObject var nav: R9GoodNav
  var body: some View { Button("next") { nav.next(.a(.x)) } }
}
struct R9GoodSheet: View {
  @StateObject var nav = R9GoodNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("next") { nav.next(.a(.x)) }.navigationDestination(for: Step.self) { $0.view }
    }
  }
}
struct R9GoodGiver: View {
  @StateObject var nav = R9GoodNav()
  var body: some View { R9GoodChild().environmentObject(nav).onAppear { nav.next(.a(.x)) } }
}
struct R9GoodRoot: View {
  @StateObject var nav = R9GoodNav()
  @State var isShown = false
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        R9GoodChild()
        R9GoodSheet()
        R9GoodGiver()
      }.environmentObject(nav).navigationDestination(for: Step.self) { $0.view }
    }
  }
}
