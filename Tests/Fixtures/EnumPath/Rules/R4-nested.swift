// R4 A view that the type around nests is the one that is meant, not another of that name; so is what it calls one.
import SwiftUI

enum R4Nested: Hashable { case list, other, page }
struct R4NestedList: View { var body: some View { NavigationStack { PlainView() } } }
typealias R4NestedOther = R4NestedList
struct R4NestedRoot: View {
  struct R4NestedList: View { var body: some View { PlainView() } }
  typealias R4NestedOther = PlainView
  struct Page: View { var body: some View { NavigationStack { PlainView() } } }
  @State var path: [R4Nested] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("list") { path = [.list, .other, .page] }
        .navigationDestination(for: R4Nested.self) { route in
          switch route {
          case .list: R4NestedList()
          case .other: R4NestedOther()
          case .page: Page()
//                    ^^^^ warning nested-navigation-container
          }
        }
    }
  }
}
