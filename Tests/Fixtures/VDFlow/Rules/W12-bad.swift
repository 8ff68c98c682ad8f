// W12 steps and flows that nothing reaches
// hints: on
import SwiftUI
import VDFlow

@Steps struct W12Lost { var a; var b }
//            ^^^^^^^ hint unreachable-coordinator
@Steps struct W12Bad { var a; var b; var c; var none }
//                                ^ hint unused-route
//                                       ^ hint unreachable-route
struct W12BadView: View {
  @StateStep var f: W12Bad = .a
  var body: some View { Text("a").sheet(isPresented: $f.isSelected(.c)) { Text("b") } }
}
