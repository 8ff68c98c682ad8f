import Stinsen
import SwiftUI

/// Sending a parcel back.
final class ReturnsCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \ReturnsCoordinator.reason)

  @Root var reason = makeReason

  func makeReason() -> some View {
    Text("Why does it go back?")
  }
}
