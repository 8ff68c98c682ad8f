// W9 a step inside another of its type
import SwiftUI
import VDFlow

@Steps struct W9Bad { var a: Items = Items(); var b: Items = Items(); var none }
struct W9BadPage: View { var body: some View { Text("a") } }
struct W9BadView: View {
  @StateStep var f: W9Bad = .none
  var body: some View {
    VStack { W9BadPage().step($f.$b) }.step($f.$a)
//                                ^ hint environment-shadowed
  }
}
