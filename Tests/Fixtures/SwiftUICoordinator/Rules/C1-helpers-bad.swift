// C1 A misspelt case goes to a function of the app's own.
// rejected
// fix:   func c1open() { c1present(.sheet) }
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c1present(_ route: HomeRoute) { try? show(route: route) }
  func c1open() { c1present(.sheett) }
//                           ^^^^^^ unknown-route
}
