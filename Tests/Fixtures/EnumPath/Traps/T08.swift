// T08 A binding of a path.
// resolved: Step.b.x
import SwiftUI

struct T08View: View {
  let action: () -> Void
  var body: some View { Button("x", action: action) }
}
func t08(path: Binding<[Step]>) -> T08View { T08View { path.wrappedValue = [.b(.x)] } }
