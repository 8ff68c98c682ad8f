// R6 A destination behind a stack is that of the container around it, where there is one.
import SwiftUI

struct R6Stack: View {
  var body: some View {
    NavigationStack { PlainView() }.navigationDestination(for: Step.self) { $0.view }
  }
}

struct R6Screen: View {
  var body: some View { NavigationStack { R6Stack().padding() } }
}

struct R6Inner: View {
  var body: some View {
    NavigationStack { PlainView() }.navigationDestination(for: Step.self) { $0.view }
//                                  ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
  }
}

final class R6Nav: ObservableObject { @Published var path: [Other6] = [] }
enum Other6: Hashable { case one }
struct R6OtherScreen: View {
  @ObservedObject var nav: R6Nav
  var body: some View {
    NavigationStack(path: $nav.path) { R6Inner().navigationDestination(for: Other6.self) { _ in PlainView() } }
  }
}
func r6(_ nav: R6Nav) { nav.path.append(.one) }

struct R6Part: View {
  var body: some View {
    NavigationStack { PlainView() }.navigationDestination(for: Step.self) { $0.view }
  }
}

struct R6Columns: View {
  var body: some View {
    NavigationSplitView { PlainView() } detail: { part.framed() }
  }
  private var part: some View { R6Part() }
}

struct R6Mixed: View {
  var isWide: Bool
  var body: some View {
    if isWide { NavigationSplitView { PlainView() } detail: { stack.framed() } } else { stack }
  }
  private var stack: some View {
    NavigationStack { PlainView() }.navigationDestination(for: Step.self) { $0.view }
  }
}

struct R6Alone: View {
  var body: some View {
    NavigationStack { PlainView() }.navigationDestination(for: Step.self) { $0.view }
//                                  ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
  }
}

struct R6Tabs: View {
  var body: some View {
    TabView {
      R6Alone()
      NavigationStack { PlainView() }
    }
  }
}

extension View {
  func framed() -> some View { padding() }
}
