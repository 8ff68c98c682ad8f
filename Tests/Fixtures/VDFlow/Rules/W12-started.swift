// W12 a step that an initializer starts with, as up to 4.14
// hints: on
//- /Main.swift
import SwiftUI
import VDFlow
@Steps struct W12Started { var first; var second: W12Below = .init(.deep) }
@Steps struct W12Below { var deep; var deeper; var none }
struct W12StartedView: View {
  @StateStep var f = W12Started(.second)
  @StateStep var below: W12Below = .init(.deeper)
  var body: some View { Text("a").onTapGesture { f.selected = .first } }
}
//- /Package.resolved
4.10.0
