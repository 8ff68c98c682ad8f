/// `check --fix` and `--diff` on the built program.

import Foundation
import TestSupport
import Testing

@testable import signalbox

@Suite struct FixTests {
  private static let app = [
    "App/Main.swift": """
    import SwiftUI
    import Stinsen

    final class MainCoordinator: NavigationCoordinatable {
      let stack = NavigationStack(initial: \\MainCoordinator.start)
      @Root var start = makeStart
      @Route(.push) var detail = makeDetail
      func makeStart() -> some View { StartScreen() }
      func makeDetail() -> some View { Text("") }
    }

    """,
    "App/Start Screen ü.swift": """
    import SwiftUI
    import Stinsen

    struct StartScreen: View {
      @EnvironmentObject var router: MainCoordinator.Router
      var body: some View {
        Button("a") { router.route(to: \\.detial) }
        Text("in between")
        Text("in between")
        Text("in between")
        Text("in between")
        Text("in between")
        Text("in between")
        Text("in between")
        Button("b") { router.route(to: \\.detial) }
      }
    }
    """,
  ]
  private static let screen = "App/Start Screen ü.swift"

  @Test func safeFixesAreWritten() throws {
    let terminal = try Terminal(FixTests.app)
    let before = try terminal.read(FixTests.screen)
    let outcome = try terminal.run("check", "--fix")
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.errors == "Fixed 3 of 3 findings in 1 file.\n")
    #expect(try terminal.read(FixTests.screen) == before.replacingOccurrences(of: "detial", with: "detail"))
    #expect(try terminal.run("check", "--fix").errors == "Fixed 0 of 0 findings in 0 files.\n")
    #expect(try terminal.names(in: "App") == ["Main.swift", "Start Screen ü.swift"])
  }

  @Test func theDiffIsWhatWouldBeWritten() throws {
    let terminal = try Terminal(FixTests.app)
    let before = try terminal.read(FixTests.screen)
    let diff = try terminal.run("check", "--fix", "--diff")
    #expect(diff.status == 0 && diff.errors == "")
    #expect(try terminal.read(FixTests.screen) == before)
    #expect(
      diff.output.hasPrefix(
        """
        --- a/App/Start Screen ü.swift\t
        +++ b/App/Start Screen ü.swift\t
        @@ -4,7 +4,7 @@
         struct StartScreen: View {
           @EnvironmentObject var router: MainCoordinator.Router
           var body: some View {
        -    Button("a") { router.route(to: \\.detial) }
        +    Button("a") { router.route(to: \\.detail) }
             Text("in between")
             Text("in between")
             Text("in between")
        @@ -12,6 +12,6 @@

        """), "\(diff.output)")
    #expect(diff.output.hasSuffix("\n }\n\\ No newline at end of file\n"))
    try terminal.write("fix.patch", diff.output)
    #expect(try terminal.shell("git apply fix.patch") == "")
    #expect(try terminal.read(FixTests.screen) == before.replacingOccurrences(of: "detial", with: "detail"))
  }

  @Test func onlyWhatIsReportedIsFixed() throws {
    let terminal = try Terminal(FixTests.app)
    let before = try terminal.read(FixTests.screen)
    _ = try terminal.run("check", "--fix", "App/Main.swift")
    _ = try terminal.run("check", "--fix", "--except", "unknown-route")
    #expect(try terminal.read(FixTests.screen) == before)
    #expect(try terminal.run("check", "--unsafe-fixes").status == 2)
  }

  /// Of two names that are as near, either is a guess.
  @Test func fixesThatNeedALookAreForTheBrave() throws {
    var app = FixTests.app
    let main = (app["App/Main.swift"] ?? "").replacingOccurrences(of: "detail", with: "detail1")
    app["App/Main.swift"] = main.replacingOccurrences(
      of: "  @Root", with: "  @Route(.push) var detail2 = makeDetail\n  @Root"
    ).replacingOccurrences(of: "makeDetail1", with: "makeDetail")
    app[FixTests.screen] = (app[FixTests.screen] ?? "").replacingOccurrences(of: "detial", with: "detail3")
    let terminal = try Terminal(app)
    let safe = try terminal.run("check", "--fix", "--only", "unknown-route")
    #expect(safe.status == 1 && safe.errors == "Fixed 0 of 2 findings in 0 files.\n")
    let unsafe = try terminal.run("check", "--fix", "--unsafe-fixes", "--only", "unknown-route")
    #expect(unsafe.status == 0 && unsafe.errors == "Fixed 2 of 2 findings in 1 file.\n", "\(unsafe)")
  }

  /// Not the one whose name somebody means and misspells.
  @Test func declarationsAreTakenAwayForTheBrave() throws {
    var app = FixTests.app
    let before = app["App/Main.swift"] ?? ""
    app["App/Main.swift"] = before.replacingOccurrences(
      of: "  @Root", with: "  @Route(.push) var spare = makeDetail\n  @Root")
    let terminal = try Terminal(app)
    let safe = try terminal.run("check", "--fix", "--only", "unused-route")
    #expect(safe.errors == "Fixed 0 of 2 findings in 0 files.\n")
    let unsafe = try terminal.run("check", "--fix", "--unsafe-fixes", "--only", "unused-route")
    #expect(unsafe.errors == "Fixed 1 of 2 findings in 1 file.\n", "\(unsafe)")
    #expect(try terminal.read("App/Main.swift") == before)
  }

  /// A coordinator is no more unreachable once no route shows it.
  @Test func whatAFixTakesAlongIsFixed() throws {
    var app = CheckApp.files
    app["App/Main.swift"] = CheckApp.main.replacing(
      "  func makeStart", with: "  @Route(.push) var side = makeSide\n  func makeStart"
    ).replacing("Text(\"\") }\n", with: "Text(\"\") }\n  func makeSide() -> SideCoordinator { SideCoordinator() }\n")
    app["App/Side.swift"] = """
      import SwiftUI
      import Stinsen
      final class SideCoordinator: NavigationCoordinatable {
        let stack = NavigationStack(initial: \\SideCoordinator.start)
        @Root var start = makeStart
        func makeStart() -> some View { Text("") }
      }
      @main struct TodoApp: App {
        var body: some Scene { WindowGroup { NavigationViewCoordinator(MainCoordinator()).view() } }
      }

      """
    let terminal = try Terminal(app)
    let outcome = try terminal.run("check", "--fix", "--unsafe-fixes", "--except", "unknown-route")
    #expect(outcome.output.hasPrefix("No findings in 3 files"), "\(outcome)")
    #expect(outcome.errors == "Fixed 3 of 3 findings in 1 file.\n", "\(outcome)")
  }

  @Test func lineEndsMarkAndModeStay() throws {
    var app = FixTests.app
    app[FixTests.screen] = "\u{FEFF}" + (app[FixTests.screen] ?? "").replacingOccurrences(of: "\n", with: "\r\n")
    let terminal = try Terminal(app)
    let before = try terminal.read(FixTests.screen)
    let file = terminal.directory.appendingPathComponent(FixTests.screen).path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    let diff = try terminal.run("check", "--diff")
    #expect(try terminal.run("check", "--fix").status == 0)
    let after = try terminal.read(FixTests.screen)
    #expect(after == before.replacingOccurrences(of: "detial", with: "detail"))
    #expect(Array(after.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
    try terminal.write(FixTests.screen, before)
    try terminal.write("fix.patch", diff.output)
    #expect(try terminal.shell("git apply fix.patch") == "")
    #expect(try terminal.read(FixTests.screen) == after)
  }

  @Test(.enabled(if: getuid() != 0)) func whatCannotBeWrittenIsLeftAndTheRestFixed() throws {
    let terminal = try Terminal(FixTests.app)
    let text = try terminal.read(FixTests.screen)
    try terminal.write("Shut/Other.swift", text.replacing("struct ", with: "struct Other"))
    let folder = terminal.directory.appendingPathComponent("Shut").path
    chmod(folder, 0o500)
    defer { chmod(folder, 0o700) }
    let outcome = try terminal.run("check", "--fix")
    #expect(outcome.errors.contains("Shut/Other.swift: not fixed: its folder cannot be written to: permission denied"))
    #expect(outcome.errors.contains("Fixed 2 of "), "\(outcome)")
  }

  @Test func linksAreFollowedAndBrokenTextIsLeft() throws {
    let terminal = try Terminal(FixTests.app)
    let real = terminal.directory.appendingPathComponent("real.txt")
    let file = terminal.directory.appendingPathComponent(FixTests.screen)
    try FileManager.default.moveItem(at: file, to: real)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: real)
    let outcome = try terminal.run("check", "--fix", FixTests.screen)
    #expect(outcome.errors.contains("Fixed 2 of 2"), "\(outcome)")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == real.path)
    #expect(try String(contentsOf: real, encoding: .utf8).contains("\\.detail) }"))

    let broken = Data((FixTests.app[FixTests.screen] ?? "").utf8) + Data("// \u{E9}".utf16.map { UInt8($0 & 0xFF) })
    try FileManager.default.removeItem(at: file)
    try broken.write(to: file)
    let refusal = try terminal.run("check", "--fix")
    #expect(refusal.status == 1 && refusal.errors.contains("not fixed: it is not valid UTF-8"))
    #expect(try Data(contentsOf: file) == broken)
  }

  /// Whenever the process is killed, each file is what it was or what it should be.
  @Test func noFileIsLostWhenTheProcessIsKilled() throws {
    var app = ["App/Main.swift": FixTests.app["App/Main.swift"] ?? ""]
    for index in 0..<12 {
      app["App/Screen\(index).swift"] = (FixTests.app[FixTests.screen] ?? "")
        .replacingOccurrences(of: "StartScreen", with: "Screen\(index)")
    }
    let terminal = try Terminal(app)
    var generator = SplitMix64(seed: UInt64.random(in: 0..<UInt64.max))
    let start = ContinuousClock.now
    let whole = try terminal.run("check", "--fix")
    #expect(whole.errors == "Fixed 25 of 25 findings in 12 files.\n")
    let microseconds = UInt64((ContinuousClock.now - start) / .microseconds(1))
    var fixedFiles = 0
    let rounds = ProcessInfo.processInfo.environment["SIGNALBOX_KILLS"].flatMap { Int($0) } ?? 30
    for _ in 0..<rounds {
      for (path, text) in app { try terminal.write(path, text) }
      try terminal.runKilled(after: UInt32(generator.next() % (microseconds + 1)), "check", "--fix")
      for (path, text) in app {
        let found = try terminal.read(path)
        let wanted = text.replacingOccurrences(of: "detial", with: "detail")
        #expect(found == text || found == wanted, "\(path)")
        if found == wanted, text != wanted { fixedFiles += 1 }
      }
    }
    print("\(rounds) runs killed; \(fixedFiles) files had been fixed before")
    _ = try terminal.run("check", "--fix")
    #expect(try terminal.names(in: "App") == app.keys.map { String($0.dropFirst(4)) }.sorted())
  }
}
