// T28 route values as data: constructed, therefore used.
import UIKit
import XCoordinator

struct MenuItem { let route: AppRoute }
let items = [MenuItem(route: .quiet), MenuItem(route: .both)]
func l1(_ r: StrongRouter<AppRoute>) { items.forEach { r.trigger($0.route) } }
