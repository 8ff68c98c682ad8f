/// The sample workspaces of the dialects whose routes are enum cases: exactly what has been planted is found.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

@Suite struct EnumSampleTests {
  @Test(arguments: ["SwiftUICoordinator/Bakery", "EnumPath/Library"])
  func everyDefectIsFoundAndNothingElse(folder: String) throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/\(folder)")
    var files: [FileID: SourceFile] = [:]
    for file in workspace.files { files[FileID(file.path)] = SourceFile(text: Array(file.text.utf8)) }
    let found = Snapshot(files: files).diagnostics.compactMap { finding -> String? in
      let lines = files[finding.location.file]?.lines
      guard let start = lines?.position(of: finding.location.range.start) else { return nil }
      return "\(finding.location.file):\(start.line + 1):\(start.column + 1) \(finding.severity.name) \(finding.code)"
    }
    let planted = workspace.defects.map { "\($0.path):\($0.line):\($0.column) \($0.severity) \($0.code)" }
    #expect(planted.count >= 15)
    #expect(difference(found.sorted(), planted.sorted()).isEmpty)
  }

  private func difference(_ found: [String], _ planted: [String]) -> [String] {
    found.filter { !planted.contains($0) }.map { "not planted: \($0)" }
      + planted.filter { !found.contains($0) }.map { "not found: \($0)" }
  }
}
