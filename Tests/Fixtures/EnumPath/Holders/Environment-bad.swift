// A function that the app adds to a type of SwiftUI's takes a route that is none.
// rejected
import SwiftUI

extension EnvironmentValues {
  func opens(speed: Int) -> Bool { true }
  func opens(step: Step) -> Bool { true }
}
func opens(_ environment: EnvironmentValues) -> Bool {
  environment.opens(step: .fast)
//                         ^^^^ unknown-route
}
