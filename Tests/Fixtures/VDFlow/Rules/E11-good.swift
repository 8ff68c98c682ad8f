// E11 a wrapper with a projected value
import SwiftUI
import VDFlow

struct E11Good: View {
  @StateStep var r: Root = .home
  var body: some View { Text("a").sheet(isPresented: $r.isSelected(.tab)) { Text("b") } }
}
func e11Parameter(@Binding g: Root) { _ = $g.isSelected(.tab) }
