// L13-bad A router that is erased and gone at once.
// fix: func l13bad(_ c: NewsCoordinator) -> UnownedRouter<NewsRoute> { c.unownedRouter }
import UIKit
import XCoordinator

func l13bad(_ c: NewsCoordinator) -> UnownedRouter<NewsRoute> { UnownedRouter(c.strongRouter) { $0 } }
//                                                                            ^^^^^^^^^^^^^^ warning ownership
