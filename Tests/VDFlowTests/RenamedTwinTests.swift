/// Steps with other names leave Swift as before: no use is left behind, and none of anything else taken.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct RenamedTwinTests {
  private let folder: FixtureFolder
  private let compiler: SwiftCompiler

  init() throws {
    folder = try FixtureFolder("Fixtures/VDFlow")
    compiler = try SwiftCompiler()
  }

  @Test func whatRenamingLeavesCompiles() throws {
    var twins = folder.preludeSources.map { (path: $0.path, text: MacroExpansion($0.text).text) }
    var count = 0
    for named in folder.fixtures where isAsked(named) {
      let files = named.fixture.files.map(\.id).filter { $0.path.hasSuffix(".swift") }
      let own = Dictionary(uniqueKeysWithValues: zip(files, named.sources.map(\.path)))
      let renamed = renamed(named.snapshot(on: folder.prelude), own, &count)
      for (file, path) in own {
        guard let text = renamed.file(file)?.text else { continue }
        twins.append((path, MacroExpansion(String(decoding: text, as: UTF8.self)).text))
      }
    }
    let refused = try compiler.complaints(about: twins)
    #expect(refused.isEmpty, "\(refused.map(\.description).joined(separator: "\n"))")
    #expect(count >= 150, "\(count) renames")
  }

  private func isAsked(_ named: NamedFixture) -> Bool {
    let directives = named.fixture.directives
    return !directives.isRejected && !directives.isUnfinished
      && named.fixture.pins(of: "vdflow").allSatisfy { $0.version == "4.40.0" }
  }

  /// Every step that may be renamed, one after the other, as far as the edits stay inside the fixture.
  private func renamed(_ original: Snapshot, _ own: [FileID: String], _ count: inout Int) -> Snapshot {
    var snapshot = original
    for id in steps(original, own).map(\.id) {
      guard let place = steps(snapshot, own).first(where: { $0.id == id })?.declarations.first,
        let edits = try? rename(at: place.range.start, in: place.file, of: snapshot, to: "\(id.name)Anew"),
        edits.allSatisfy({ own[$0.location.file] != nil })
      else { continue }
      snapshot = snapshot.updating(applying(edits, to: snapshot))
      count += 1
    }
    return snapshot
  }

  private func steps(_ snapshot: Snapshot, _ own: [FileID: String]) -> [Route] {
    snapshot.coordinators.filter { $0.dialect == "vdflow" }.flatMap(\.routes).filter { route in
      route.declarations.contains { own[$0.file] != nil }
    }
  }
}
