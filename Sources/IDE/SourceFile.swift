/// One file of a snapshot: its text and what it says.
///
/// A file is read in two steps: its declarations and the words in it first; the bodies of its functions only where a
/// dialect that the workspace uses may find something there.

import Dialects
import Extraction
package import Facts
import RouteGraph
package import SourceText

package struct SourceFile: Sendable {
  package let text: [UInt8]
  package let lines: LineIndex
  package let facts: FileFacts

  /// Reads a file's text: a pure function, safe to call from any thread.
  package init(text: [UInt8]) {
    self.text = text
    lines = LineIndex(text)
    facts = extractFacts(from: text, options: ExtractionOptions(marks: ReadingPlan.marks, readsBodies: .never))
  }

  private init(text: [UInt8], lines: LineIndex, facts: FileFacts) {
    self.text = text
    self.lines = lines
    self.facts = facts
  }

  /// The same file with its bodies read.
  func readingBodies() -> SourceFile {
    if facts.hasBodies { return self }
    let options = ExtractionOptions(marks: ReadingPlan.marks, readsBodies: .always)
    var whole = extractFacts(from: text, options: options)
    whole.outlineHash = facts.outlineHash
    return SourceFile(text: text, lines: lines, facts: whole)
  }

  /// The same once more, from the text alone: what reading costs.
  package func readAgain() -> SourceFile {
    let file = SourceFile(text: text)
    return facts.hasBodies ? file.readingBodies() : file
  }

  /// The text of a range; broken UTF-8 is repaired.
  package func string(_ range: TextRange) -> String {
    let end = min(range.end, text.count)
    let start = min(range.start, end)
    return String(decoding: text[start..<end], as: UTF8.self)
  }
}
