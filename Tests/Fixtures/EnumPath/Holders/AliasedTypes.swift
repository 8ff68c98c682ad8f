// A view, an action or what the environment holds is the same under another name.
// resolved: AliasedRoute.item, AliasedRoute.home, -, AliasedRoute.list, AliasedRoute.page.first, AliasedOpen.screen, AliasedRoute.screen, -
// unresolved:
import SwiftUI

enum AliasedRoute: Hashable { case home, item, list, screen, page(AliasedPage) }
enum AliasedPage: Hashable { case first, last }
enum AliasedOpen { case screen(AliasedRoute), help }
typealias OtherOpen = AliasedOpen
final class AliasedNav: ObservableObject {
  @Published var path: [AliasedRoute] = []
  func open(_ action: OtherOpen) {
    switch action {
    case .screen(let route): path.append(route)
    case .help: break
    }
  }
}
struct AliasedOpener {
  let action: (AliasedRoute) -> Void
  func callAsFunction(_ route: AliasedRoute) { action(route) }
}
typealias OtherOpener = AliasedOpener
struct AliasedOpenerKey: EnvironmentKey { static var defaultValue: OtherOpener { OtherOpener { _ in } } }
extension EnvironmentValues {
  var aliasedOpener: OtherOpener {
    get { self[AliasedOpenerKey.self] }
    set { self[AliasedOpenerKey.self] = newValue }
  }
}
struct AliasedRow: View {
  let onOpen: (AliasedRoute) -> Void
  var body: some View { Button("item") { onOpen(.item) } }
}
typealias OtherRow = AliasedRow
struct AliasedButton: View {
  @EnvironmentObject var nav: AliasedNav
  let open: OtherOpen
  var body: some View { Button("open") { nav.open(open) } }
}
typealias OtherButton = AliasedButton
struct AliasedPages: View {
  let page: AliasedPage
  var body: some View {
    switch page {
    case .first: PlainView()
    case .last: NumberView(id: 1)
    }
  }
}
typealias OtherPages = AliasedPages
struct AliasedHome: View {
  @Environment(\.aliasedOpener) var opener
  var body: some View { Button("home") { opener(.home) } }
}
struct AliasedRoot: View {
  @StateObject var nav = AliasedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        AliasedHome()
        OtherRow(onOpen: { nav.path.append($0) })
        Button("list") { nav.path.append(.list) }
        Button("page") { nav.path.append(.page(.first)) }
        OtherButton(open: .screen(.screen))
      }
      .navigationDestination(for: AliasedRoute.self) { route in
        switch route {
        case .page(let page): OtherPages(page: page)
        default: PlainView()
        }
      }
    }
    .environmentObject(nav)
    .environment(\.aliasedOpener, OtherOpener { nav.path.append($0) })
  }
}
