// C11-targets Two apps of one repository give their routes one name: neither switch misses the other's cases.
// unfinished
//- /Shop/Routes.swift
import SwiftUICoordinator
enum C11Targets: NavigationRoute {
  case cart, pay
  var action: TransitionAction? {
    switch self {
    case .cart: return .push(animated: true)
    case .pay: return .push(animated: false)
    }
  }
}
//- /Till/Routes.swift
import SwiftUICoordinator
enum C11Targets: NavigationRoute {
  case login
  var action: TransitionAction? {
    switch self {
    case .login: return .push(animated: true)
    }
  }
}
