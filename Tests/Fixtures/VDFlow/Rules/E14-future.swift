// E14 forms that came later
//- /Main.swift
import SwiftUI
import VDFlow
struct E14Future: View {
  @StateStep var f: Root = .home
  var body: some View {
    NavigationSteps(selection: $f.selected, nestable: true) {
//                                          ^^^^^^^^ warning removed-api
      Text("a").onTapGesture { f.select(\.$home) }
//                               ^^^^^^ warning removed-api
    }
  }
}
//- /Package.resolved
4.26.0
