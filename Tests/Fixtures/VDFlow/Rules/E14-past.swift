// E14 forms that are gone only later
//- /Main.swift
import SwiftUI
import VDFlow
struct E14Past: View {
  @StateStep var f: Root = .home
  var body: some View { Text("a").step(_f.$tab) }
}
//- /Package.resolved
4.18.2
