/// The text of an open document, as the client has it.

import LanguageServerProtocol
import SourceText

struct OpenDocument: Sendable {
  let uri: DocumentURI
  let isSwift: Bool
  private(set) var version: Int
  private(set) var text: [UInt8]
  /// A change was lost: what we have is not what the client has, and no answer is better than a wrong one.
  private(set) var isSuspect = false
  /// Of `text`; nil until it is needed.
  private var lines: LineIndex?

  init(uri: DocumentURI, isSwift: Bool, version: Int, text: String) {
    self.uri = uri
    self.isSwift = isSwift
    self.version = version
    self.text = Array(text.utf8)
  }

  mutating func markSuspect() { isSuspect = true }

  /// Spares the next change a pass over the text. The caller guarantees that the index is of `text`.
  mutating func adopt(_ lines: LineIndex) { self.lines = lines }

  /// Applies the changes in order, each to the result of the one before. Nil, or why the document is suspect now.
  mutating func apply(_ changes: [LSP.ContentChange], version: Int, unit: ColumnUnit) -> String? {
    var problem: String?
    if version < self.version { problem = "version \(version) after \(self.version)" }
    for change in changes {
      guard let range = change.range else {
        text = Array(change.text.utf8)
        lines = nil
        isSuspect = false
        problem = nil
        continue
      }
      if problem == nil { problem = replace(range, by: change.text, unit: unit) }
    }
    self.version = version
    if problem != nil { isSuspect = true }
    return problem
  }

  private mutating func replace(_ range: LSP.Range, by newText: String, unit: ColumnUnit) -> String? {
    let index = lines ?? LineIndex(text)
    let start = index.offset(of: range.start, unit: unit)
    let end = index.offset(of: range.end, unit: unit)
    guard start <= end, end <= text.count else { return "a range that ends before it starts" }
    lines = nil
    text.replaceSubrange(start..<end, with: newText.utf8)
    return nil
  }
}
