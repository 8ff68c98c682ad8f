// C8-closures-bad The handler that a subclass gives to its superclass names a case that the route type lacks.
// rejected
import UIKit
import XCoordinator

final class C8InnerClosure: BasicNavigationCoordinator<AccountRoute> {
  init() {
    super.init(rootViewController: .init(), initialRoute: .profile) { route in
      switch route {
      case .profil: return .push(UIViewController())
//          ^^^^^^ invalid-declaration
      default: return .pop()
      }
    }
  }
}
