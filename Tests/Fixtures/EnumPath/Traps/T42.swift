// T42 Nothing is said while a name is being typed.
// unfinished
import SwiftUI

func t42(_ nav: Nav) {
  nav.next(.a(.
}
