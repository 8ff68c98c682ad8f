// W5 selections compared
import SwiftUI
import VDFlow

@Steps struct W5Good: Equatable { var a; var b }
@Steps struct W5Own { var a; var b; static func == (x: W5Own, y: W5Own) -> Bool { x.selected == y.selected } }
@Steps struct W5Mixed: Equatable { var a; var b; static func == (x: W5Mixed, y: Steps) -> Bool { x.selected == y } }
func w5good(_ a: W5Good, _ mixed: W5Mixed, _ one: W5Good?) -> Bool {
  a.selected == .b || mixed == .b || a == .none || one == nil
}
struct W5GoodView: View {
  @StateStep var f: W5Good = .a
  let other: W5Good
  let one: W5Own
  let two: W5Own
  var body: some View {
    Text("a").onChange(of: f.selected) { _ in }.disabled(f.selected == other.selected).disabled(one == two)
  }
}
