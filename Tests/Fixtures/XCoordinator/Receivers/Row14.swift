// Row 14 A container asked with a metatype, with `as`, or for an annotated value; and one that says nothing.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list
// unresolved: the type of the receiver is not known
import UIKit
import XCoordinator
import ForeignBox

func row14(_ box: Box) {
    box.get(StrongRouter<NewsRoute>.self)!.trigger(.list)
    (box.make() as StrongRouter<NewsRoute>).trigger(.list)
    let router: StrongRouter<NewsRoute> = box.make()
    router.trigger(.list)
    box.some().trigger(.whatever)
}
