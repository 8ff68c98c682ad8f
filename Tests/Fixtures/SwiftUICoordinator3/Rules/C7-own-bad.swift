// C7 Old functions on one's own coordinator, and an old type in annotations.
// unfinished
import SwiftUI
import SwiftUICoordinator
import UIKit

extension Home {
  func c7OwnBad() {
    navigate(to: .more)
//  ^^^^^^^^ warning removed-api
    finish()
//  ^^^^^^ warning removed-api
    let weak: WeakCoordinator? = nil
//            ^^^^^^^^^^^^^^^ warning removed-api
    print(weak)
  }
  func c7OwnBad(_ all: [WeakCoordinator]) {}
//                      ^^^^^^^^^^^^^^^ warning removed-api
}
extension AppCoordinator {
  func c7OwnBad() { presentRoot() }
//                  ^^^^^^^^^^^ warning removed-api
}
