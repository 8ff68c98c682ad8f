// R6 A branch has the destination for what a link beside it pushes.
import SwiftUI

enum R6BesideBad: Hashable { case list }
struct R6BesideBadRoot: View {
  @State private var isOn = false
  var body: some View {
    NavigationStack {
      VStack {
        if isOn {
          Text("on").navigationDestination(for: R6BesideBad.self) { _ in Text("list") }
//                   ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
        NavigationLink("List", value: R6BesideBad.list)
      }
    }
  }
}
