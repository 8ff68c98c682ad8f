/// The declarations of each fixture, a file each: what is edited in one of them must be noticed by all others that follow
/// from it.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct ScatteredDeclarationTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed =
    environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)
  /// How many lines of each fixture are taken out and brought back.
  private static let edits = environment["SIGNALBOX_EDITS"].flatMap(Int.init) ?? 2
  /// A part of the paths of those that are edited.
  private static let fixtures = environment["SIGNALBOX_FIXTURES"] ?? ".swift"

  @Test(arguments: ["Stinsen", "XCoordinator", "VDFlow", "SwiftUICoordinator", "EnumPath"])
  func everyLineIsNoticedByOtherFiles(_ dialect: String) throws {
    let folder = try FixtureFolder("Fixtures/" + dialect)
    var random = SplitMix64(seed: Self.seed)
    for named in folder.fixtures where named.path.contains(Self.fixtures) {
      let own = parts(of: named.fixture)
      var files = own
      for file in folder.prelude.files { files[file.id] = file.text }
      var snapshot = Snapshot(texts: files)
      let places = own.keys.sorted().flatMap { file in lines(own[file]).indices.map { (file: file, line: $0) } }
      for (file, line) in places.shuffled(using: &random).prefix(Self.edits) {
        var edited = lines(own[file])
        edited.remove(at: line)
        for text in [edited.joined(separator: "\n"), own[file] ?? ""] {
          files[file] = text
          snapshot = snapshot.updating([file: SourceFile(text: Array(text.utf8))])
          let difference = answers(snapshot).difference(from: answers(Snapshot(texts: files)))
          if !difference.isEmpty {
            Issue.record("SIGNALBOX_SEED=\(Self.seed), \(named.path), \(file) without line \(line)\n\(difference)")
          }
        }
      }
    }
  }

  private func lines(_ text: String?) -> [Substring] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// What stands at the left edge begins a file of its own, in which all imports are repeated.
  private func parts(of fixture: Fixture) -> [FileID: String] {
    var parts: [FileID: String] = [:]
    for file in fixture.files where file.id.path.hasSuffix(".swift") {
      let lines = lines(file.text)
      let imports = lines.filter { $0.hasPrefix("import ") }
      var count = 0
      for line in lines where !line.hasPrefix("import ") {
        if let first = line.first, first.isLetter || first == "@" { count += 1 }
        let part = FileID(file.id.path.dropLast(".swift".count) + "-\(count).swift")
        parts[part, default: imports.map { $0 + "\n" }.joined()] += line + "\n"
      }
    }
    return parts
  }

  private func answers(_ snapshot: Snapshot) -> [String] {
    snapshot.diagnostics.map { "\($0.location.file) \($0.location.range.start) \($0.code) \($0.message)" }
      + snapshot.transitions.map { "\($0.location.file) \($0.location.range.start) \($0.route ?? "") \($0.status)" }
      + snapshot.coordinators.map { "\($0.id) \($0.routes.map { "\($0.name) \($0.kind ?? "-")" })" }
  }
}
