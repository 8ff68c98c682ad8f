// R6 A stack without a path is pushed onto by its links alone: a branch that shows none needs no destination.
import SwiftUI

struct R6Idle: View {
  var step: Step?
  var isFailed: Bool
  @State private var path: [Step] = []
  var body: some View {
    VStack {
      NavigationStack {
        if let step {
          NavigationLink("next", value: step).navigationDestination(for: Step.self) { $0.view }
        } else if isFailed {
          Text("failed").padding()
        } else {
          ProgressView()
        }
      }
      NavigationStack {
        if let step {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
      NavigationStack {
        if let step {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        } else {
          NavigationLink("first", value: Step.b(.x))
        }
      }
      NavigationStack(path: $path) {
        if isFailed {
          ProgressView()
        } else {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
    }
    .onAppear { path.removeAll() }
  }
}
