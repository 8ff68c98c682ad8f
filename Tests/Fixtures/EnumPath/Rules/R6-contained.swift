// R6 A branch that makes all routes that it takes needs no other; what is made beside it may be pushed while it is not shown.
import SwiftUI

enum ContainedStep: Hashable { case name, photo }
enum LeakedStep: Hashable { case name, photo }

struct R6Contained: View {
  var isStarting: Bool
  @State private var path: [ContainedStep] = []
  @State private var leaked: [LeakedStep] = []
  var body: some View {
    VStack {
      NavigationStack(path: $path) {
        if isStarting {
          PlainView()
        } else {
          Button("name") { path.append(.name) }
            .navigationDestination(for: ContainedStep.self) { step in
              switch step {
              case .name: Button("photo") { path.append(.photo) }
              case .photo: PlainView()
              }
            }
        }
      }
      NavigationStack(path: $leaked) {
        Button("photo") { leaked.append(.photo) }
        if isStarting {
          PlainView()
        } else {
          Button("name") { leaked.append(.name) }
            .navigationDestination(for: LeakedStep.self) { step in
//           ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
              switch step {
              case .name, .photo: PlainView()
              }
            }
        }
      }
    }
  }
}
