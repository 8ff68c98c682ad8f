import Stinsen
import SwiftUI

final class PaymentCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \PaymentCoordinator.overview)

  @Root var overview = makeOverview
  @Route(.push) var card = makeCard

  private let invoice: Invoice

  init(invoice: Invoice) {
    self.invoice = invoice
  }

  func makeOverview() -> some View {
    PaymentScreen(invoice: invoice)
  }

  func makeCard() -> some View {
    CardScreen()
  }
}
