// C1-bad A misspelt case.
// rejected
// fix: func c1bad(_ r: UnownedRouter<NewsRoute>) { r.trigger(.list) }
import UIKit
import XCoordinator

func c1bad(_ r: UnownedRouter<NewsRoute>) { r.trigger(.lst) }
//                                                     ^^^ unknown-route
