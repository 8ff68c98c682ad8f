import Stinsen
import SwiftUI

final class ProfileCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \ProfileCoordinator.start)

  @Root var start = makeStart
  @Route(.push) var address = makeAddress
  @Route(.push) var invoice = makeInvoice

  private let account: Account

  init(account: Account) {
    self.account = account
  }

  func makeStart() -> some View {
    ProfileScreen(account: account)
  }

  func makeAddress(address: Address) -> some View {
    AddressScreen(address: address)
  }

  func makeInvoice(invoice: Invoice) -> NavigationViewCoordinator<PaymentCoordinator> {
    NavigationViewCoordinator(PaymentCoordinator(invoice: invoice))
  }
}
