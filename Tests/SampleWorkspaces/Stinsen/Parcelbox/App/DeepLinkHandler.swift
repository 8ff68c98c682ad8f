import Foundation
import Stinsen

/// Follows a link through the roots that are up; without an account there is nowhere to go.
final class DeepLinkHandler {
  private unowned let main: MainCoordinator

  init(main: MainCoordinator) {
    self.main = main
  }

  func open(_ url: URL) {
    guard let link = DeepLink(url) else { return }
    switch link {
    case .parcel(let id):
      guard let home = main.hasRoot(\.home) else { return }
      home.focusFirst(\.parcels).child.popToRoot().route(to: \.detail, id)
    case .tracking(let id):
      main.hasRoot(\.home)?.focusFirst(\.parcels).route(to: \.tracking, id)
    case .send:
      main.hasRoot(\.home)?.focusFirst(\.send)
    case .inbox:
      main.hasRoot(\.home)?.focusFirst(\.inbox)
    case .signOut:
      main.root(\.auth)
    }
  }
}
