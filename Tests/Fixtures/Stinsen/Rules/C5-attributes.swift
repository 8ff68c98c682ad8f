// C5 R12 A route with one attribute in each branch of an `#if`.
import SwiftUI
import Stinsen
struct C5IV: View { var body: some View { Text("") } }
final class C5IC: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \C5IC.start)
  @Root var start = makeStart
  #if os(macOS)
  @Root
  #else
  @Route(.push)
  #endif
  var settings = makeSettings
  #if os(iOS)
  @Route(.push)
  #else
  @Route(.modal)
  #endif
  var help = makeHelp
  func makeStart() -> some View { C5IV() }
  func makeSettings() -> some View { C5IV() }
  func makeHelp() -> NavigationViewCoordinator<C5IC> { .init(C5IC()) }
  func openSettings() {
    #if os(macOS)
    root(\.settings)
    #else
    route(to: \.settings)
    #endif
  }
  func openHelp() { route(to: \.help).child.popToRoot() }
}
