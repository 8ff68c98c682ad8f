// W5 flows compared
// resolved: W5Bad.a, W5Bad.a, W5Bad.b, W5BadLeaf.none, W5BadLeaf.dark
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
@Steps struct W5BadLeaf: Hashable { var light; var dark: Int = 0; var none }
func w5bad(_ l: W5Bad, _ m: W5BadLeaf, _ other: Bool) -> Bool {
  if l == .a { return true }
//   ^^^^^^^ warning selection-compare
  guard .b != l else { return false }
//      ^^^^^^^ warning selection-compare
  if m == .none { return other }
//   ^^^^^^^^^^ warning selection-compare
  return other && m == .dark(3)
//                ^^^^^^^^^^^^^ warning selection-compare
}
