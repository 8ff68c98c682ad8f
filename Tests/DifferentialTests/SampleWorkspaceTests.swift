/// The sample workspaces compile, except where a compile-class defect has been planted.

import TestSupport
import Testing

@Suite struct SampleWorkspaceTests {
  @Test(arguments: ["SampleWorkspaces/Stinsen/Parcelbox"])
  func onlyPlantedDefectsAreRefused(folder: String) throws {
    let workspace = try SampleWorkspace(folder)
    #expect(workspace.defects.count >= 10)
    let planted = workspace.defects.filter { compileClassCodes.contains($0.code) }
    let complaints = try SwiftCompiler().complaints(about: workspace.files)
    #expect(
      Set(complaints.map { "\($0.path):\($0.line)" }) == Set(planted.map { "\($0.path):\($0.line)" }),
      "\(complaints.map(\.description).joined(separator: "\n"))")
  }

  /// A table that has slipped by a line names white space or half a word.
  @Test func plantedPlacesAreNames() throws {
    let workspace = try SampleWorkspace("SampleWorkspaces/Stinsen/Parcelbox")
    for defect in workspace.defects {
      let file = try #require(workspace.files.first { $0.path == defect.path }, "\(defect)")
      let line = file.text.split(separator: "\n", omittingEmptySubsequences: false)[defect.line - 1]
      let before = Array(line.utf8)[defect.column - 2]
      let first = Array(line.utf8)[defect.column - 1]
      #expect([UInt8(ascii: " "), UInt8(ascii: ".")].contains(before), "\(defect)")
      #expect(Character(Unicode.Scalar(first)).isLetter, "\(defect)")
    }
  }
}
