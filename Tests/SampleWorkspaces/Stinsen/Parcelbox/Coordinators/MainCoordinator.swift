import Combine
import Stinsen
import SwiftUI

/// The root of the app: signing in, or the tabs of whoever has.
final class MainCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \MainCoordinator.auth)

  @Root var auth = makeAuth
  @Root var home = makeHome

  private let session: Session
  private var subscription: AnyCancellable?

  init(session: Session) {
    self.session = session
    subscription = session.$account
      .dropFirst()
      .removeDuplicates()
      .sink { [weak self] account in self?.show(account) }
  }

  func show(_ account: Account?) {
    if let account {
      root(\.home, account)
    } else {
      root(\.auth)
    }
  }

  func makeAuth() -> NavigationViewCoordinator<AuthCoordinator> {
    NavigationViewCoordinator(AuthCoordinator())
  }

  func makeHome(account: Account) -> HomeCoordinator {
    HomeCoordinator(account: account)
  }

  func customize(_ view: AnyView) -> some View {
    view.accentColor(.orange)
  }
}
