// T49 same R, several handlers; only the instance decides.
// resolved: TabRoute.index
import UIKit
import XCoordinator

func v1(_ r: StrongRouter<TabRoute>) { r.trigger(.index) }
