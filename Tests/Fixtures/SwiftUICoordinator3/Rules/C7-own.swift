// C7-own Functions of the workspace's own with those names.
import SwiftUI
import SwiftUICoordinator
import UIKit

class C7Own: Home {
  func finish() { handle(Action.done(self)) }
  func navigate(to route: HomeRoute) { show(route: route) }
  func c7Own() {
    func presentRoot() {}
    finish()
    navigate(to: .more)
    presentRoot()
    C7OwnSteps().go()
  }
}
struct C7OwnSteps {
  func finish() {}
  func go() { finish() }
}
