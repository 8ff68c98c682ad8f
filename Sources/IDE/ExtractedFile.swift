/// A source file in the parts that can be written down and put together again without reading its text once more.

import Extraction
import SourceText

extension SourceFile {
  /// The words that make a file matter. Files name them by index, so both sides of a file must know the same ones.
  package static var words: [String] { ReadingPlan.marks.words }

  /// Those that occur, ascending.
  package var words: [Int] { marks.sorted() }

  /// `words` is what `words` said of the same text.
  package convenience init(text: [UInt8], words: [Int]) {
    self.init(text, LineIndex(text), marks: Set(words.filter(SourceFile.words.indices.contains)))
  }
}
