/// What must hold of `check --fix` on every sample app.

import Foundation
import JSON
import TestSupport
import Testing

@Suite struct FixPropertyTests {
  static let samples = [
    "Stinsen/Parcelbox", "EnumPath/Library", "SwiftUICoordinator/Bakery", "VDFlow/Trailhead", "VDFlow/Manual",
    "XCoordinator/Ferryline",
  ]

  /// Fewer findings; nothing that the compiler has not refused before; and a second run has nothing to do.
  @Test(arguments: samples) func safeFixesAreSafe(_ sample: String) throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/\(sample)")
    let files = workspace.files.filter { $0.path != "Package.swift" }
    let terminal = try Terminal(Dictionary(files.map { ($0.path, $0.text) }) { $1 })
    let before = try Finding.list(try terminal.run("check", "--format", "json").output)
    let outcome = try terminal.run("check", "--fix", "--format", "json")
    let after = try Finding.list(outcome.output)
    #expect(after.count < before.count)
    #expect(outcome.errors.hasPrefix("Fixed \(before.count - after.count) of \(before.count) findings in "))
    let texts = try files.map { (path: $0.path, text: try terminal.read($0.path)) }
    // The stubs have no macro to expand: what VDFlow's writes for its users is missing in them.
    if !sample.hasPrefix("VDFlow") {
      let compiler = try SwiftCompiler()
      let refused = Set(try compiler.complaints(about: files).map { $0.path + ": " + $0.message })
      for complaint in try compiler.complaints(about: texts) {
        #expect(refused.contains(complaint.path + ": " + complaint.message), "\(complaint)")
      }
    }
    let again = try terminal.run("check", "--fix", "--format", "json")
    #expect(again.errors.hasPrefix("Fixed 0 of \(after.count) finding"))
    for (path, text) in texts { #expect(try terminal.read(path) == text) }
  }
}

private struct Finding {
  var file: String
  var line: Int
  var severity: String

  static func list(_ output: String) throws -> [Finding] {
    let report = try parseJSON(Array(output.utf8))
    return (report["diagnostics"]?.arrayValue ?? []).map {
      Finding(
        file: $0["file"]?.stringValue ?? "", line: $0["range"]?["start"]?["line"]?.integerValue ?? 0,
        severity: $0["severity"]?.stringValue ?? "")
    }
  }
}
