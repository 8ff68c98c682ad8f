import VDFlow

@Steps
struct BookingFlow {
  var list
  var edit: Booking = Booking(trail: Trail(id: 0))
  var payment: PaymentFlow = .none
  var receipt
}

@Steps
struct PaymentFlow {
  var card
  var voucher: String = ""
  var none
}

/// Never finished.
@Steps
struct RefundFlow {
  var reason
  var amount = lowestAmount()
}

func lowestAmount() -> Int { 1 }
