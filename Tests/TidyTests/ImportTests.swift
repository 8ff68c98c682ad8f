/// Which target may import what. Swift's package manager accepts more than is declared; this table does not.

import Testing

@Suite struct ImportTests {
  /// The layers, from the core outward. A new edge is a decision: it is made here and in `Package.swift`.
  private static let ours: [String: Set<String>] = [
    "SourceText": [],
    "Facts": ["SourceText"],
    "Extraction": ["Facts", "SourceText"],
    "Semantics": ["Facts", "SourceText"],
    "RouteGraph": ["Facts", "Semantics", "SourceText"],
    "Dialects": ["Facts", "RouteGraph", "Semantics", "SourceText"],
    "IDE": ["Dialects", "Extraction", "Facts", "RouteGraph", "Semantics", "SourceText"],
    "JSON": ["CJansson"],
    "JSONRPC": ["JSON"],
    "LanguageServerProtocol": ["JSON"],
    "FactsFile": ["SourceText"],
    "YAML": ["CYAML"],
    "Workspace": ["CGlibc", "FactsFile", "IDE", "JSON", "RouteGraph", "SourceText", "YAML"],
    "GraphPictures": ["IDE", "JSON", "RouteGraph", "SourceText", "Workspace"],
    "LanguageServer": [
      "GraphPictures", "IDE", "JSON", "JSONRPC", "LanguageServerProtocol", "RouteGraph", "SourceText", "Workspace",
    ],
    "signalbox": [
      "CGlibc", "FactsFile", "GraphPictures", "IDE", "JSON", "JSONRPC", "LanguageServer", "RouteGraph", "SourceText",
      "Workspace",
    ],
  ]

  private static let system: Set<String> = ["Darwin", "Glibc", "Musl"]

  /// Everything else. The core has nothing but locks for what is worked out on demand, one of them the system's: no
  /// Foundation, no other system calls, no parser that is not ours.
  private static let others: [String: Set<String>] = [
    "SourceText": system,
    "RouteGraph": ["Synchronization"],
    "Semantics": ["Synchronization"],
    "JSONRPC": system,
    "Workspace": system.union(["Synchronization"]),
    "LanguageServer": system,
    "signalbox": system.union(["ArgumentParser", "Synchronization"]),
  ]

  @Test func everyImportIsInTheTable() {
    for file in Repository.sources {
      let allowed = ImportTests.ours[file.target, default: []].union(ImportTests.others[file.target, default: []])
      for line in file.lines {
        let pattern =
          /^\s*(?:(?:@\w+(?:\(\w+\))?|package|public|internal|fileprivate|private)\s+)*import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/
        guard let match = line.prefixMatch(of: pattern) else { continue }
        #expect(allowed.contains(String(match.1)), "\(file.path) imports \(match.1)")
      }
    }
  }

  @Test func everyTargetIsInTheTable() {
    let targets = Repository.directories(in: "Sources").filter { !["CJansson", "CGlibc", "CYAML"].contains($0) }
    #expect(Set(targets) == Set(ImportTests.ours.keys))
  }
}
