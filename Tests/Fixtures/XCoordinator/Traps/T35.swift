// T35 foreign route.
// rejected
import UIKit
import XCoordinator

func o1(_ r: StrongRouter<AppRoute>) { r.trigger(AccountRoute.profile) }
//                                                            ^^^^^^^ broken-chain
