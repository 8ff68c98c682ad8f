// R5 Two destinations for one type.
import SwiftUI

struct R5Bad: View {
  var body: some View {
    NavigationStack {
      PlainView()
        .navigationDestination(for: Step.self) { $0.view }
//       ^^^^^^^^^^^^^^^^^^^^^ warning duplicate-destination
        .navigationDestination(for: Step.self) { _ in PlainView() }
    }
  }
}
