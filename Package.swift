// swift-tools-version: 6.1
import PackageDescription

/// Every target: Swift 6 mode, and no import that leaks or that is satisfied by accident.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  // The targets are many and small: without it the optimiser stops at every border.
  // Overlapping accesses are found by the tests, which run with the checks.
  .unsafeFlags(
    ["-cross-module-optimization", "-enforce-exclusivity=unchecked"], .when(configuration: .release)),
]

/// What reads and resolves is most of what the tests wait for: it is optimised in debug builds, too, and keeps its
/// assertions. The dialects would take longer to optimise than they save. Without a batch mode, of which the compiler
/// would say that it is ignored. Who steps through one of them in a debugger takes its name out.
let optimised: Set = ["SourceText", "Facts", "Extraction", "Semantics", "RouteGraph"]
let optimising: [SwiftSetting] = [
  .unsafeFlags(
    ["-O", "-assert-config", "Debug", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2"],
    .when(configuration: .debug))
]

func target(
  _ name: String, _ dependencies: [Target.Dependency] = [], path: String? = nil, resources: [Resource] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, exclude: excluded[name] ?? [], resources: resources,
    swiftSettings: settings + (optimised.contains(name) ? optimising : []))
}

func testTarget(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = []) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: excluded[name] ?? [], resources: resources,
    swiftSettings: settings)
}

/// Files that are documentation, not input.
let excluded: [String: [String]] = [
  "Dialects": [
    "EnumPath/README.md", "EnumValues/README.md", "Stinsen/README.md", "SwiftUICoordinator/README.md",
    "VDFlow/README.md", "XCoordinator/README.md",
  ],
  "JSONTests": ["cases"],
]

let core: [Target] = [
  target("SourceText"),
  target("Facts", ["SourceText"]),
  target("Extraction", ["Facts", "SourceText"]),
  target("Semantics", ["Facts", "SourceText"]),
  target("RouteGraph", ["Facts", "Semantics", "SourceText"]),
  target("Dialects", ["Facts", "RouteGraph", "Semantics", "SourceText"]),
  target("IDE", ["Dialects", "Extraction", "Facts", "RouteGraph", "Semantics", "SourceText"]),
]

let wire: [Target] = [
  .systemLibrary(
    name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
  target("JSON", ["CJansson"]),
  target("JSONRPC", ["JSON"]),
  target("LanguageServerProtocol", ["JSON"]),
]

let shell: [Target] = [
  .systemLibrary(
    name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
  target("YAML", ["CYAML"]),
  target("FactsFile", ["SourceText"]),
  // What `valgrind` of Debian 12 can read.
  .target(name: "CGlibc", cSettings: [.unsafeFlags(["-gdwarf-4"])]),
  target("Workspace", ["CGlibc", "FactsFile", "IDE", "JSON", "RouteGraph", "SourceText", "YAML"]),
  target(
    "GraphPictures", ["IDE", "JSON", "RouteGraph", "SourceText", "Workspace"],
    // Inside the program: it stays one file that can be copied anywhere.
    resources: ["graph.css", "graph.js", "layout.js", "map.js", "view.js"].map { .embedInCode("Page/\($0)") }),
  target(
    "LanguageServer",
    ["GraphPictures", "IDE", "JSON", "JSONRPC", "LanguageServerProtocol", "RouteGraph", "SourceText", "Workspace"]),
  .executableTarget(
    name: "signalbox",
    dependencies: [
      "CGlibc", "GraphPictures", "IDE", "JSON", "JSONRPC", "LanguageServer", "RouteGraph", "SourceText", "Workspace",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
    ],
    swiftSettings: settings,
    // Tells builds of one version apart, which decides whether what a cache holds is still right. Other systems' linkers
    // do so by themselves.
    linkerSettings: [.unsafeFlags(["-Xlinker", "--build-id"], .when(platforms: [.linux]))]),
]

let tests: [Target] = [
  target(
    "TestSupport", ["Extraction", "Facts", "IDE", "RouteGraph", "SourceText"], path: "Tests/TestSupport"),
  testTarget(
    "CommandTests",
    ["GraphPictures", "IDE", "JSON", "RouteGraph", "SourceText", "TestSupport", "Workspace", "signalbox"]),
  testTarget("DialectTests", ["Extraction", "Facts", "IDE", "RouteGraph", "SourceText", "TestSupport"]),
  testTarget("DifferentialTests", ["IDE", "RouteGraph", "SourceText", "TestSupport"]),
  testTarget("ExtractionTests", ["Extraction", "Facts", "Semantics", "SourceText", "TestSupport"]),
  testTarget("FactsFileTests", ["FactsFile", "TestSupport"]),
  testTarget("IDETests", ["Facts", "IDE", "RouteGraph", "SourceText", "TestSupport"]),
  testTarget("JSONRPCTests", ["JSON", "JSONRPC"]),
  testTarget("JSONTests", ["JSON"]),
  testTarget(
    "LanguageServerTests",
    ["JSON", "JSONRPC", "LanguageServer", "LanguageServerProtocol", "SourceText", "TestSupport"]),
  testTarget("ProtocolTests", ["JSON", "JSONRPC", "TestSupport", "signalbox"]),
  testTarget("SemanticsTests", ["Extraction", "Facts", "Semantics", "SourceText"]),
  testTarget("TidyTests", ["IDE", "RouteGraph"]),
  testTarget(
    "VDFlowTests", ["Extraction", "Facts", "IDE", "RouteGraph", "SourceText", "TestSupport"]),
  testTarget("WorkspaceTests", ["IDE", "RouteGraph", "SourceText", "TestSupport", "Workspace"]),
]

let package = Package(
  name: "signalbox",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "signalbox", targets: ["signalbox"])
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: core + wire + shell + tests
)
