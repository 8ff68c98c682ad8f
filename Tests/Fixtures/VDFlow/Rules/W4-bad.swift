// W4 nobody installs the flow
import SwiftUI
import VDFlow

@Steps struct W4BadInner { var a; var b }
@Steps struct W4BadOuter { var x; var inner: W4BadInner = .a }
struct W4BadChild: View {
  @StateStep var flow: W4BadInner = .a
//               ^^^^ warning missing-environment-router
  var body: some View { Text("a") }
}
struct W4Bad: View {
  @StateStep var outer: W4BadOuter = .x
  var body: some View { W4BadChild() }
}
