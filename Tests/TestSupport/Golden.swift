/// Expected texts that are too long to stand in a test: files beside the fixtures, rewritten by `UPDATE_GOLDEN=1`.

package import Foundation

/// The folder `Tests` of this package.
package let testsDirectory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

/// Nil if the text is what the golden file holds, or has just been written to it; else a message with the difference.
package func difference(of text: String, fromGolden path: String, in directory: URL = testsDirectory) -> String? {
  let file = directory.appendingPathComponent(path)
  if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" { return rewrite(file, text) }
  guard let golden = try? String(contentsOf: file, encoding: .utf8) else {
    return "\(path) does not exist; UPDATE_GOLDEN=1 writes it"
  }
  return golden == text ? nil : "\(path) differs; UPDATE_GOLDEN=1 rewrites it\n" + lineDifference(golden, text)
}

private func rewrite(_ file: URL, _ text: String) -> String? {
  do {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return nil
  } catch {
    return "\(file.lastPathComponent) cannot be written: \(error)"
  }
}

/// Lines only in the old text with `-`, lines only in the new one with `+`, in the order of the text.
package func lineDifference(_ old: String, _ new: String) -> String {
  let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
  let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
  return newLines.difference(from: oldLines).map { change in
    switch change {
    case .remove(let offset, let line, _): (offset, "- \(offset + 1): \(line)")
    case .insert(let offset, let line, _): (offset, "+ \(offset + 1): \(line)")
    }
  }
  .sorted { $0.0 < $1.0 }
  .map(\.1)
  .joined(separator: "\n")
}
