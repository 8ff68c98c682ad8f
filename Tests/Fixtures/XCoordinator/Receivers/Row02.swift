// Row 2 A redirection takes its second argument.
// resolved: ProfileFlow.open, ProfileFlow.open
import UIKit
import XCoordinator

func row02(_ r: RedirectionRouter<AppRoute, ProfileFlow>, _ own: Redirect) { r.trigger(.open); own.trigger(.open) }
