/// `FILE:LINE:COL`, as people and compilers write it.

import ArgumentParser
import IDE
import SourceText
import Workspace

enum ColumnEncoding: String, ExpressibleByArgument, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  var unit: ColumnUnit {
    switch self {
    case .utf8: .utf8
    case .utf16: .utf16
    }
  }
}

/// A position as written. It is split from the right, since the name of a file may contain colons.
struct SourcePosition: ExpressibleByArgument {
  var file: String
  /// From 1.
  var line: Int
  var column: Int

  init?(argument: String) {
    let parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]), let column = Int(parts[parts.count - 1]),
      line >= 1, column >= 1
    else { return nil }
    file = parts.dropLast(2).joined(separator: ":")
    self.line = line
    self.column = column
    if file.isEmpty { return nil }
  }

  /// The offset in the file's text; a line or a column that the file does not have is an error.
  func offset(in source: SourceFile, _ encoding: ColumnEncoding) throws -> Int {
    guard line <= source.lines.lineCount else {
      throw CommandFailure("'\(file)' has \(count(source.lines.lineCount, "line")), there is no line \(line)")
    }
    let content = source.lines.contentRange(ofLine: line - 1)
    let width = source.lines.position(of: content.end, unit: encoding.unit).column
    guard column <= width + 1 else {
      throw CommandFailure("line \(line) of '\(file)' ends at column \(width + 1), there is no column \(column)")
    }
    return source.lines.offset(of: LinePosition(line: line - 1, column: column - 1), unit: encoding.unit)
  }
}

/// `1 file`, `2 files`
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
