// W12 what is named where no type is known may be selected there
// hints: on
// unresolved: the receiver's type is not known; the type in front of '$second' is not known; the type in front of '$list' is not known; the type in front of '$main' is not known
import ForeignBox
import SwiftUI
import VDFlow

@Steps struct W12Unknown { var first; var second; var third; var list: Items = Items(); var tab: Inner = .main; var none }
struct W12UnknownView: View {
  @StateStep var f: W12Unknown
  init(f: W12Unknown) { self.f = f }
  var body: some View {
    VStack {
      Text("").step($f.$first)
      Text("").step($f.$second)
      Text("").step($f.$third)
      Text("").step($f.$list)
      Text("").step($f.$tab)
    }
  }
  func go(_ box: Box) {
    box.change(f) { $0.selected = .first }
    box.change(f) { $0.$second.select() }
    box.choose(f, .third)
    box.change(f) { $0.$list.select(with: Items()) }
    box.change(f) { $0.tab.$main.select() }
  }
}
