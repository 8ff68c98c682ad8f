// C6 A nested case is missing.
// rejected
import SwiftUI

func c6(_ step: Step) -> Int {
  switch step {
//^^^^^^ non-exhaustive-switch
  case .a(.x), .b: return 1
  }
}
