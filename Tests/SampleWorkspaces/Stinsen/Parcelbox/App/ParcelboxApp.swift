import Stinsen
import SwiftUI

@main
struct ParcelboxApp: App {
  private let main = MainCoordinator(session: Session.shared)
  private let links: DeepLinkHandler

  init() {
    links = DeepLinkHandler(main: main)
  }

  var body: some Scene {
    WindowGroup {
      main.view()
        .onOpenURL { url in links.open(url) }
    }
  }
}
