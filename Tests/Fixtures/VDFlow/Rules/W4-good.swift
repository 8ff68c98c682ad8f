// W4 somebody installs the flow
import SwiftUI
import VDFlow

@Steps struct W4GoodInner { var a; var b }
@Steps struct W4GoodOuter { var x; var inner: W4GoodInner = .a }
struct W4GoodChild: View {
  @StateStep var flow: W4GoodInner = .a
  var body: some View { Text("a") }
}
struct W4Good: View {
  @StateStep var outer: W4GoodOuter = .x
  var body: some View { VStack { W4GoodChild() }.stepEnvironment($outer.inner) }
}
