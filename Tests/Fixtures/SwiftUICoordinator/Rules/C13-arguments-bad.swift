// C13 Operations that take nothing, or something else.
// rejected
import SwiftUI
import SwiftUICoordinator

func c13arguments(_ c: Basket, _ tabs: Tabs) throws {
  try c.start(animated: true)
//      ^^^^^ input-mismatch
  c.pop(true)
//  ^^^ input-mismatch
  c.popToRoot(completion: nil)
//  ^^^^^^^^^ input-mismatch
  c.dismiss(animate: true)
//  ^^^^^^^ input-mismatch
  tabs.start(.push(animated: true))
//     ^^^^^ input-mismatch
}
