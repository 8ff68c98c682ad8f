// T23 Patterns in many forms.
import SwiftUI

func t23(_ step: Step) -> Int {
  switch step {
  case .a(.x), .a(.y): return 1
  case let .b(v): return v == .x ? 1 : 2
  }
}
func t23b(_ step: Step) -> Int {
  switch step {
  case .b(.item(let id)) where id > 0: return 1
  default: return 2
  }
}
