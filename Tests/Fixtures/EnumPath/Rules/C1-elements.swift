// C1 Conditions that bind a name again, lists of other types, and functions that an app adds to lists.
import SwiftUI

enum C1Item: Hashable { case chat(C1ItemPart), rooms([C1ItemPart]) }
enum C1ItemPart: Hashable { case one, two; static let first = C1ItemPart.one }
enum C1ItemOther: Hashable { case sent, item(C1Item) }
extension Array where Element == C1Item {
  mutating func removeAll(_ isOld: (C1ItemOther) -> Bool) {}
  func lastIndex(of other: C1ItemOther) -> Int? { nil }
}
final class C1Items: ObservableObject {
  @Published var path: [C1Item] = []
  var others: [C1ItemOther] = []
  func clear(_ item: C1Item, _ other: C1ItemOther?) {
    if let path = other, case .sent = path {}
    if case .chat(let item) = item, case .one = item {}
    if case .item(let item)? = other, case .rooms(let item) = item, case .two? = item.first {}
    if let item = others.first, case .sent = item {} else if case .chat(.one) = item {}
    for case .sent in others {}
    for case .sent? in [other] {}
    for case .item(.chat(let part)) in others where part == .two {}
    path.removeAll { (other: C1ItemOther) in other == .sent }
    _ = path.lastIndex(of: .sent)
    path = [.rooms([.one, .first]), .rooms([]), .rooms([.two] + [.first])]
  }
}
struct C1ItemRoot: View {
  @StateObject var nav = C1Items()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C1Item.self) { route in
        switch route {
        case .chat: PlainView()
        case .rooms: NumberView(id: 1)
        }
      }
    }
  }
}
