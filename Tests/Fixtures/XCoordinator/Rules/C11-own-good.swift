// C11-own-good Options of the app's own, one of which is called 'default'.
import UIKit
import XCoordinator

enum KioskRoute: Route { case open }
enum KioskSpeed { case `default`, slow }
extension StrongRouter where RouteType == KioskRoute { func trigger(_ route: RouteType, with speed: KioskSpeed) {} }
func c11own(_ r: StrongRouter<KioskRoute>) { r.trigger(.open, with: .default) }
