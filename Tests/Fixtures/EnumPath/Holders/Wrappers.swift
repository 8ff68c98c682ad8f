// What a wrapper makes itself, and one of `T!`, need not be given: the initializer by all properties stands beside others.
// resolved: Step.a.y
import SwiftUI

struct WrapperRoot: View {
  @StateObject var nav = Nav.shared
  var body: some View {
    WrapperLink(step: .a(.x))
    WrapperLink(step: .y)
    WrapperUnset(step: .b(.x))
    WrapperUnset(step: .y)
    WrapperPush(nav: nav, step: .a(.y))
  }
}
struct WrapperLink: View {
  let step: Step
  @FocusState var isFocused: Bool
  @Namespace private var names
  var body: some View { NavigationLink("x", value: step) }
}
extension WrapperLink { init(step: A) { self.init(step: .a(step)) } }
struct WrapperUnset: View {
  let step: Step
  var note: String!
  var body: some View { NavigationLink("x", value: step) }
}
extension WrapperUnset { init(step: A) { self.step = .a(step) } }
struct WrapperPush: View {
  let nav: Nav
  let step: Step
  @FocusState var isFocused: Bool
  var body: some View { Button("x") { nav.next(step) } }
}
