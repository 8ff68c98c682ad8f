/// `// signalbox:ignore unknown-route - reason`, read from a comment.

import Facts
import RouteGraph
import SourceText

/// What a comment asks to leave unreported.
struct SuppressionComment: Sendable {
  enum Verb: String, CaseIterable, Sendable {
    case line = "ignore"
    case nextLine = "ignore-next"
    case begin = "ignore-begin"
    case end = "ignore-end"
    case file = "ignore-file"
  }

  struct Word: Sendable {
    var text: String
    var range: TextRange
  }

  /// In place of a code: every code.
  static let everyCode = "all"

  var verb: Verb
  var codes: [Word]
  /// What stands behind ` - `.
  var reason: String?
  /// The whole comment.
  var range: TextRange
}

enum SuppressionReading: Sendable {
  case comment(SuppressionComment)
  /// Looks like a suppression and is none; the word is what is wrong with it.
  case unknownVerb(SuppressionComment.Word)
  case noCodes(SuppressionComment)
  /// Prose that happens to start with the product's name.
  case prose
}

func readSuppression(_ directive: Directive, in text: [UInt8]) -> SuppressionReading {
  let content = suppressionContent(of: directive, in: text)
  let words = suppressionWords(in: firstLine(of: content, in: text), of: text)
  guard let first = words.first else { return .prose }
  guard let verb = SuppressionComment.Verb(rawValue: first.text) else {
    // `signalbox: a sentence` is not meant for us.
    return first.range.start == content.start ? .unknownVerb(first) : .prose
  }
  var codes = Array(words.dropFirst())
  var reason: String?
  if let dash = codes.firstIndex(where: { $0.text == "-" }) {
    reason = trimmedText(text, codes[dash].range.end, content.end)
    codes.removeSubrange(dash...)
  }
  let comment = SuppressionComment(verb: verb, codes: codes, reason: reason, range: directive.range)
  return codes.isEmpty ? .noCodes(comment) : .comment(comment)
}

/// What stands behind the colon, without the end of a block comment.
private func suppressionContent(of directive: Directive, in text: [UInt8]) -> TextRange {
  let end = min(directive.range.end, text.count)
  var start = min(directive.range.start, end)
  let isBlock = text[start..<end].starts(with: Array("/*".utf8))
  while start < end, text[start] != UInt8(ascii: ":") { start += 1 }
  let last = isBlock && text[..<end].suffix(2).elementsEqual("*/".utf8) ? end - 2 : end
  return TextRange(min(start + 1, last), last)
}

/// What a block comment says on further lines is for its readers.
private func firstLine(of content: TextRange, in text: [UInt8]) -> TextRange {
  let line = text[content.start..<content.end].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  return TextRange(line.startIndex, line.endIndex)
}

/// Commas separate as blanks do.
private func suppressionWords(in range: TextRange, of text: [UInt8]) -> [SuppressionComment.Word] {
  var words: [SuppressionComment.Word] = []
  var start: Int?
  for offset in range.start..<range.end {
    let separates = isBlank(text[offset]) || text[offset] == UInt8(ascii: ",")
    if !separates, start == nil { start = offset }
    if separates, let begin = start {
      words.append(word(text, begin, offset))
      start = nil
    }
  }
  if let start { words.append(word(text, start, range.end)) }
  return words
}

private func word(_ text: [UInt8], _ start: Int, _ end: Int) -> SuppressionComment.Word {
  SuppressionComment.Word(text: String(decoding: text[start..<end], as: UTF8.self), range: TextRange(start, end))
}

private func trimmedText(_ text: [UInt8], _ start: Int, _ end: Int) -> String? {
  var content = text[start..<max(start, end)]
  while let first = content.first, isBlank(first) { content = content.dropFirst() }
  while let last = content.last, isBlank(last) { content = content.dropLast() }
  return content.isEmpty ? nil : String(decoding: content, as: UTF8.self)
}

/// Space, tab and line ends.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) }
