// T37 Plain UIKit is no transition.
// resolved: 
import SwiftUI
import SwiftUICoordinator
import UIKit

extension Home {
  func t37() {
    navigationController.pushViewController(UIHostingController(rootView: PlainView()), animated: true)
  }
}
