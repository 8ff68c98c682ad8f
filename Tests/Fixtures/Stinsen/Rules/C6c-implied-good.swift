// C6c Members of protocols that an enum conforms to without saying so.
import SwiftUI
import Stinsen

extension Equatable { static var customary: Self { fatalError() } }
extension RawRepresentable { static func raw() -> Self { fatalError() } }
final class MealCoordinator: NavigationCoordinatable {
  enum Dish { case soup, salad }
  enum Drink: Int { case tea }
  let stack = Stinsen.NavigationStack(initial: \MealCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var dish = makeDish
  @Route(.push) var drink = makeDrink
  func makeStart() -> some View { PlainView() }
  func makeDish(_ dish: Dish) -> some View { PlainView() }
  func makeDrink(_ drink: Drink?) -> some View { PlainView() }
}
func c6cImplied(_ r: MealCoordinator.Router) { r.route(to: \.dish, .customary) }
func c6cRaw(_ r: MealCoordinator.Router) { r.route(to: \.drink, .raw()) }
