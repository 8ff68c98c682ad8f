// C6c A literal of a type to which the app gives one.
import Foundation
import SwiftUI
import Stinsen

extension UUID: Swift.ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self.init() }
}
final class BerthCoordinator: NavigationCoordinatable {
  let stack = Stinsen.NavigationStack(initial: \BerthCoordinator.start)
  @Root var start = makeStart
  @Route(.push) var berth = makeBerth
  func makeStart() -> some View { PlainView() }
  func makeBerth(_ id: UUID) -> some View { PlainView() }
}
func c6cLiteral(_ r: BerthCoordinator.Router) { r.route(to: \.berth, true) }
