// T02 nested route type: two types, cases never merged.
import UIKit
import XCoordinator

enum CartRoute: Route { enum Exit: Route { case done, cancelled }; case pay }
