// C3-spelling-bad A misspelt case of the payload's type.
// rejected
// fix: func c3spelling(_ r: StrongRouter<StandRoute>) { r.trigger(.place(.front)) }
import UIKit
import XCoordinator

enum StandPlace { case front, back }
enum StandRoute: Route { case place(StandPlace) }
func c3spelling(_ r: StrongRouter<StandRoute>) { r.trigger(.place(.frnt)) }
//                                                          ^^^^^ input-mismatch
