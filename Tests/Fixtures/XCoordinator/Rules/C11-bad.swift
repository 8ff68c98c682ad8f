// C11-bad Internal options.
// rejected
import UIKit
import XCoordinator

func c11bad(_ r: StrongRouter<NewsRoute>) { r.trigger(.list, with: .default) }
//                                                                  ^^^^^^^ input-mismatch
