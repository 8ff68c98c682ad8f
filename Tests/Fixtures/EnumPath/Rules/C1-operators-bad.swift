// C1 Operators and methods for other types change nothing.
// rejected
import SwiftUI

enum C1SumStep: Hashable { case inner(C1SumInner), end }
enum C1SumInner: String { case x, y }
final class C1SumNav: ObservableObject {
  @Published var path: [C1SumStep] = []
  func next(_ step: C1SumStep) { path.append(step) }
}
struct C1SumRoot: View {
  @StateObject var nav = C1SumNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C1SumStep.self) { step in
        switch step {
        case .inner(.x): PlainView()
        case .inner(.y): PlainView()
        case .end: PlainView()
        }
      }
    }
  }
}
struct C1SumMoney: Equatable {
  var cents = 0
  static func + (money: C1SumMoney, cents: Int) -> C1SumMoney { money }
  static func == (money: C1SumMoney, cents: Int) -> Bool { money.cents == cents }
}
func ~= (cents: Int, money: C1SumMoney) -> Bool { money.cents == cents }
extension Array where Element == C1SumMoney {
  mutating func append(cents: Int) { append(C1SumMoney(cents: cents)) }
}
func c1Sum(_ nav: C1SumNav, _ step: C1SumStep) {
  if step == .y { return }
//            ^ broken-chain
  if case .deep = step { return }
//         ^^^^ unknown-route
  nav.path = nav.path + [.y]
//                        ^ broken-chain
  nav.path.append(.y)
//                 ^ broken-chain
}
