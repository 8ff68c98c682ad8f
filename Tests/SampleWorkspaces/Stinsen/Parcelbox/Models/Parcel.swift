import Foundation

struct Parcel: Identifiable, Equatable {
  var id: Int
  var title: String
  var status: Status
  var invoice: Invoice?

  enum Status: String {
    case announced, travelling, delivered
  }
}

struct Invoice: Identifiable, Equatable {
  var id: Int
  var cents: Int
}

/// A parcel that is still being described.
struct Shipment {
  var recipient = ""
  var size: String?
}
