// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "SignalboxPlugin",
  products: [
    .plugin(name: "SignalboxPlugin", targets: ["SignalboxPlugin"])
  ],
  targets: [
    .plugin(name: "SignalboxPlugin", capability: .buildTool())
  ]
)
