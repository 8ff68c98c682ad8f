// C6f The parts of a tuple without its parentheses.
// rejected
// fix: func c6fParts(_ mail: MailCoordinator) { mail.route(to: \.letter, ("a", 1)) }
import SwiftUI
import Stinsen

final class MailCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \MailCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var letter = makeLetter
  func makeStart() -> some View { PlainView() }
  func makeLetter(letter: (to: String, copies: Int)) -> some View { PlainView() }
}
func c6fParts(_ mail: MailCoordinator) { mail.route(to: \.letter, "a", 1) }
//                                                        ^^^^^^ input-mismatch
