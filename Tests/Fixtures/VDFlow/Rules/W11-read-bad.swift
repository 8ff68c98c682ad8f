// W11 who changes a value or selects behind it shows nothing
import SwiftUI
import VDFlow

@Steps struct W11Way { var filter; var count: Int = 0; var size: Leaf = .light; var place: Leaf = .light; var none }
struct W11WayView: View {
  @StateStep var f: W11Way = .filter
  var body: some View {
    VStack {
      Text("filter").step($f.$filter)
    }
    .onTapGesture {
      f.$count.select(with: 1)
//       ^^^^^ warning unmounted-route
      f.count = 3
      f.size.$dark.select()
//      ^^^^ warning unmounted-route
      f.place.select(\.$dark)
//      ^^^^^ warning unmounted-route
    }
  }
}
#Preview { Text("\(W11Way.count(1).count)") }
