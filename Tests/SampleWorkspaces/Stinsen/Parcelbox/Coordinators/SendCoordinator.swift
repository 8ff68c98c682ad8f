import Stinsen
import SwiftUI

/// Sender, recipient, size: three steps on one stack.
final class SendCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \SendCoordinator.start)

  @Root var start = makeStart
  @Route(.push) var recipient = makeRecipient
  @Route(.push) var size = makeSize
  @Route(.fullScreen) var done = makeDone

  func makeStart() -> some View {
    SendScreen()
  }

  func makeRecipient(draft: Shipment) -> some View {
    RecipientScreen(draft: draft)
  }

  func makeSize(choice: (draft: Shipment, sizes: [String])) -> some View {
    SizeScreen(draft: choice.draft, sizes: choice.sizes)
  }

  func makeDone(close: @escaping () -> Void) -> some View {
    SentScreen(close: close)
  }

  func finish() {
    popToRoot().route(to: \.done) { [weak self] in self?.popLast() }
  }
}
