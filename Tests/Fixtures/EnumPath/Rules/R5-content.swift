// R5 What the stack shows brings a destination of its own: beside others, in its own body, or through a function.
import SwiftUI

struct R5Beside: View {
  var body: some View {
    NavigationStack {
      VStack {
        PlainView().navigationDestination(for: Step.self) { $0.view }
//                  ^^^^^^^^^^^^^^^^^^^^^ warning duplicate-destination
      }
      .navigationDestination(for: Step.self) { _ in PlainView() }
    }
  }
}
struct R5Outer: View {
  var body: some View {
    NavigationStack {
      VStack {
        PlainView()
        R5Middle()
      }
      .r5Steps()
    }
  }
}
struct R5Middle: View { var body: some View { R5Inner() } }
struct R5Inner: View {
  var body: some View {
    List { PlainView() }.navigationDestination(for: Step.self) { _ in PlainView() }
//                       ^^^^^^^^^^^^^^^^^^^^^ warning duplicate-destination
  }
}
struct R5Twice: View {
  var body: some View {
    NavigationStack {
      PlainView().r5Steps().r5Steps()
//                ^^^^^^^ warning duplicate-destination
    }
  }
}
extension View {
  func r5Steps() -> some View { navigationDestination(for: Step.self) { $0.view } }
}
