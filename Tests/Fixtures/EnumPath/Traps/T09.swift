// T09 Clearing is no transition.
// resolved: 
import SwiftUI

func t09(path: Binding<[Step]>, _ nav: Nav) {
  path.wrappedValue = []
  nav.path.removeAll()
  nav.path.removeLast(nav.path.count)
}
