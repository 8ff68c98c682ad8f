// Types and functions inside of a function hide others of their name, and take what they say.
import SwiftUI
import SwiftUICoordinator

func localTypes(_ home: Home) {
  enum BasketRoute { case zip }
  struct Action: CoordinatorAction { static let go = Action() }
  let route: BasketRoute = .zip
  switch route { case .zip: home.handle(Action.go) }
}
func localFunctions() {
  func note(_ first: HomeRoute = .home, others: HomeRoute..., last: BasketRoute? = nil) {}
  func keep(first: HomeRoute = .home, last: BasketRoute? = nil) {}
  note(last: .pay)
  note(.sheet, others: .detail(1), .home, last: .none)
  keep(last: .list)
  keep(first: .detail(1), last: .pay)
}
