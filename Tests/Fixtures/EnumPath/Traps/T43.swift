// T43 A deep link constructs.
// rejected
import SwiftUI

func t43(_ link: String) -> Step? {
  switch link {
  case "x": return .a(.x)
  default: return nil
  }
}
func t43b(_ link: String) -> Step? { link == "y" ? .a(.z) : nil }
//                                                     ^ unknown-route
