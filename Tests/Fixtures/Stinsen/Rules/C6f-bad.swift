// C6f Several values for one input.
// rejected
import SwiftUI
import Stinsen

final class DeskCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \DeskCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var letter = makeLetter
  func makeStart() -> some View { PlainView() }
  func makeLetter(letter: (to: String, copies: Int)) -> some View { PlainView() }
}
func c6fTuple(_ desk: DeskCoordinator) { desk.route(to: \.letter, "a", 1) }
//                                                        ^^^^^^ input-mismatch
func c6fValue(_ depot: DepotCoordinator) { depot.route(to: \.shelf, 1, 2) }
//                                                           ^^^^^ input-mismatch
