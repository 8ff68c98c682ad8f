// W11 a key path of another type tells nothing
import SwiftUI
import VDFlow

@Steps struct W11Plain { var first; var second; var third; var none }
struct W11PlainItem { var selected = false }
struct W11PlainView: View {
  @StateStep var f: W11Plain = .none
  let items: [W11PlainItem] = []
  var count: Int { items.filter(\.selected).count }
  var body: some View {
    VStack { Text("").step($f.$first); Text("").step($f.$second) }.onTapGesture { f.selected = .third }
//                                                                                              ^^^^^ warning unmounted-route
  }
}
