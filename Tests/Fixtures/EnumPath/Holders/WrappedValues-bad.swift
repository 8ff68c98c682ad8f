// A route inside a pushed value is checked where it is written, once.
// rejected
import SwiftUI

enum ValueBadPage: Hashable { case home, item(id: Int) }
struct ValueBadSlot: Hashable {
  let title: String
  let page: ValueBadPage
}
final class ValueBadNav: ObservableObject {
  @Published var path: [ValueBadSlot] = []
  func push(_ title: String, _ page: ValueBadPage) { path.append(ValueBadSlot(title: title, page: page)) }
}
struct ValueBadRoot: View {
  @StateObject var nav = ValueBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      NavigationLink("b", value: ValueBadSlot(title: "", page: .items))
//                                                              ^^^^^ unknown-route
      .navigationDestination(for: ValueBadSlot.self) { slot in Text(slot.title) }
    }
  }
  private func go(_ page: ValueBadPage) { nav.path.append(.init(title: "", page: page)) }
  func move() {
    nav.push("", .hom)
//                ^^^ unknown-route
    nav.path.append(ValueBadSlot(title: "", page: .help))
//                                                 ^^^^ unknown-route
    nav.path += [.init(title: "", page: .item(1))]
//                                       ^^^^ input-mismatch
    go(.item)
//      ^^^^ input-mismatch
  }
}
