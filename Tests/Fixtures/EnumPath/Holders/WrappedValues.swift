// A path may hold values that hold a route: what such a value is made with is pushed, and what stands beside it is data.
// resolved: ValuePage.home, ValuePage.item, ValuePage.home, ValuePage.help, ValuePage.home, ValuePage.item, ValuePage.help, ValuePage.help, ValuePage.home, ValuePage.item, ValuePage.help, ValuePage.item, ValuePage.home
// unresolved:
import SwiftUI

enum ValuePage: Hashable { case home, help, item(id: Int) }
enum ValueStyle: Hashable { case plain, bold }
struct ValueSlot: Hashable {
  let title: String
  var style: ValueStyle = .plain
  let page: ValuePage
}
final class ValueNav: ObservableObject {
  @Published var path: [ValueSlot] = []
  func push(_ title: String, _ page: ValuePage) { path.append(ValueSlot(title: title, page: page)) }
  func open(_ page: ValuePage, title: String) { path = [.init(title: title, page: page)] }
  func show(_ slot: ValueSlot) { path.append(slot) }
}
struct ValueRoot: View {
  @StateObject var nav = ValueNav()
  let isNew: Bool
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("holder") {
          nav.push("Home", .home)
          nav.open(.item(id: 1), title: "Item")
          nav.show(ValueSlot(title: "", style: .bold, page: .home))
          nav.show(.init(title: "", page: isNew ? .help : .home))
        }
        Button("path") {
          nav.path.append(ValueSlot(title: "", page: .item(id: 2)))
          nav.path.append(.init(title: "", style: .bold, page: .help))
          nav.path.append(ValueSlot.init(title: "", page: ValuePage.help))
          nav.path += [.init(title: "", page: .home)]
          nav.path = [ValueSlot(title: "", page: .item(id: 3)), .init(title: "", page: .help)]
        }
        Button("forwarder") { go(.item(id: 4)) }
        NavigationLink("link", value: ValueSlot(title: "", style: .bold, page: .home))
      }
      .navigationDestination(for: ValueSlot.self) { slot in
        switch slot.page {
        case .home, .help, .item: PlainView()
        }
      }
    }
  }
  private func go(_ page: ValuePage) { nav.path.append(ValueSlot(title: "", page: page)) }
}
