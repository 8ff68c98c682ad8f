import VDFlow

/// What the app shows: a welcome, then its tabs.
@Steps
struct AppFlow {
  var welcome
  var tabs: TabFlow = .trails()
}

@Steps
struct TabFlow {
  var trails: TrailFlow = .none
  var bookings: BookingFlow = .list
  var settings: SettingsFlow = .main
}

@Steps
struct TrailFlow {
  var detail: Trail = Trail(id: 0)
  var map
  var filter = ""
  var none
}
