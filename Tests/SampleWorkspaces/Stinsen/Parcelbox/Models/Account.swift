import Foundation

struct Account: Equatable {
  var name: String
  var address: Address
  var lastInvoice: Invoice?
}

struct Address: Equatable {
  var street: String
  var town: String
}
