// R2b A root that is asked for first.
import SwiftUI
import Stinsen

func r2bGood(_ depot: DepotCoordinator) { depot.hasRoot(\.shift)?.root(\.ended) }
