/// What every code action leaves: its finding is gone, none as severe has come, and the compiler accepts it.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct CodeActionsCompileTests {
  /// A folder of fixtures, the stubs that it compiles with, its framework's package, and so many actions at least.
  struct World: Sendable, CustomTestStringConvertible {
    var folder: String
    var variant: String?
    var package = ""
    var atLeast: Int
    var testDescription: String { folder }
  }

  static let worlds = [
    World(folder: "Stinsen", package: "stinsen", atLeast: 350),
    World(folder: "XCoordinator", package: "xcoordinator", atLeast: 390),
    World(folder: "XCoordinatorExistentials", variant: "Existentials", atLeast: 30),
    World(folder: "SwiftUICoordinator", package: "swiftuicoordinator", atLeast: 165),
    World(folder: "SwiftUICoordinator3", variant: "SwiftUICoordinator3", package: "swiftuicoordinator", atLeast: 5),
    World(folder: "EnumPath", atLeast: 490),
    World(folder: "VDFlow", package: "vdflow", atLeast: 275),
  ]

  @Test(arguments: worlds) func fixturesAreFixed(_ world: World) throws {
    let fixtures = try EditedFixtures(world.folder)
    let compiler = try SwiftCompiler(variant: world.variant)
    var count = 0
    // Names in rejected fixtures may be those of legal ones.
    for isRejected in [false, true] {
      var judgement = ActionJudgement(compiler)
      for named in fixtures.folder.fixtures {
        let directives = named.fixture.directives
        guard !directives.isUnfinished, directives.isRejected == isRejected else { continue }
        let pins = named.fixture.pins(of: world.package)
        // The stub is of this version.
        if world.package == "vdflow", pins.contains(where: { $0.version != "4.40.0" }) { continue }
        judgement.judge(
          named.snapshot(on: fixtures.folder.prelude, pins: pins), fixtures.ownFiles(of: named))
      }
      try judgement.askCompiler()
      #expect(judgement.faults.isEmpty, "\(judgement.faults.joined(separator: "\n"))")
      count += judgement.count
    }
    #expect(count >= world.atLeast, "\(count) actions")
  }

  /// Not the fragments of VDFlow's manual: they name types that nobody declares.
  @Test(arguments: SampleWorkspace.names.filter { $0 != "VDFlow/Manual" }) func samplesAreFixed(_ name: String) throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/" + name)
    var judgement = ActionJudgement(try SwiftCompiler())
    judgement.judge(
      Snapshot(workspace), OwnFiles(workspace.files.map { (FileID($0.path), $0.path) }) { first, _ in first })
    try judgement.askCompiler()
    #expect(judgement.faults.isEmpty, "\(judgement.faults.joined(separator: "\n"))")
    #expect(judgement.count >= 1)
  }
}
