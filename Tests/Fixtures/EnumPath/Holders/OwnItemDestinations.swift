// A modifier of the app's own that opens a destination, or a sheet, as long as its binding holds something.
// hints: on
// resolved: OwnOpened1.login, OwnOpened1.code, OwnOpened2.tips
import SwiftUI

extension View {
  func ownOpening<Item, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: (Item) -> Destination
  ) -> some View {
    navigationDestination(
      isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      destination: { item.wrappedValue.map(destination) })
  }
}
struct OwnOpenedSheet<Item, Content: View>: ViewModifier {
  @Binding var item: Item?
  let shown: (Item) -> Content
  func body(content: Self.Content) -> some View {
    content.sheet(isPresented: Binding(get: { item != nil }, set: { if !$0 { item = nil } })) { item.map(shown) }
  }
}
enum OwnOpened1: Hashable { case login, code(Int) }
enum OwnOpened2 { case tips }
final class OwnOpener: ObservableObject {
  @Published var route: OwnOpened1?
  @Published var extra: OwnOpened2?
  func start() { route = .login }
  func enter(_ code: Int) { route = .code(code) }
}
struct OwnOpenedView: View {
  @ObservedObject var opener: OwnOpener
  var body: some View {
    NavigationStack {
      Button("Tips") { opener.extra = .tips }
        .ownOpening(item: $opener.route, destination: view(for:))
        .modifier(OwnOpenedSheet(item: $opener.extra) { _ in Text("Tips") })
    }
  }
  @ViewBuilder private func view(for route: OwnOpened1) -> some View {
    switch route {
    case .login: Text("Login")
    case .code(let code): Text("\(code)")
    }
  }
}
