// T14 no annotation anywhere.
// resolved: AppRoute.login
import UIKit
import XCoordinator

final class Boot { private let router = AppCoordinator().strongRouter; func go() { router.trigger(.login) } }
