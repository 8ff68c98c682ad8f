// C11 Optional flags are taken by 'true', 'false' and 'nil', in whichever spelling; nobody has a case that carries 'Never'.
import SwiftUI
import SwiftUICoordinator

enum C11Inner { case one, two(Bool?), gone(Never) }
enum C11Flag: NavigationRoute { case list, two(Bool?), gone(Never), inner(C11Inner) }
func c11flag(_ route: C11Flag) -> Int {
  switch route {
  case .list: 1
  case .two(true), .two(.some(false)), .two(nil): 2
  case .inner: 3
  }
}
func c11inner(_ route: C11Flag) -> Int {
  switch route {
  case .list, .two, .gone: 1
  case .inner(.one), .inner(.two(true)), .inner(.two(false)), .inner(.two(nil)): 2
  }
}
