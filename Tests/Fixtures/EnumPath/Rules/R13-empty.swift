// R13 An enum without a case: its path stays empty until it gets one.
// hints: on
import SwiftUI

enum R13Empty: Hashable {}
struct R13EmptyTab: View {
  @State var path: [R13Empty] = []
  var body: some View { NavigationStack(path: $path) { PlainView() } }
}
