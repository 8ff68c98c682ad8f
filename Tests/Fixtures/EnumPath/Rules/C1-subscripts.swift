// C1 What a subscript of the app's own gives, the list does not say.
import SwiftUI

enum C1Subscript: Hashable { case one, two }
enum C1SubscriptOther { case three }
struct C1SubscriptRoot: View {
  @State var path: [C1Subscript] = []
  var body: some View {
    NavigationStack(path: $path) {
      PlainView().navigationDestination(for: C1Subscript.self) { route in
        switch route {
        case .one: PlainView()
        case .two: PlainView()
        }
      }
    }
  }
  func look(_ others: [String: C1Subscript]) {
    if case .none = path[safe: 0] { path = [.one] }
    switch path[safe: 1] {
    case .some(.one): path = [.two]
    case .one?, .two: break
    case .none: break
    }
    if case .three = path[other: 0] { path = [.one] }
    path["a"] = .three
    path["a"] = C1SubscriptOther.three
    if case .three = others[other: 0] { path = [.two] }
  }
}
extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Array { subscript(other index: Int) -> C1SubscriptOther { .three } }
extension Array where Element == C1Subscript {
  subscript(name: String) -> C1SubscriptOther {
    get { .three }
    set {}
  }
}
extension Dictionary { subscript(other index: Int) -> C1SubscriptOther { .three } }
