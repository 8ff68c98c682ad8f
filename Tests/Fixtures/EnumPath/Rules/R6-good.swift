// R6 A destination on the list.
import SwiftUI

struct R6Good: View {
  var body: some View {
    NavigationStack {
      List { PlainView() }.navigationDestination(for: Step.self) { $0.view }
    }
  }
}
