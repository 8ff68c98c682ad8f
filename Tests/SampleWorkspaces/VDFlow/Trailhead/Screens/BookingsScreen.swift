import SwiftUI
import VDFlow

struct BookingsScreen: View {
  @StateStep var flow: BookingFlow = .list
  let booking: Booking = Booking(trail: Trail(id: 0))

  var body: some View {
    NavigationSteps(selection: $flow.selected) {
      Button("Edit") { flow.$edit.select(with: booking) }.step($flow.$list)
      Button("Pay") { flow.payment.$card.select() }.step($flow.$edit)
      PaymentScreen().step($flow.$payment)
      Button("Close") { flow.selected = nil }.stepTag(BookingFlow.Steps.receipt)
    }
  }
}

struct PaymentScreen: View {
  @StateStep var flow: PaymentFlow = .none

  var body: some View {
    TabView(selection: $flow.selected) {
      Text("Card").tag(PaymentFlow.Steps.card)
      Text(flow.voucher).step($flow.$voucher)
    }
  }
}
