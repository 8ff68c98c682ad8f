// C4-redirection-bad A redirection is no coordinator in its own code, either.
// rejected
import UIKit
import XCoordinator

final class C4RedirectionBad: RedirectionRouter<AppRoute, ProfileFlow> {
  override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login }
  func hand() -> UnownedRouter<ProfileFlow> { unownedRouter }
//                                            ^^^^^^^^^^^^^ wrong-receiver
  func keep(_ screen: UIViewController) { addChild(screen) }
//                                        ^^^^^^^^ wrong-receiver
}
