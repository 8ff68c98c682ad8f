// T14 A destination on a row of a list comes late; on the list itself it is in its place.
import SwiftUI

struct T14Rows: View {
  var body: some View {
    VStack {
      NavigationStack { List { PlainView().navigationDestination(for: Step.self) { $0.view } } }
//                                         ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
      NavigationStack { List { PlainView() }.navigationDestination(for: Step.self) { $0.view } }
    }
  }
}
