// T23 container resolution by metatype; unresolved container.
// unresolved: the type of the receiver is not known
// resolved: NewsRoute.list
import UIKit
import XCoordinator

import ForeignBox
func g1(_ box: Box) { box.get(StrongRouter<NewsRoute>.self)!.trigger(.list); box.some().trigger(.whatever) }   // Box: other module
