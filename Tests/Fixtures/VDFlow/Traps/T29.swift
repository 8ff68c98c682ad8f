// T29 the framework's view of a name that a flow of the workspace has
//- /Sources/One/One.swift
import VDFlow
@Steps struct T29NavigationSteps { var a; var none }
func t29(_ flow: T29NavigationSteps) {
  var f = flow
  f.selected = .a
}
//- /Sources/Two/Two.swift
import SwiftUI
import VDFlow
struct T29: View {
  @StateStep var f: T29NavigationSteps = .none
  var body: some View { NavigationSteps(selection: $f.selected) { Text("a").step($f.$a) } }
}
