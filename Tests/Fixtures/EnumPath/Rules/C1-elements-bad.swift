// C1 Elements of a path, of a payload's list and of what a condition has bound are of a known type.
// rejected
import SwiftUI

final class C1Elements: ObservableObject {
  @Published var path: [C1ElementsRoute] = []
  func drop() { path.removeAll { $0 == .chta } }
//                                      ^^^^ unknown-route
  func dropOne() { path.removeAll(where: { step in step != .chta }) }
//                                                          ^^^^ unknown-route
  func find() -> Int? { path.lastIndex { $0 == .one } }
//                                              ^^^ unknown-route
  func index() -> Int? { path.lastIndex(of: .chta) }
//                                           ^^^^ unknown-route
  func rest() { path = Array(path.drop(while: { $0 != .chta })) }
//                                                     ^^^^ unknown-route
  func last() -> Bool {
    if let last = path.last, case .chta = last { return true }
//                                 ^^^^ unknown-route
    for case .chta in path {}
//            ^^^^ unknown-route
    for case .rooms(let rooms) in path where rooms == [.one] { return true }
    return false
  }
  func fill() { path = [.rooms([.one, .tow])] }
//                                     ^^^ unknown-route
}
enum C1ElementsRoute: Hashable { case chat, rooms([C1ElementsRoom]) }
enum C1ElementsRoom: Hashable { case one, two }
struct C1ElementsRoot: View {
  @StateObject var nav = C1Elements()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C1ElementsRoute.self) { route in
        switch route {
        case .chat: PlainView()
        case .rooms: NumberView(id: 1)
        }
      }
    }
  }
}
