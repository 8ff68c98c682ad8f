// W11 what other code reads out of sight is no flow that it cannot name, and none without the step
import ForeignBox
import SwiftUI
import VDFlow

@Steps private struct W11Private { var first; var second; var third; var none }
private struct W11PrivateView: View {
  @StateStep var f: W11Private = .none
  var body: some View {
    VStack { Text("").step($f.$first); Text("").step($f.$second) }.onTapGesture { f.selected = .third }
//                                                                                              ^^^^^ warning unmounted-route
  }
}
//- /Reader.swift
import ForeignBox
import SwiftUI
import VDFlow

struct W11Reader {
  func show<S>(_ step: S) {}
  func read(_ box: Box, _ root: Root) { box.change(root) { show($0.selected) } }
}
