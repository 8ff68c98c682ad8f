/// One file of a snapshot: its text and the words in it that matter.

import Extraction
package import SourceText

package struct SourceFile: Sendable {
  package let text: [UInt8]
  package let lines: LineIndex
  /// Which of `ReadingPlan.marks` occur, by index.
  let marks: Set<Int>

  /// A pure function, safe to call from any thread.
  package init(text: [UInt8]) {
    self.text = text
    lines = LineIndex(text)
    marks = ReadingPlan.marks.occurring(in: text)
  }

  /// The text of a range; broken UTF-8 is repaired.
  package func string(_ range: TextRange) -> String {
    let end = min(range.end, text.count)
    let start = min(range.start, end)
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}
