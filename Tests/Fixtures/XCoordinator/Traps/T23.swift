// T23 container resolution by metatype; unresolved container.
import UIKit
import XCoordinator

import ForeignBox
func g1(_ box: Box) { box.get(StrongRouter<NewsRoute>.self)!.trigger(.list); box.some().trigger(.whatever) }   // Box: other module
