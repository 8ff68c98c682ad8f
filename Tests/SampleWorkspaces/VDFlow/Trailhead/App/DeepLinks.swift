import VDFlow

/// Opens what a link names.
struct DeepLinks {
  var app: AppFlow = .welcome

  mutating func openTrail(_ trail: Trail) {
    app.tabs.trails.$detail.select(with: trail)
  }

  mutating func openBooking(_ booking: Booking) {
    app.tabs.bookings.edit = booking
  }

  mutating func openPassword() {
    app.tabs.settings.account = .password
  }

  mutating func openVoucher(_ code: String) {
    app.$tabs.bookings.payment.$voucher.select(with: code)
  }

  mutating func openMap() {
    app.tabs.selected = .map
  }

  mutating func openMapOfTrail() {
    app.tabs.trails.selected = .map
  }

  mutating func closeTrail() {
    app.tabs.selected = .bookings
    app.tabs.trails.selected = nil
  }
}
