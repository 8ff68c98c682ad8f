import Stinsen
import SwiftUI

struct ProfileScreen: View {
  @EnvironmentObject private var router: ProfileCoordinator.Router
  let account: Account

  var body: some View {
    Form {
      Text(account.name)
      Button("Address") { router.route(to: \.address) }
      Button("Move") { router.route(to: \.address, Address(street: "", town: account.address.town)) }
      if let invoice = account.lastInvoice {
        Button("Last invoice") { router.route(to: \.invoice, invoice) }
      }
      SignOutButton()
    }
  }
}

struct SignOutButton: View {
  @EnvironmentObject private var auth: AuthCoordinator.Router

  var body: some View {
    Button("Sign out") { Session.shared.signOut() }
      .disabled(auth.canDismiss)
  }
}

struct AddressScreen: View {
  let address: Address

  var body: some View {
    VStack {
      Text(address.street)
      Text(address.town)
    }
  }
}
