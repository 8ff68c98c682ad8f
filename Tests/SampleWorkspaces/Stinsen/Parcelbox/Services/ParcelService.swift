import Combine
import Foundation

final class ParcelService: ObservableObject {
  static let shared = ParcelService()

  @Published private(set) var parcels: [Parcel] = []

  func reload() async {
    parcels = [
      Parcel(id: 1, title: "Lamp", status: .travelling),
      Parcel(id: 2, title: "Atlas", status: .announced, invoice: Invoice(id: 7, cents: 1290)),
    ]
  }

  func parcel(_ id: Parcel.ID) -> Parcel? {
    parcels.first { $0.id == id }
  }
}
