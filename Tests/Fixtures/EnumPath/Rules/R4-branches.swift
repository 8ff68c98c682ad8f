// R4 A view that brings a stack whichever way it is shown, and views that can do without.
import SwiftUI

enum R4Way: Hashable { case always, asked, styled, held(R4Target) }
enum R4Target: Hashable {
  case key(Int)
  case name(String)
  var key: Int { if case .key(let key) = self { key } else { 0 } }
  var next: R4Way { .held(.key(key)) }
}
struct R4Always: View {
  let isWide: Bool
  var body: some View { if isWide { NavigationView { PlainView() } } else { NavigationStack { PlainView() } } }
}
struct R4Asked: View {
  let isWide: Bool
  var body: some View { if isWide { NavigationStack { content } } else { content } }
  var content: some View { PlainView() }
}
struct R4Styled: View {
  enum Style { case pushed, modal }
  var style = Style.pushed
  var body: some View {
    switch style {
    case .pushed: PlainView()
    case .modal: NavigationStack { PlainView() }
    }
  }
}
struct R4Held: View {
  let key: Int
  var body: some View { PlainView() }
}
final class R4WayNav: ObservableObject {
  @Published var path: [R4Way] = []
  func next(_ route: R4Way) { path.append(route) }
}
struct R4WayRoot: View {
  @StateObject var nav = R4WayNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R4Way.self) { route in
        switch route {
        case .always: R4Always(isWide: true)
//                    ^^^^^^^^ warning nested-navigation-container
        case .asked: R4Asked(isWide: true)
        case .styled: R4Styled()
        case .held(let target): R4Held(key: target.key)
        }
      }
    }
  }
}
func r4ways(_ nav: R4WayNav, _ target: R4Target) {
  nav.next(.always)
  nav.next(.asked)
  nav.next(.styled)
  nav.next(target.next)
  nav.next(.held(.key(target.key)))
}
