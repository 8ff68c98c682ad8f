// W2 the step that the fix would select has no view
// fix: none
import SwiftUI
import VDFlow

@Steps struct W2Account { var overview; var password }
@Steps struct W2Settings { var main; var account: W2Account = .overview; var about }
struct W2SettingsView: View {
  @StateStep var f: W2Settings = .main
  var body: some View {
    VStack { Text("a").step($f.$main); Text("b").step($f.$about) }
      .onTapGesture { f.account = .password }
//                      ^^^^^^^ warning no-op-transition
  }
}
