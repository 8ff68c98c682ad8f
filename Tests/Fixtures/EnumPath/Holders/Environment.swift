// A holder that the app adds to a type of SwiftUI's.
// resolved: Step.a.x, Step.b.x
import SwiftUI

extension EnvironmentValues {
  var stepNav: Nav? { nil }
  func nav(named name: String) -> Nav { Nav() }
}
struct StepAction {
  func run(_ environment: EnvironmentValues) {
    environment.stepNav?.next(.a(.x))
    environment.nav(named: "main").next(.b(.x))
  }
}
