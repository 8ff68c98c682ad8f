// Starts What is made starts with its own route; what somebody else makes starts with any that is passed.
// resolved: BasketRoute.pay, BasketRoute.list, BasketRoute.list, -, -, -, -, BasketRoute.list, BasketRoute.pay
import SwiftUI
import SwiftUICoordinator
import UIKit

extension Container {
  func starts(_ home: Home) {
    let basket = Basket(parent: home, navigationController: navigationController, startRoute: .pay)
    try? basket.start()
    try? Basket(parent: home, navigationController: navigationController, startRoute: .list).start()
    try? Basket(parent: home, navigationController: navigationController).start()
    Tabs(parent: home, navigationController: navigationController).start(with: .present())
    Tabs(parent: home, navigationController: navigationController).start()
    makeTabs(parent: home).start(with: .push(animated: false))
    let tabs = Tabs(parent: home, navigationController: navigationController)
    tabs.start(with: .present())
    try? makeBasket(parent: home).start()
  }
}
