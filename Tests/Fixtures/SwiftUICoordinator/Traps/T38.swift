// T38 A comment sends nothing.
// resolved: 
import SwiftUI
import SwiftUICoordinator

func t38(_ c: Home?) { c?.popToRoot(animated: true) }  // handle(BasketAction.list)
