// C3 A value that can be called.
import SwiftUI

enum CallableStep: Hashable {
  case list, map
  func callAsFunction() -> CallableStep { self }
}
struct CallableStepView: View {
  @State private var path: [CallableStep] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Go") { path = [.list(), .map] }
        .navigationDestination(for: CallableStep.self) { step in
          switch step {
          case .list: PlainView()
          case .map: NumberView(id: 1)
          }
        }
    }
  }
}
