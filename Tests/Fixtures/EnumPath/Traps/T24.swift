// T24 A nested case without a branch.
// rejected
import SwiftUI

struct T24View: View {
  var step: Step
  var body: some View {
    switch step {
//  ^^^^^^ non-exhaustive-switch
    case .a(.x): PlainView()
    case .b: PlainView()
    }
  }
}
