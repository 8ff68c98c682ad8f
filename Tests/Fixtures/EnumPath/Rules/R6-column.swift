// R6 What a column of a split view shows while nothing is selected needs no destination; what links to somewhere does.
import SwiftUI

struct R6Column: View {
  var step: Step?
  @State private var path: [Step] = []
  var body: some View {
    VStack {
      NavigationSplitView {
        PlainView()
      } detail: {
        NavigationStack(path: $path) {
          if let step {
            NavigationLink("next", value: step).navigationDestination(for: Step.self) { $0.view }
          } else {
            Text("Nothing is selected").padding()
          }
        }
      }
      NavigationSplitView {
        PlainView()
      } detail: {
        NavigationStack(path: $path) {
          if step == nil {
            NavigationLink("first", value: Step.b(.x))
          } else {
            PlainView().navigationDestination(for: Step.self) { $0.view }
//                      ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
          }
        }
      }
    }
  }
}
