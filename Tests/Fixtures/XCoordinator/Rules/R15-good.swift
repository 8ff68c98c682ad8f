// R15-good Existential routers of 3.0.
import UIKit
import XCoordinator

final class R15Good { weak var owner: AnyObject?; let make: () -> StrongRouter<NewsRoute> = { NewsCoordinator().strongRouter }
  func go() { make().trigger(.list) } }
