import Stinsen
import SwiftUI

struct ParcelDetailScreen: View {
  @EnvironmentObject private var router: ParcelsCoordinator.Router
  @EnvironmentObject private var home: HomeCoordinator.Router
  let id: Parcel.ID
  @ObservedObject var service: ParcelService

  var body: some View {
    VStack(alignment: .leading) {
      Text(service.parcel(id)?.title ?? "Parcel")
        .font(.title)
      Button("Where is it?") { router.route(to: \.tracking, id) }
      if let invoice = service.parcel(id)?.invoice {
        Button("Pay") { router.route(to: \.payment, invoice) }
        Button("Pay by card") { router.route(to: \.payment, invoice).child.route(to: \.card) }
      }
      Button("Send another") { home.focusFirst(\.send).child.popToRoot() }
    }
    .padding()
  }
}

struct TrackingScreen: View {
  @EnvironmentObject private var router: ParcelsCoordinator.Router
  let id: Parcel.ID

  var body: some View {
    VStack {
      Text("Parcel \(id) is on its way.")
      Button("All parcels") { router.popToRoot() }
    }
  }
}
