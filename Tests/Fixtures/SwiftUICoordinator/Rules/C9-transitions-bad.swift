// C9 Transitions that the framework does not have, or that are given something else.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C9TransitionsBad: NavigationRoute {
  case bare, empty, text, label, misspelt, function, order
  var action: TransitionAction? {
    switch self {
    case .bare: return .push
//                      ^^^^ input-mismatch
    case .empty: return .push()
//                       ^^^^ input-mismatch
    case .text: return .push(animated: "yes")
//                                     ^^^^^ input-mismatch
    case .label: return .present(animate: true)
//                       ^^^^^^^ input-mismatch
    case .misspelt: return .psh(animated: true)
//                          ^^^ unknown-route
    case .function: return .present
//                          ^^^^^^^ input-mismatch
    case .order: return .present(modalPresentationStyle: .fullScreen, animated: true)
//                       ^^^^^^^ input-mismatch
    }
  }
}
func c9transitions(_ tabs: Tabs) { tabs.start(with: .push) }
//                                                   ^^^^ input-mismatch
func c9transitions(misspelt tabs: Tabs) { tabs.start(with: .presnt()) }
//                                                          ^^^^^^ unknown-route
