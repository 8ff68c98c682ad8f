// C7-conditional-bad A file that some builds leave out: its switch is judged by itself.
// rejected
#if canImport(UIKit)
  import UIKit
  import XCoordinator

  enum C7Phone: Route { case home, away }
  final class C7PhoneCoordinator: NavigationCoordinator<C7Phone> {
    override func prepareTransition(for route: C7Phone) -> NavigationTransition {
      switch route { case .home: return .pop() }
//    ^^^^^^ non-exhaustive-switch
    }
  }
#endif
