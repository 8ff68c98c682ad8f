/// Which files belong to a workspace.

import Foundation
import IDE
import SourceText
import Testing

@testable import Workspace

@Suite struct DiscoveryTests {
  @Test func findsSwiftFilesInOrderAndLeavesBuildProductsOut() throws {
    let tree = try TemporaryTree([
      "B.swift": "", "App/Deep/A.swift": "", "App/notes.txt": "", "App/Swift": "", "A/.swift": "",
      ".hidden/H.swift": "",
      "App/.#Lock.swift": "",
    ])
    let leftOut = [
      ".build", ".git", ".swiftpm", "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages",
      "Screen.xctemplate", "App.docc",
    ]
    for name in leftOut {
      try tree.write("App/\(name)/X.swift", [])
    }
    #expect(tree.files() == ["App/Deep/A.swift", "B.swift"])
  }

  @Test func findsManyFilesOnceWhateverTheNumberOfThreads() throws {
    var files: [String: String] = [:]
    for index in 0..<300 { files["D\(index % 7)/E\(index % 11)/F\(index).swift"] = "let a\(index) = 1\n" }
    let tree = try TemporaryTree(files)
    let root = WorkspaceRoot(path: tree.path)
    for jobs in [1, 2, 7] {
      let loaded = loadSnapshot(of: root, jobs: jobs)
      #expect(loaded.snapshot.fileIDs.map(\.path) == loaded.scan.files.map(\.id.path))
      #expect(Set(loaded.scan.files.map(\.id.path)) == Set(files.keys))
      #expect(loaded.scan.files == scan(root, jobs: jobs).files)
      let read = read(loaded.scan.files.map(\.id), in: root, jobs: jobs)
      #expect(read.files.count == 300 && read.problems.isEmpty)
      #expect(read.files.allSatisfy { String(decoding: $1.text, as: UTF8.self) == files[$0.path] })
    }
  }

