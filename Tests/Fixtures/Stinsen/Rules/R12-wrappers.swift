// R12 Wrappers that put no navigation view around their child, or not always.
import SwiftUI
import Stinsen
struct R12WV: View { var body: some View { Text("") } }
// a navigation view on the Mac only
final class R12WMacWrapper: ViewWrapperCoordinator<R12WLane, AnyView> {
  init(_ lane: R12WLane) {
    super.init(lane) { view in
      #if os(macOS)
      AnyView(NavigationView { view })
      #else
      view
      #endif
    }
  }
}
// no navigation view around the child, only a help sheet with one
final class R12WHelpWrapper: ViewWrapperCoordinator<R12WLane, AnyView> {
  init(_ lane: R12WLane) { super.init(lane) { view in AnyView(view.sheet(isPresented: .constant(false)) { R12WHelpWrapper.help() }) } }
  static func help() -> some View { NavigationView { R12WV() } }
}
// as its caller wants it
final class R12WChoiceWrapper: ViewWrapperCoordinator<R12WLane, AnyView> {
  init(_ lane: R12WLane, embedded: Bool) { super.init(lane) { view in embedded ? AnyView(NavigationView { view }) : view } }
}
final class R12WLane: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \R12WLane.start)
  @Root var start = makeStart
  @Route(.push) var mac = makeMac
  @Route(.push) var help = makeHelp
  @Route(.push) var choice = makeChoice
  func makeStart() -> some View { R12WV() }
  func makeMac() -> R12WMacWrapper { R12WMacWrapper(R12WLane()) }
  func makeHelp() -> R12WHelpWrapper { R12WHelpWrapper(R12WLane()) }
  func makeChoice() -> R12WChoiceWrapper { R12WChoiceWrapper(R12WLane(), embedded: false) }
  func a() { route(to: \.mac).child.popLast() }
  func b() { route(to: \.help).child.popLast() }
  func c() { route(to: \.choice).child.popLast() }
}
