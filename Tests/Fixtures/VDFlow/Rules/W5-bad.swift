// W5 flows compared
import SwiftUI
import VDFlow

@Steps struct W5Bad: Equatable { var a; var b }
struct W5BadView: View {
  @StateStep var f: W5Bad = .a
  let other: W5Bad
  var body: some View {
    Text("a").onChange(of: f) { _ in }.disabled(f == other)
//                         ^ warning selection-compare
//                                              ^^^^^^^^^^ warning selection-compare
  }
}
