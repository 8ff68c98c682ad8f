/// Questions at a cursor of the sample apps, some of them with another text typed in.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing

struct SampleQuestion {
  let file: FileID
  let offset: Int
  let snapshot: Snapshot

  /// `marked` holds the cursor as `‸`. It stands in the file without it, or takes the place of `old` there.
  init(
    _ sample: String, _ path: String, _ marked: String, inPlaceOf old: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    file = FileID(path)
    let snapshot = try sampleSnapshot(sample)
    let source = try #require(snapshot.file(file), sourceLocation: sourceLocation)
    let text = source.string(TextRange(0, source.text.count))
    let cursor = try #require(marked.firstRange(of: "‸"), sourceLocation: sourceLocation)
    let typed = marked.replacing("‸", with: "")
    let place = try #require(text.firstRange(of: old ?? typed), sourceLocation: sourceLocation)
    offset = text[..<place.lowerBound].utf8.count + marked[..<cursor.lowerBound].utf8.count
    if old == nil {
      self.snapshot = snapshot
    } else {
      let changed = text[..<place.lowerBound] + typed + text[place.upperBound...]
      self.snapshot = snapshot.updating([file: SourceFile(text: Array(changed.utf8))])
    }
  }

  /// `label => what is inserted`
  var offered: [String] {
    completions(at: offset, in: file, of: snapshot).map { "\($0.label) => \($0.edit.snippet)" }
  }

  var items: [CompletionItem] { completions(at: offset, in: file, of: snapshot) }

  /// `book(id: Int) 0`: the label and the active parameter.
  var signature: String? {
    signatureHelp(at: offset, in: file, of: snapshot).map { "\($0.label) \($0.activeParameter)" }
  }

  /// `CounterRoute.swift:7 declaration`
  func render(_ targets: [NavigationTarget]) -> [String] {
    targets.map { target in
      let path = target.location.file.path.split(separator: "/").last.map(String.init) ?? ""
      guard let source = snapshot.file(target.location.file) else { return path }
      let line = source.lines.line(of: target.location.range.start) + 1
      return "\(path):\(line) \(target.role) '\(source.string(target.location.range))'"
    }
  }
}
