// W4 a preview mounts nothing
import SwiftUI
import VDFlow
@Steps struct W4PreviewInner { var a; var b }
@Steps struct W4PreviewOuter { var x; var inner: W4PreviewInner = .a }
struct W4PreviewChild: View {
  @StateStep var flow: W4PreviewInner = .a
  var body: some View { Text("a") }
}
struct W4PreviewOther: View {
  @StateStep var flow: W4PreviewInner = .a
  var body: some View { Text("a") }
}
#Preview { W4PreviewChild() }
#if DEBUG
struct W4PreviewDebug: View { var body: some View { W4PreviewOther() } }
#endif
