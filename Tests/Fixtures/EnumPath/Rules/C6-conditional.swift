// C6 Cases under an '#if' are there or not, as the app is built; a 'switch' for one platform leaves out the others'.
import SwiftUI

enum C6Conditional: Identifiable, Hashable {
  case widget(Int)
  #if os(Windows)
  case window
  #endif
  #if os(Linux)
  case terminal
  #endif
  var id: Self { self }
}
enum C6ConditionalOuter: Hashable { case list, inner(C6Conditional) }
final class C6ConditionalNav: ObservableObject {
  @Published var path: [C6ConditionalOuter] = []
  @Published var sheet: C6Conditional?
  func show() { sheet = .widget(1) }
  func next() { path.append(.list); path.append(.inner(.widget(1))) }
}
struct C6ConditionalRoot: View {
  @StateObject var nav = C6ConditionalNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C6ConditionalOuter.self) { route in
        switch route {
        case .list: PlainView()
        case .inner(.widget): PlainView()
        case .inner(.terminal): PlainView()
        }
      }
    }
    .sheet(item: $nav.sheet) { item in
      switch item {
      case .widget: PlainView()
      case .terminal: PlainView()
      }
    }
  }
}
