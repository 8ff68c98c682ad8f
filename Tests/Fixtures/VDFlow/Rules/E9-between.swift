// E9-between Where both a version that passes a computed variable and one that refuses it are possible, nothing is said.
// unfinished
//- /Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "App", dependencies: [.package(url: "https://github.com/dankinsoid/VDFlow.git", from: "4.10.0")],
  targets: [.target(name: "App", dependencies: ["VDFlow"])])
//- /Main.swift
import VDFlow
@Steps struct E9Between {
  var home
  var list = ""
  var isHome: Bool { selected == .home }
}
func e9between(_ f: inout E9Between) {
  f.selected = .list
  switch f.selected { case .home: break; case .list: break }
}
