// C2-bad A route of another type.
// rejected
import UIKit
import XCoordinator

func c2bad(_ app: AppCoordinator) { app.trigger(NewsRoute.list) }
//                                                        ^^^^ broken-chain
