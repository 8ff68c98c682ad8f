// C10 a case without its enum, or of what is no action, in the condition of an 'if', a 'guard' or a 'while'.
// rejected
// fix:   func a(_ a: CoordinatorAction) { if case HomeAction.open = a {} }
import SwiftUICoordinator

extension Home {
  func a(_ a: CoordinatorAction) { if case .open = a {} }
//                                          ^^^^ wrong-route-kind
  func b(_ a: CoordinatorAction?) { guard case .tabs? = a else { return } }
//                                              ^^^^ wrong-route-kind
  func c(_ a: CoordinatorAction) { while case HomeRoute.home = a { return } }
//                                                      ^^^^ wrong-route-kind
  func d(_ link: DeepLink) { if case .sheet = link.route {} }
//                                    ^^^^^ wrong-route-kind
}
