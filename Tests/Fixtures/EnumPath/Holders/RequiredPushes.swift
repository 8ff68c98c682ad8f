// A requirement that the path's owner meets by pushing and somebody else by doing something else: nobody knows that a call
// through the protocol pushes.
// hints: on
import SwiftUI

enum RPsStep: Hashable { case first, later }
protocol RPsOpening { func open(_ step: RPsStep) }
final class RPsHolder: ObservableObject, RPsOpening {
  @Published var path: [RPsStep] = []
  func open(_ step: RPsStep) { path.append(step) }
}
final class RPsLogger: RPsOpening {
  func open(_ step: RPsStep) { print(step) }
}
struct RPsRoot: View {
  @StateObject var holder = RPsHolder()
  let log: any RPsOpening = RPsLogger()
  var body: some View {
    NavigationStack(path: $holder.path) {
      Button("open") {
        holder.open(.first)
        log.open(.later)
      }
      .navigationDestination(for: RPsStep.self) { step in
        switch step {
        case .first: PlainView()
        case .later: EmptyView()
        }
      }
    }
  }
}
