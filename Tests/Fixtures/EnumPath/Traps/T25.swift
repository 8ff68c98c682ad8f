// T25 A type of another module by its full name.
import SwiftUI

struct T25View: View {
  var color: SwiftUI.Color { .red }
  var body: some View { PlainView() }
}
