// R6 A destination in one branch of the stack's content.
import SwiftUI

struct R6Branch: View {
  var isReady: Bool
  var tab: Int
  var body: some View {
    VStack {
      NavigationStack {
        if isReady {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        } else {
          PlainView()
        }
      }
      NavigationStack {
        if isReady {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        } else if tab == 1 {
          PlainView()
        }
      }
      NavigationStack {
        switch tab {
        case 0: PlainView().navigationDestination(for: Step.self) { $0.view }
//                          ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        default: PlainView()
        }
      }
    }
  }
}
