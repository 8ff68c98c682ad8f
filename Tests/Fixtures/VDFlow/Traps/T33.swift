// T33 assertions and closures of unknown type
import SwiftUI
import VDFlow

func XCTAssertEqual<T: Equatable>(_ a: T, _ b: T) {}
final class T33Store<State> { func send(_ change: (inout State) -> Void) {} }
struct T33State { var list: Items? }
func t33(_ f: Root, _ store: T33Store<T33State>) {
  XCTAssertEqual(f.tab.theme.selected, .dark)
  XCTAssertEqual(Root.step(for: \.$tab), .tab)
  store.send { $0.list?.title = "" }
}
