/// One file of a snapshot: its text and the words in it that matter.

import Extraction
package import SourceText

/// A class, since every snapshot holds all files anew.
package final class SourceFile: Sendable {
  package let text: [UInt8]
  package let lines: LineIndex
  /// Which of `ReadingPlan.marks` occur, by index.
  let marks: Set<Int>

  /// A pure function, safe to call from any thread.
  package convenience init(text: [UInt8]) { self.init(text: text, lines: LineIndex(text)) }

  /// The caller guarantees that the index is of `text`.
  package convenience init(text: [UInt8], lines: LineIndex) {
    self.init(text, lines, marks: ReadingPlan.marks.occurring(in: text))
  }

  init(_ text: [UInt8], _ lines: LineIndex, marks: Set<Int>) {
    self.text = text
    self.lines = lines
    self.marks = marks
  }

  /// The text of a range; broken UTF-8 is repaired.
  package func string(_ range: TextRange) -> String {
    let end = min(range.end, text.count)
    let start = min(range.start, end)
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}
