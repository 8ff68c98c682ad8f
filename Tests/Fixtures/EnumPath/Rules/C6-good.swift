// C6 All nested cases.
import SwiftUI

func c6Good(_ step: Step) -> Int {
  switch step {
  case .a(.x), .a(.y): return 1
  case .b(.item(let id)) where id > 0: return 2
  case .b: return 3
  }
}
