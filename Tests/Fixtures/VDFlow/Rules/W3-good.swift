// W3 a value in the environment
import SwiftUI
import VDFlow

struct W3GoodChild: View { @StateStep var f: Inner = .main; var body: some View { Text("a") } }
struct W3Good: View {
  @StateStep var f: Root = .home
  var body: some View {
    VStack { W3GoodChild().stepEnvironment($f.tab); W3GoodChild().step($f.$tab) }
  }
}
