// R4 A stack in the branch itself, also of a payload; a sheet's branch, one of several resolvers, and data may have one.
import SwiftUI

enum R4Inline: Hashable { case settings, old, wide(Bool), modal, shop(R4InlineShop), tab(R4InlineTab) }
enum R4InlineShop: Hashable { case list, item(Int) }
enum R4InlineTab: Hashable {
  case home, more
  @ViewBuilder var view: some View {
    switch self {
    case .home: NavigationStack { PlainView() }
    case .more: NavigationStack { NumberView(id: 1) }
    }
  }
}
enum R4InlineSheet: Hashable, Identifiable {
  case login
  var id: Self { self }
}
struct R4InlineRoot: View {
  @State private var path: [R4Inline] = []
  @State private var sheet: R4InlineSheet?
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Settings") { path.append(.settings) }
        Button("Old") { path.append(.old) }
        Button("Wide") { path.append(.wide(true)) }
        Button("Modal") { path.append(.modal) }
        Button("List") { path.append(.shop(.list)) }
        Button("Item") { path.append(.shop(.item(1))) }
        Button("Tab") { path = [.tab(.home), .tab(.more)] }
        Button("Log in") { sheet = .login }
      }
      .navigationDestination(for: R4Inline.self) { route in
        switch route {
        case .settings: NavigationStack { PlainView() }
//                      ^^^^^^^^^^^^^^^ warning nested-navigation-container
        case .old: NavigationView { PlainView() }.padding()
//                 ^^^^^^^^^^^^^^ warning nested-navigation-container
        case .wide(let isWide): if isWide { NavigationStack { PlainView() } } else { PlainView() }
        case .modal: PlainView().sheet(item: $sheet) { _ in NavigationStack { PlainView() } }
        case .shop(.list): NavigationStack { PlainView() }
//                         ^^^^^^^^^^^^^^^ warning nested-navigation-container
        case .shop(.item(let id)): NumberView(id: id)
        case .tab(let tab): Text(tab == .home ? "home" : "more")
        }
      }
    }
    .sheet(item: $sheet) { item in
      switch item {
      case .login: NavigationStack { PlainView() }
      }
    }
  }
}
struct R4InlineTabs: View { var body: some View { TabView { R4InlineTab.home.view; R4InlineTab.more.view } } }

// A member that shows the payload, and is all of the outer branch.
enum R4Member: Hashable { case auth(R4MemberAuth) }
enum R4MemberAuth: Hashable { case login, signup }
extension R4MemberAuth {
  @ViewBuilder var view: some View {
    switch self {
    case .login: NavigationStack { PlainView() }
//               ^^^^^^^^^^^^^^^ warning nested-navigation-container
    case .signup: PlainView()
    }
  }
}
struct R4MemberRoot: View {
  @State private var path: [R4Member] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Log in") { path = [.auth(.login), .auth(.signup)] }
        .navigationDestination(for: R4Member.self) { route in
          switch route {
          case .auth(let auth): auth.view
          }
        }
    }
  }
}
