// A module's name in front of a flow.
// unfinished
// resolved: QualifiedFlow.detail, QualifiedFlow.list, QualifiedFlow.list, QualifiedFlow.detail
//- /Package.swift
// swift-tools-version: 5.9
import PackageDescription
let package = Package(
  name: "Qualified", dependencies: [.package(url: "https://github.com/dankinsoid/VDFlow.git", from: "4.40.0")],
  targets: [
    .target(name: "Feature", dependencies: ["VDFlow"]), .target(name: "App", dependencies: ["Feature"]),
  ])
//- /Sources/Feature/Feature.swift
import VDFlow
@Steps public struct QualifiedFlow { public var list; public var detail }
//- /Sources/App/App.swift
import Feature
import VDFlow
func qualified(_ flow: inout Feature.QualifiedFlow) {
  flow.selected = .detail
  flow.selected = Feature.QualifiedFlow.Steps.list
  var other = Feature.QualifiedFlow.list
  other.selected = .detail
}
