/// Half-typed and mangled sources: nothing fails, no name that is missing is reported, and completion answers anywhere.

import Foundation
import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct BrokenSourceTests {
  private static let seed: UInt64 =
    ProcessInfo.processInfo.environment["SIGNALBOX_SEED"].flatMap(UInt64.init) ?? UInt64.random(in: 0..<1_000_000)

  @Test func mangledFixturesAreAnswered() throws {
    var random = SplitMix64(seed: Self.seed)
    let folder = try FixtureFolder("Fixtures/VDFlow")
    for named in folder.fixtures {
      for file in named.fixture.files where file.id.path.hasSuffix(".swift") {
        var bytes = Array(file.text.utf8)
        let start = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 1..<60, using: &random))
        bytes.removeSubrange(start..<end)
        var files = [file.id: SourceFile(text: bytes)]
        for own in folder.prelude.files { files[own.id] = SourceFile(text: Array(own.text.utf8)) }
        let snapshot = Snapshot(files: files)
        let nameless = snapshot.diagnostics.map(\.message).filter { $0.contains("''") }
        #expect(nameless.isEmpty, "SIGNALBOX_SEED=\(Self.seed) \(named.path)")
        _ = completions(at: start, in: file.id, of: snapshot)
        _ = hover(at: start, in: file.id, of: snapshot)
      }
    }
  }

  /// Two quotes in a row say that a name is missing, and are nothing that a person can read.
  @Test(arguments: [
    (".list(with: Items())", "not an argument labelled 'with'"), (".list(Items(), 1)", "not 2 values"),
    (".list(\"a\")", "not 'String'"),
  ])
  func wrongValuesAreNamed(code: String, words: String) throws {
    let prelude = try FixtureFolder("Fixtures/VDFlow").prelude
    let fixture = Fixture("import VDFlow\nfunc f() { let r: Root = \(code); print(r) }\n")
    let found = Snapshot(prelude, fixture).diagnostics.filter { $0.code == "input-mismatch" }
    #expect(found.map(\.message) == ["step 'list' of 'Root' takes 'Items', \(words)"])
  }

  /// A flow that holds itself has paths without end; the compiler refuses it, and it took exponential time here.
  @Test(.timeLimit(.minutes(1))) func flowsThatHoldThemselvesEnd() {
    let fixture = Fixture(
      """
      import VDFlow
      @Steps struct Below { var main; var none }
      @Steps struct Loop {
        var home
        var opt: Below? = nil
        var a: Loop = .home
        var b: Loop = .home
        var c: Loop = .home
      }
      extension Loop { mutating func go() { opt?.selected = nil; selected = .home } }
      """)
    #expect(Snapshot(fixture).diagnostics.allSatisfy { $0.severity == .hint })
  }

  /// What is being typed gets no finding of its own.
  @Test(arguments: [
    "r.", "r.$", "r.tab.$", "r.selected = ", "r.selected = .", "r = .", "r = .tab(.", "r.$tab.select(with: .",
    "r.select(\\.", "r.select(\\.$", "if r.selected == .", "switch r.selected { case .", "_ = Root.", "_ = Root.Steps.",
    "r.$tab.", "r.list = ", "let x: Root = .", "_ = $r.", "_ = r.isSelected(\\.$",
  ]) func unfinishedNamesAreNotReported(code: String) throws {
    let folder = try FixtureFolder("Fixtures/VDFlow")
    let fixture = Fixture("import VDFlow\nfunc f(_ root: Root) {\n  var r = root\n  \(code)\n}\n")
    let found = Snapshot(folder.prelude, fixture).diagnostics.filter { $0.location.file == FileID("Main.swift") }
    // `$r` is one `$` too many, whatever follows.
    #expect(found.filter { $0.code != "wrong-receiver" }.isEmpty, "\(found)")
  }
}
