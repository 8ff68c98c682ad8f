// R6 A destination inside a list.
import SwiftUI

struct R6Bad: View {
  var body: some View {
    NavigationStack {
      List { PlainView().navigationDestination(for: Step.self) { $0.view } }
//                       ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
    }
  }
}
