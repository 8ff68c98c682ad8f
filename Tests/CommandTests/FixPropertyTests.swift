/// What must hold of `check --fix` on every sample app.

import Foundation
import JSON
import TestSupport
import Testing

@Suite struct FixPropertyTests {
  /// Fewer findings; nothing that the compiler has not refused before; and a second run has nothing to do.
  @Test(arguments: SampleWorkspace.names) func safeFixesAreSafe(_ sample: String) throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/\(sample)")
    let files = workspace.files.filter { $0.path != "Package.swift" }
    let terminal = try Terminal(Dictionary(files.map { ($0.path, $0.text) }) { $1 })
    let before = try Finding.list(try terminal.run("check", "--format", "json").output)
    let outcome = try terminal.run("check", "--fix", "--format", "json")
    let after = try Finding.list(outcome.output)
    #expect(after.count < before.count)
    #expect(outcome.errors.hasPrefix("Fixed \(before.count - after.count) of \(before.count) findings in "))
    let texts = try files.map { (path: $0.path, text: try terminal.read($0.path)) }
    var refused = try complaints(about: files)
    for complaint in try complaints(about: texts) {
      let known = refused.firstIndex(of: complaint)
      #expect(known != nil, "\(complaint)")
      if let known { refused.remove(at: known) }
    }
    let again = try terminal.run("check", "--fix", "--format", "json")
    #expect(again.errors.hasPrefix("Fixed 0 of \(after.count) finding"))
    for (path, text) in texts { #expect(try terminal.read(path) == text) }
  }

  @Test func everyDialectHasASample() {
    let dialects = Set(SampleWorkspace.names.compactMap { $0.split(separator: "/").first })
    #expect(dialects == ["EnumPath", "Stinsen", "SwiftUICoordinator", "VDFlow", "XCoordinator"])
  }

  /// What VDFlow's macro and the compiler, after it, refuse.
  private func complaints(about files: [(path: String, text: String)]) throws -> [String] {
    let expanded = files.map { (path: $0.path, expansion: MacroExpansion($0.text)) }
    let macro = expanded.flatMap { file in file.expansion.complaints.map { "\(file.path): \($0.message)" } }
    let compiler = try SwiftCompiler().complaints(about: expanded.map { ($0.path, $0.expansion.text) })
    return macro + compiler.map { "\($0.path): \($0.message)" }
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
