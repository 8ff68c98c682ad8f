// C6f One input, and what may stand behind it.
import SwiftUI
import Stinsen

final class BureauCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \BureauCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var letter = makeLetter
  func makeStart() -> some View { PlainView() }
  func makeLetter(letter: (to: String, copies: Int)) -> some View { PlainView() }
}
extension BureauCoordinator {
  func route(to path: KeyPath<BureauCoordinator, Transition<BureauCoordinator, Presentation, (to: String, copies: Int), AnyView>>, _ name: String, _ copies: Int) {
    route(to: path, (name, copies))
  }
}
func c6fGood(_ bureau: BureauCoordinator) { bureau.route(to: \.letter, ("a", 1)) { } }
func c6fOwn(_ bureau: BureauCoordinator) { bureau.route(to: \.letter, "a", 1) }
