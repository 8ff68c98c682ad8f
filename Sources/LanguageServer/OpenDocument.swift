/// The text of an open document, as the client has it.

import LanguageServerProtocol
import SourceText
import Workspace

struct OpenDocument: Sendable {
  let uri: DocumentURI
  let isSwift: Bool
  private(set) var version: Int
  private(set) var text: [UInt8]
  /// A change was lost: what we have is not what the client has, and no answer is better than a wrong one.
  private(set) var isSuspect = false
  /// Of `text`.
  private(set) var lines: LineIndex

  init(uri: DocumentURI, isSwift: Bool, version: Int, text: String) {
    self.uri = uri
    self.isSwift = isSwift
    self.version = version
    self.text = Array(text.utf8)
    lines = LineIndex(self.text)
  }

  /// It is not read, as no file of this size is.
  var isTooLarge: Bool { isSwift && text.count > DiscoverySettings.standardMaximumFileSize }

  mutating func markSuspect() { isSuspect = true }

  /// Applies the changes in order, each to the result of the one before. Nil, or why the document is suspect now.
  mutating func apply(_ changes: [LSP.ContentChange], version: Int, unit: ColumnUnit) -> String? {
    var problem: String?
    if version < self.version { problem = "version \(version) after \(self.version)" }
    for change in changes {
      guard let range = change.range else {
        text = Array(change.text.utf8)
        lines = LineIndex(text)
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
    let start = lines.offset(of: range.start, unit: unit)
    let end = lines.offset(of: range.end, unit: unit)
    guard start <= end, end <= text.count else { return "a range that ends before it starts" }
    // A copy with some room, or each character that is typed would copy the text.
    let count = text.count - (end - start) + newText.utf8.count
    if text.capacity < count { text.reserveCapacity(count + count / 16) }
    text.replaceSubrange(start..<end, with: newText.utf8)
    lines = lines.replacing(start..<end, withCount: newText.utf8.count, in: text)
    return nil
  }
}
