// R4 A view under another name brings the same stack.
import SwiftUI

enum R4Aliased: Hashable { case list, page }
struct R4AliasedList: View { var body: some View { NavigationStack { PlainView() } } }
typealias R4OtherList = R4AliasedList
struct R4AliasedRoot: View {
  @State var path: [R4Aliased] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("list") { path = [.list, .page] }
        .navigationDestination(for: R4Aliased.self) { route in
          switch route {
          case .list: R4OtherList()
//                    ^^^^^^^^^^^ warning nested-navigation-container
          case .page: PlainView()
          }
        }
    }
  }
}
