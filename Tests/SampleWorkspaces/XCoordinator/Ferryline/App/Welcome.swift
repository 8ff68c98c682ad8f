import UIKit
import XCoordinator

final class WelcomeModel {
  private let router: UnownedRouter<AppRoute>

  init(router: UnownedRouter<AppRoute>) { self.router = router }

  func start() { router.trigger(.mian) }
  func showSailing(_ id: Int) { router.trigger(.sailing(id: id)) }
  func showReceipt() { router.trigger(.receipt) }
  func skip(to tabs: StrongRouter<MainRoute>) { tabs.trigger(.silent) }
  func openAccount(on tabs: StrongRouter<MainRoute>) { tabs.trigger(.account) }
}

final class WelcomeController: UIViewController {
  let model: WelcomeModel

  init(model: WelcomeModel) {
    self.model = model
    super.init()
  }
}
