// W9 steps side by side
import SwiftUI
import VDFlow

@Steps struct W9Good { var a: Items = Items(); var b: Items = Items(); var none }
struct W9GoodPage: View { var body: some View { Text("a") } }
struct W9GoodView: View {
  @StateStep var f: W9Good = .none
  var body: some View {
    VStack { W9GoodPage().step($f.$b); W9GoodPage().step($f.$a) }
  }
}
