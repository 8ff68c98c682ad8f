// Functions that the app adds to a type of another module: the labels say which one is meant, and no other is asked.
import SwiftUI

enum Speed { case slow, fast }
extension EnvironmentValues {
  func allows(step: Step) -> Bool { true }
  func allows(speed: Speed) -> Bool { true }
  func count(speed: Speed) -> Int { 1 }
  func count(step: Step) -> Step { step }
}
func addedFunctions(_ environment: EnvironmentValues) -> Speed {
  let isSlow = environment.allows(speed: .slow)
  if environment.allows(step: .a(.x)), environment.count(speed: .fast) > 1 { return .slow }
  return isSlow ? .slow : environment.allows(speed: .fast) ? .fast : .slow
}
