// R6 What nobody calls pushes nothing while another branch is shown; what the system calls may.
import Foundation
import SwiftUI

enum UncalledStep: Hashable { case frequency, recovery }
enum QueuedStep: Hashable { case frequency, recovery }

final class UncalledNav: ObservableObject {
  @Published var path = NavigationPath()
  @Published private(set) var model: String?
  func start() { model = "m" }
  func showFrequency() { path.append(UncalledStep.frequency) }
  func showRecovery() { showRecoveryAtOnce() }
  private func showRecoveryAtOnce() { path.append(UncalledStep.recovery) }
}
final class QueuedNav: Operation, ObservableObject, @unchecked Sendable {
  @Published var path = NavigationPath()
  @Published private(set) var model: String?
  func queueFrequency() { path.append(QueuedStep.frequency) }
  override func main() { path.append(QueuedStep.recovery) }
}
struct UncalledRoot: View {
  @StateObject private var nav = UncalledNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      if let model = nav.model {
        UncalledDashboard(model: model, nav: nav)
          .navigationDestination(for: UncalledStep.self) { step in
            switch step {
            case .frequency: Text("f")
            case .recovery: Text("r")
            }
          }
      }
    }
    .onAppear { nav.start() }
  }
}
struct UncalledDashboard: View {
  let model: String
  let nav: UncalledNav
  var body: some View { Button("Frequency") { nav.showFrequency() } }
}
struct QueuedRoot: View {
  @StateObject private var nav = QueuedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      if let model = nav.model {
        QueuedDashboard(model: model, nav: nav)
          .navigationDestination(for: QueuedStep.self) { step in
//         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
            switch step {
            case .frequency: Text("f")
            case .recovery: Text("r")
            }
          }
      }
    }
  }
}
struct QueuedDashboard: View {
  let model: String
  let nav: QueuedNav
  var body: some View { Button("Frequency") { nav.queueFrequency() } }
}
