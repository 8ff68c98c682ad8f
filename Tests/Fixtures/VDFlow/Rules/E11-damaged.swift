// E11 The property that a '$' names is being typed: it is not the global one.
// unfinished
import SwiftUI
import VDFlow

var e11Damaged = Root()
//               ^^^^ warning removed-api
struct E11Damaged: View {
  @S"tateStep var e11Damaged = Root()
  var body: some View { PlainView().stepEnvironment($e11Damaged) }
}
