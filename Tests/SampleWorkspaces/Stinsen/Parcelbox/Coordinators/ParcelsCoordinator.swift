import Stinsen
import SwiftUI

final class ParcelsCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \ParcelsCoordinator.list)

  @Root var list = makeList
  @Route(.push) var detail = makeDetail
  @Route(.push) var tracking = makeTracking
  @Route(.modal) var payment = makePayment
  @Route(.modal) var help = makeHelp

  func makeList() -> some View {
    ParcelListScreen(service: ParcelService.shared)
  }

  func makeDetail(id: Parcel.ID) -> some View {
    ParcelDetailScreen(id: id, service: ParcelService.shared)
  }

  func makeTracking(id: Parcel.ID) -> some View {
    TrackingScreen(id: id)
  }

  func makePayment(invoice: Invoice) -> NavigationViewCoordinator<PaymentCoordinator> {
    NavigationViewCoordinator(PaymentCoordinator(invoice: invoice))
  }

  func makeHelp() -> some View {
    Text("Call us at any time.")
  }
}
