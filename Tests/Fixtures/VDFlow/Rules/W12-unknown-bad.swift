// W12 a read of another 'selected' tells nothing of a flow
// hints: on
import ForeignBox
import SwiftUI
import VDFlow

@Steps struct W12Read { var first; var second; var none }
//                                     ^^^^^^ hint unused-route
struct W12ReadItem { var selected = false; var number = 0; var step = W12ReadStep.one }
enum W12ReadStep { case one, two }
struct W12ReadRow { var selected = W12ReadStep.one; var count = 0 }
struct W12ReadView: View {
  @StateStep var f: W12Read = .none
  var body: some View { Text("").step($f.$first).onTapGesture { f.selected = .first } }
  func take(_ isOn: Bool) {}
  func go(_ box: Box, _ items: [W12ReadItem], _ row: W12ReadRow) {
    box.change(items) { if $0[0].selected { print(1) } }
    box.change(items) { if !$0[0].selected, $0[0].selected && $0[0].number > 1 { print(2) } }
    box.change(items) { print($0[0].selected == true, $0[0].selected ? 1 : 2, $0.filter { $0.selected }) }
    box.change(items) { take($0[0].selected) }
    box.change(row) { if $0.selected == .two { print(3) } }
    box.change(row) {
      switch $0.selected {
      case .one: print(4)
      case .two: print(5)
      }
    }
  }
}
