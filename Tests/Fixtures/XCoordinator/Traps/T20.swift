// T20 someone else's trigger.
import UIKit
import XCoordinator

struct Analytics { enum Event { case list }; func trigger(_ e: Event) {} }
func e1(_ a: Analytics) { a.trigger(.list) }
