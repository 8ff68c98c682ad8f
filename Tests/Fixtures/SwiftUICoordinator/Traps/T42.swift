// T42 Nothing is said while a name is being typed.
// unfinished
import SwiftUI
import SwiftUICoordinator

func t42(_ c: Home) {
  try? c.show(route: .
}
func t42b(_ c: Home) {
  c.handle(BasketAction.
}
