// L8-good A child that is part of what is shown.
import UIKit
import XCoordinator

extension AppCoordinator { func l8good() -> NavigationTransition { let n = NewsCoordinator(); return .multiple(.present(n), .trigger(.list, on: n)) } }
