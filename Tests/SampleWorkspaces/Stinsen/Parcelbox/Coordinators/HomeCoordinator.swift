import Stinsen
import SwiftUI

final class HomeCoordinator: TabCoordinatable {
  let child = TabChild(startingItems: [
    \HomeCoordinator.parcels,
    \HomeCoordinator.send,
    \HomeCoordinator.profile,
  ])

  @Route(tabItem: makeParcelsTab, onTapped: parcelsTapped) var parcels = makeParcels
  @Route(tabItem: makeSendTab) var send = makeSend
  @Route(tabItem: makeProfileTab) var profile = makeProfile
  @Route(tabItem: makeInboxTab) var inbox = makeInbox

  private let account: Account

  init(account: Account) {
    self.account = account
  }

  func makeParcels() -> NavigationViewCoordinator<ParcelsCoordinator> {
    NavigationViewCoordinator(ParcelsCoordinator())
  }

  func makeSend() -> NavigationViewCoordinator<SendCoordinator> {
    NavigationViewCoordinator(SendCoordinator())
  }

  func makeProfile() -> NavigationViewCoordinator<ProfileCoordinator> {
    NavigationViewCoordinator(ProfileCoordinator(account: account))
  }

  func makeInbox() -> some View {
    InboxScreen()
  }

  @ViewBuilder func makeParcelsTab(isActive: Bool) -> some View {
    Label("Parcels", systemImage: isActive ? "shippingbox.fill" : "shippingbox")
  }

  @ViewBuilder func makeSendTab(isActive: Bool) -> some View {
    Label("Send", systemImage: isActive ? "paperplane.fill" : "paperplane")
  }

  @ViewBuilder func makeProfileTab(isActive: Bool) -> some View {
    Label("Profile", systemImage: isActive ? "person.fill" : "person")
  }

  @ViewBuilder func makeInboxTab(isActive: Bool) -> some View {
    Label("Inbox", systemImage: isActive ? "tray.fill" : "tray")
  }

  /// A second tap goes back to the list.
  func parcelsTapped(isRepeat: Bool, parcels: NavigationViewCoordinator<ParcelsCoordinator>) {
    guard isRepeat else { return }
    parcels.child.popToRoot()
  }
}
