// C1-good The case as it is declared.
import UIKit
import XCoordinator

func c1good(_ r: UnownedRouter<NewsRoute>) { r.trigger(.list) }
