// W3 a step in the environment
// fix:     W3BadChild().stepEnvironment($f.tab)
import SwiftUI
import VDFlow

struct W3BadChild: View { @StateStep var f: Inner = .main; var body: some View { Text("a") } }
struct W3Bad: View {
  @StateStep var f: Root = .home
  var body: some View {
    W3BadChild().stepEnvironment($f.$tab)
//                                   ^^^ warning missing-environment-router
  }
}
