/// The fixture language: a workspace in one string, with the expected findings drawn under the code.
///
/// `//- /Path.swift` opens a file; a comment whose first ink is carets labels that stretch of the nearest code line above;
/// the comments at the top may hold directives. With `cursor: on`, `$0` is the cursor and `$0…$0` a selection.

package import SourceText

package struct Fixture: Sendable {
  package struct File: Sendable {
    package var id: FileID
    /// What the tool reads: carets and directives stay, for they are comments; cursors are taken out.
    package var text: String
  }

  /// A labelled stretch of one line. Line and columns start at 1, columns count bytes, the end is exclusive.
  package struct Mark: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var file: FileID
    package var line: Int
    package var columns: Range<Int>
    package var label: String

    package init(file: FileID, line: Int, columns: Range<Int>, label: String) {
      self.file = file
      self.line = line
      self.columns = columns
      self.label = label
    }

    /// The label without its severity.
    package var code: String { label.split(separator: " ").last.map(String.init) ?? label }

    package var description: String { "\(file):\(line):\(columns.lowerBound)-\(columns.upperBound) \(label)" }

    package static func < (a: Mark, b: Mark) -> Bool {
      if a.file != b.file { return a.file < b.file }
      if a.line != b.line { return a.line < b.line }
      if a.columns != b.columns {
        return (a.columns.lowerBound, a.columns.upperBound) < (b.columns.lowerBound, b.columns.upperBound)
      }
      return a.label < b.label
    }
  }

  package private(set) var files: [File] = []
  package private(set) var marks: [Mark] = []
  package private(set) var directives: FixtureDirectives
  /// Where `$0` stood; the start of the selection if there were two.
  package private(set) var cursor: Location?
  package private(set) var selection: Location?

  /// `name` is the path of what stands before the first `//-` line.
  package init(_ source: String, name: String = "Main.swift") {
    directives = FixtureDirectives(source)
    for (path, text) in splitFiles(source, name: name) {
      let id = FileID(path)
      let (clean, cursors) = directives.hasCursor ? removingCursors(text) : (text, [])
      files.append(File(id: id, text: clean))
      marks += findMarks(in: clean, of: id)
      if cursor == nil, let first = cursors.first {
        cursor = Location(id, TextRange(first, first))
        selection = cursors.count > 1 ? Location(id, TextRange(first, cursors[1])) : nil
      }
    }
    marks.sort()
  }

  /// One mark a line, as `render` writes them.
  package var renderedMarks: String { render(marks) }

  package func render(_ marks: [Mark]) -> String { marks.sorted().map(\.description).joined(separator: "\n") }

  /// What a finding at this place would be as a mark; one over several lines ends with its first.
  package func mark(_ location: Location, _ label: String) -> Mark? {
    guard let file = files.first(where: { $0.id == location.file }) else { return nil }
    let lines = LineIndex(Array(file.text.utf8))
    let start = lines.position(of: location.range.start)
    let lineEnd = lines.contentRange(ofLine: start.line).end
    let width = max(0, min(location.range.end, lineEnd) - location.range.start)
    let column = start.column + 1
    return Mark(file: location.file, line: start.line + 1, columns: column..<(column + width), label: label)
  }

  /// The place of a mark, as the core names places.
  package func location(of mark: Mark) -> Location? {
    guard let file = files.first(where: { $0.id == mark.file }) else { return nil }
    let lines = LineIndex(Array(file.text.utf8))
    let start = lines.offset(of: LinePosition(line: mark.line - 1, column: mark.columns.lowerBound - 1))
    return Location(mark.file, TextRange(start, start + mark.columns.count))
  }
}

/// Lines without their terminators, whichever those are.
func contentLines(_ text: String) -> [Substring] {
  text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
}

private func splitFiles(_ source: String, name: String) -> [(path: String, text: String)] {
  var files: [(path: String, text: String)] = [(name, "")]
  var rest = source[...]
  while !rest.isEmpty {
    let end = rest.firstIndex { $0.isNewline }.map { rest.index(after: $0) } ?? rest.endIndex
    let line = rest[..<end]
    rest = rest[end...]
    guard line.hasPrefix("//- ") else {
      files[files.count - 1].text += line
      continue
    }
    let path = line.dropFirst(4).drop { $0 == "/" || $0 == " " }
    files.append((String(path.prefix { !$0.isNewline && $0 != " " }), ""))
  }
  // Directives alone in front of the first header are not a file.
  let isOnlyComments = contentLines(files[0].text).allSatisfy { $0.isEmpty || $0.hasPrefix("//") }
  if files.count > 1, isOnlyComments { files.removeFirst() }
  return files
}

private func removingCursors(_ text: String) -> (text: String, offsets: [Int]) {
  var clean = ""
  var offsets: [Int] = []
  var rest = text[...]
  while let cursor = rest.firstRange(of: "$0") {
    clean += rest[..<cursor.lowerBound]
    offsets.append(clean.utf8.count)
    rest = rest[cursor.upperBound...]
  }
  return (clean + rest, offsets)
}

private func findMarks(in text: String, of file: FileID) -> [Fixture.Mark] {
  var marks: [Fixture.Mark] = []
  var codeLine = 0
  for (index, line) in contentLines(text).enumerated() {
    guard let (columns, label) = caretComment(line) else {
      codeLine = index + 1
      continue
    }
    marks.append(Fixture.Mark(file: file, line: codeLine, columns: columns, label: label))
  }
  return marks
}

/// Columns and label of `//    ^^^^ label`.
private func caretComment(_ line: Substring) -> (columns: Range<Int>, label: String)? {
  guard line.hasPrefix("//") else { return nil }
  let ink = line.dropFirst(2).drop { $0 == " " }
  guard ink.hasPrefix("^") else { return nil }
  let carets = ink.prefix { $0 == "^" }
  let start = line.utf8.count - ink.utf8.count + 1
  let label = ink.dropFirst(carets.count).drop { $0 == " " }
  let trimmed = String(label.reversed().drop { $0 == " " }.reversed())
  return (start..<(start + carets.count), trimmed)
}
