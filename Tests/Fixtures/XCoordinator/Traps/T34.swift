// T34 payload forgotten.
// rejected
import UIKit
import XCoordinator

func n1(_ r: StrongRouter<NewsRoute>) { r.trigger(.article) }
//                                                 ^^^^^^^ input-mismatch
