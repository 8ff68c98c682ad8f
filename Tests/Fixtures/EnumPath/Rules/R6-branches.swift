// R6 Every branch has the destination, the content around has it, or the stack itself stands in the branch.
import SwiftUI

struct R6Branches: View {
  var isReady: Bool
  var body: some View {
    VStack {
      NavigationStack {
        if isReady {
          PlainView().navigationDestination(for: Step.self) { $0.view }
        } else {
          Text("wait").navigationDestination(for: Step.self) { $0.view }
        }
      }
      NavigationStack {
        Group { if isReady { PlainView() } }.navigationDestination(for: Step.self) { $0.view }
      }
      if isReady {
        NavigationStack { PlainView().navigationDestination(for: Step.self) { $0.view } }
      }
      NavigationStack {
        if #available(macOS 10.15, *) { PlainView().navigationDestination(for: Step.self) { $0.view } }
      }
    }
  }
}
struct R6Chain: View {
  var isReady: Bool
  var body: some View {
    NavigationStack {
      if !isReady {
        PlainView().navigationDestination(for: Step.self) { $0.view }
      } else if isReady {
        PlainView().navigationDestination(for: Step.self) { $0.view }
      }
    }
  }
}
