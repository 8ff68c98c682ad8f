// T31 commented-out site and string.
import UIKit
import XCoordinator

// router.trigger(.erased)
let note = "router.trigger(.erased)"
