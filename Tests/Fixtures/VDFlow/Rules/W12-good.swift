// W12 steps and flows that something reaches
// hints: on
import SwiftUI
import VDFlow

@Steps public struct W12Public { public var a; public var b }
@Steps struct W12Stored: Codable { var a; var b }
struct W12Store { var flow: W12Stored? }
@Steps struct W12Good { var a; var b; var none }
struct W12GoodView: View {
  @StateStep var f: W12Good = .a
  var body: some View {
    TabView(selection: $f.selected) { Text("a").step($f.$a); Text("b").step($f.$b) }
  }
}
