/// A sample workspace on disk: a small app, and `DEFECTS.md`, the table of what has been planted in it.

import Foundation

package struct SampleWorkspace: Sendable {
  package struct Defect: Hashable, Sendable {
    /// Path below the workspace.
    package var path: String
    package var line: Int
    package var column: Int
    package var severity: String
    package var code: String
  }

  /// Swift files by path below the workspace, in order.
  package var files: [(path: String, text: String)]
  package var defects: [Defect]

  /// Every sample, as `Stinsen/Parcelbox`.
  package static let names: [String] = {
    let root = testsDirectory.appendingPathComponent("SampleWorkspaces")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
    return paths.filter { $0.hasSuffix("/DEFECTS.md") }.map { String($0.dropLast("/DEFECTS.md".count)) }.sorted()
  }()

  /// `folder` is a path below `Tests`, `SampleWorkspaces/Stinsen/Parcelbox` for instance.
  package init(_ folder: String) throws {
    let root = testsDirectory.appendingPathComponent(folder)
    files = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
      .sorted()
      .map { path in (path, try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) }
    let table = try String(contentsOf: root.appendingPathComponent("DEFECTS.md"), encoding: .utf8)
    defects = table.split(separator: "\n").compactMap(readDefect)
  }
}

/// A row `| path:line:column | severity | code | … |`.
private func readDefect(_ row: Substring) -> SampleWorkspace.Defect? {
  let cells = row.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
  guard cells.count >= 4 else { return nil }
  let place = cells[0].split(separator: ":")
  guard place.count == 3, let line = Int(place[1]), let column = Int(place[2]) else { return nil }
  let code = cells[2].filter { $0 != "`" }
  return SampleWorkspace.Defect(
    path: String(place[0]), line: line, column: column, severity: cells[1], code: code)
}
