// L15-own-good Another object, a condition, or a later moment: none of them goes round.
import UIKit
import XCoordinator

enum L15ElseRoute: Route { case a, b, c(Int), d, e }
final class L15Else: NavigationCoordinator<L15ElseRoute> {
  private let other: L15Else?
  private let parent: UnownedRouter<L15ElseRoute>
  var me: StrongRouter<L15ElseRoute> { strongRouter }
  init(other: L15Else?, parent: UnownedRouter<L15ElseRoute>) {
    self.other = other
    self.parent = parent
    super.init()
  }
  override func prepareTransition(for route: L15ElseRoute) -> NavigationTransition {
    switch route {
    case .a:
      guard let other = other else { return .pop() }
      return other.chain(routes: [.a])
    case .b: return .trigger(.b, on: parent)
    case .c(let n): return n > 0 ? chain(routes: [.c(n - 1)]) : .pop()
    case .d:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(.init(title: "Again", style: .default) { [unowned self] _ in self.strongRouter.trigger(.d) })
      return .present(alert)
    case .e:
      other?.me.trigger(.e)
      return other.map { .trigger(.e, on: $0.me) } ?? .pop()
    }
  }
}
enum L15HeldRoute: Route { case again }
final class L15Held: NavigationCoordinator<L15HeldRoute> {
  private let next: L15Held
  var shown: StrongRouter<L15HeldRoute> { strongRouter }
  init(next: L15Held) {
    self.next = next
    super.init()
  }
  override func prepareTransition(for route: L15HeldRoute) -> NavigationTransition {
    .trigger(.again, on: next.shown)
  }
}
