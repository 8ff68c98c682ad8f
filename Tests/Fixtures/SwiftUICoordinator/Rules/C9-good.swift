// C9 Actions that exist.
// resolved: HomeAction.open, Action.done
import SwiftUI
import SwiftUICoordinator

func c9Good(_ c: Home) {
  c.handle(HomeAction.open)
  c.handle(Action.done(c))
}
