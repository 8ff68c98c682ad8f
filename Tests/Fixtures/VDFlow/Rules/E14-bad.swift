// E14 forms that the version lacks
// rejected
//- /Main.swift
import SwiftUI
import VDFlow
struct E14Bad: View {
  @StateStep var f: Root = .home
  var body: some View { Text("a").step(_f.$tab) }
//                                     ^^ warning removed-api
}
func e14bad(_ r: inout Root) { r = Root(.home) }
//                                 ^^^^ warning removed-api
func e14bad() -> Inner { Inner() }
//                       ^^^^^ warning removed-api
//- /Package.resolved
4.40.0
