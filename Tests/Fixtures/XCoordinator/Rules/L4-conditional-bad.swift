// L4-conditional-bad A file that some builds leave out is judged by itself; a case that some builds lack is not.
// hints: on
#if canImport(UIKit)
  import UIKit
  import XCoordinator

  enum L4Phone: Route {
    case used, unused
//             ^^^^^^ hint unused-route
    #if DEBUG
      case debug
    #endif
  }
  final class L4PhoneCoordinator: NavigationCoordinator<L4Phone> {
    override func prepareTransition(for route: L4Phone) -> NavigationTransition { .pop() }
  }
  let l4phone = L4PhoneCoordinator(initialRoute: .used)
#endif
