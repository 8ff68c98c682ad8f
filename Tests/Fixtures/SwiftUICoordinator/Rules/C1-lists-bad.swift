// C1 Lists that a condition chooses.
// rejected
import SwiftUI
import SwiftUICoordinator

func c1lists(_ c: Home, _ isNew: Bool) {
  c.append(routes: isNew ? [.sheet] : [.sheets])
//                                      ^^^^^^ unknown-route
  c.set(routes: (isNew ? [.home, .details(1)] : []))
//                                ^^^^^^^ unknown-route
}