  @Test func ignoreFilesOfAllLevelsCount() throws {
    let tree = try TemporaryTree([
      ".gitignore": "Generated/\n*.gen.swift\n/Top.swift\n!Keep.gen.swift\n# no\n\\#odd.swift\na/**/z.swift\n",
      "Top.swift": "", "App/Top.swift": "", "App/Generated/G.swift": "", "App/X.gen.swift": "",
      "App/Keep.gen.swift": "",
      "#odd.swift": "", "a/z.swift": "", "a/b/c/z.swift": "", "b/a/z.swift": "",
      "Inner/.gitignore": "Private*.swift\n!X.gen.swift\nfoo/*\n!foo/F.swift\n",
      "Inner/PrivateA.swift": "", "Inner/X.gen.swift": "", "Inner/foo/E.swift": "", "Inner/foo/F.swift": "",
      "Generated": "a file, not a directory",
    ])
    #expect(
      tree.files() == ["App/Keep.gen.swift", "App/Top.swift", "Inner/X.gen.swift", "Inner/foo/F.swift", "b/a/z.swift"])
    var settings = DiscoverySettings()
    settings.respectsGitignore = false
    #expect(tree.files(settings).count == 13)
  }

  @Test func rulesOfTheEnclosingWorkTreeCountForAFolderOfIt() throws {
    let tree = try TemporaryTree([
      ".git/info/exclude": "Local.swift\n", ".gitignore": "Secret.swift\n/Vendor/\n", "Sub/A.swift": "",
      "Sub/Secret.swift": "", "Sub/Local.swift": "", "Vendor/V.swift": "", "Vendor/Secret.swift": "",
      "Sub/Other/.git": "gitdir: ../../modules/other\n", "Sub/Other/Secret.swift": "", "Sub/Other/Mine.swift": "",
      "modules/other/info/exclude": "Mine.swift\n",
    ])
    #expect(tree.files(below: "Sub") == ["A.swift", "Other/Secret.swift"])
    #expect(tree.files(below: "Vendor") == ["Secret.swift", "V.swift"])
    #expect(tree.files() == ["Sub/A.swift", "Sub/Other/Secret.swift"])
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstRule() throws {
    let tree = try TemporaryTree([".gitignore": "\u{FEFF}A.swift\n", "A.swift": "", "B.swift": ""])
    #expect(tree.files() == ["B.swift"])
  }

  @Test func patternsSelectFiles() throws {
    let tree = try TemporaryTree([
      "App/A.swift": "", "App/Generated/G.swift": "", "App/APreviews.swift": "", "Packages/P/S.swift": "",
      "Tools/App/T.swift": "",
    ])
    var settings = DiscoverySettings(
      include: ["App", "Packages/*/"], exclude: ["**/Generated/**", "**/*Previews.swift"])
    #expect(tree.files(settings) == ["App/A.swift", "Packages/P/S.swift"])
    settings = DiscoverySettings(include: ["App/A.swift"], patternBase: join(tree.path, "Tools"))
    #expect(tree.files(settings) == [])
    settings = DiscoverySettings(exclude: ["App/App"], patternBase: parentDirectory(of: tree.path))
    #expect(tree.files(settings).count == 5)
  }

  @Test func patternsOfAConfigurationElsewhereStartThere() throws {
    let tree = try TemporaryTree([
      "App/A.swift": "", "App/Generated/G.swift": "", "Packages/A.swift": "", "Tools/T.swift": "",
    ])
    let base = join(tree.path, "Tools")
    for include in ["../App", "./../App/**"] {
      let settings = DiscoverySettings(include: [include], exclude: ["**/Generated/**"], patternBase: base)
      #expect(tree.files(settings) == ["App/A.swift"])
    }
    #expect(tree.files(DiscoverySettings(exclude: ["*/A.swift", "./T.swift", "G*"], patternBase: base)).count == 2)
  }

  @Test func whatIsNamedIsTaken() throws {
    let tree = try TemporaryTree([
      ".gitignore": "*.gen.swift\n", "A.swift": "", "Pods/X/P.swift": "", "Pods/Y/Q.swift": "", "B.gen.swift": "",
      "C.gen.swift": "",
    ])
    let settings = DiscoverySettings(named: ["Pods/X", "B.gen.swift"])
    #expect(tree.files(settings) == ["A.swift", "B.gen.swift", "Pods/X/P.swift"])
  }

  @Test func linksAreNotFollowedUnlessNamed() throws {
    let outside = try TemporaryTree(["O.swift": "let o = 1"])
    let tree = try TemporaryTree(["App/A.swift": ""])
    try tree.link("App/Loop", to: "..")
    try tree.link("App/Again.swift", to: "A.swift")
    try tree.link("App/Self.swift", to: "Self.swift")
    try tree.link("App/Outside", to: outside.path)
    try tree.link("App/Outside.swift", to: join(outside.path, "O.swift"))
    try tree.link("App/notes", to: join(outside.path, "O.swift"))
    #expect(tree.files() == ["App/A.swift"])
    #expect(
      tree.problems() == [
        "App/Outside: left out: the symbolic link leaves the analysed directory",
        "App/Outside.swift: left out: the symbolic link leaves the analysed directory",
        "App/Self.swift: left out: the symbolic link leads nowhere",
      ])
    // What is declared may be used behind any of them.
    #expect(scan(WorkspaceRoot(path: tree.path)).problems.allSatisfy { $0.effect == .unread })
    #expect(
      tree.files(DiscoverySettings(named: ["App/Outside", "App/Again.swift"])) == [
        "App/A.swift", "App/Again.swift", "App/Outside/O.swift",
      ])
    try outside.write("P.swift", [])
    #expect(
      tree.files(DiscoverySettings(named: ["App/Outside/O.swift"])) == ["App/A.swift", "App/Outside/O.swift"])
  }
}
