/// The sample workspace: its table is rich, the compiler agrees, and edits end where a fresh start does.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct SampleTests {
  /// Each kind of rule is planted at least once.
  @Test func tableIsRich() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/VDFlow/Trailhead")
    #expect(Set(workspace.defects.map(\.code)).count >= 12)
    #expect(Set(workspace.defects.map(\.severity)) == ["error", "warning", "hint"])
  }

  @Test func compilerRefusesThePlantedErrors() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/VDFlow/Trailhead")
    var complaints = Set<String>()
    let twins = workspace.files.map { file in
      let expansion = MacroExpansion(file.text)
      for complaint in expansion.complaints { complaints.insert("\(file.path):\(complaint.line)") }
      return (path: file.path, text: expansion.text)
    }
    for refused in try SwiftCompiler().complaints(about: twins) { complaints.insert("\(refused.path):\(refused.line)") }
    let planted = workspace.defects.filter { $0.severity == "error" }.map { "\($0.path):\($0.line)" }
    #expect(complaints == Set(planted))
  }

  @Test func incrementalEqualsFromScratch() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/VDFlow/Trailhead")
    var snapshot = Snapshot(workspace)
    let whole = snapshot.diagnostics
    let transitions = snapshot.transitions
    for file in workspace.files {
      snapshot = snapshot.updating([FileID(file.path): SourceFile(text: Array("import VDFlow\n".utf8))])
      snapshot = snapshot.updating([FileID(file.path): SourceFile(text: Array(file.text.utf8))])
    }
    #expect(snapshot.diagnostics == whole)
    #expect(snapshot.transitions == transitions)
  }
}
