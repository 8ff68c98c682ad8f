// R5 One destination for each type.
import SwiftUI

struct R5Good: View {
  var body: some View {
    NavigationStack {
      PlainView()
        .navigationDestination(for: Step.self) { $0.view }
        .navigationDestination(for: B.self) { $0.view }
    }
  }
}
