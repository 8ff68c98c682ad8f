import Stinsen
import SwiftUI

struct ParcelListScreen: View {
  @EnvironmentObject private var router: ParcelsCoordinator.Router
  @ObservedObject var service: ParcelService

  var body: some View {
    List(service.parcels) { parcel in
      ParcelRow(parcel: parcel) { parcel in
        router.route(to: \.detial, parcel.id)
      }
    }
    .task { await service.reload() }
    .navigationTitle("Parcels")
  }
}

struct ParcelRow: View {
  let parcel: Parcel
  let onTap: (Parcel) -> Void

  var body: some View {
    HStack {
      Text(parcel.title)
      Spacer()
      Text(parcel.status.rawValue).foregroundColor(.secondary)
    }
    .onTapGesture { onTap(parcel) }
  }
}

struct InboxScreen: View {
  var body: some View {
    Text("No messages.")
  }
}
