struct Trail: Equatable {
  var id: Int
  var name = ""
  var notes: [String] = []
}

struct Booking: Equatable {
  var trail: Trail
  var nights = 1
}
