// R3 A stack above, a stack on some way, and ways that cannot be followed.
import SwiftUI

struct R3GoodRow: View { var body: some View { NavigationLink("more", value: Step.a(.x)) } }
struct R3GoodMenu: View {
  var rows: some View { R3GoodRow() }
  var body: some View { NavigationStack { rows.navigationDestination(for: Step.self) { $0.view } } }
}
/// Somebody else shows it.
struct R3GoodOrphan: View { var body: some View { NavigationLink("more", value: Step.a(.x)) } }
/// A wrapper may bring a stack.
struct R3GoodFrame<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View { NavigationStack { content } }
}
struct R3GoodFramed: View { var body: some View { NavigationLink("more", value: Step.a(.x)) } }
extension View { func r3InStack() -> some View { NavigationStack { self } } }
struct R3GoodModified: View { var body: some View { NavigationLink("more", value: Step.a(.x)) } }
struct R3GoodSheet: View {
  @State var isShown = false
  var body: some View {
    PlainView().sheet(isPresented: $isShown) { NavigationStack { R3GoodRow() } }
  }
}
struct R3GoodApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        R3GoodMenu()
        R3GoodSheet()
        R3GoodFrame { R3GoodFramed() }
        R3GoodModified().r3InStack()
      }
    }
  }
}
