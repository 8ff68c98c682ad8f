// D11 A redirection has no deep links.
// rejected
import UIKit
import XCoordinator

func d11(_ r: Redirect) { _ = r.deepLink(ProfileFlow.open) }
//                              ^^^^^^^^ wrong-receiver
