import Stinsen
import SwiftUI

struct PaymentScreen: View {
  @EnvironmentObject private var router: PaymentCoordinator.Router
  let invoice: Invoice

  var body: some View {
    VStack {
      Text("\(invoice.cents) cents")
      Button("By card") { router.route(to: \.card) }
      Button("Later") { router.dismissCoordinator() }
    }
  }
}

struct CardScreen: View {
  @EnvironmentObject private var router: PaymentCoordinator.Router

  var body: some View {
    Button("Pay now") {
      router.dismissCoordinator { print("paid") }
    }
  }
}
