/// The outcome of an analysis as bytes: what the cache keeps.
///
/// A head says for which sources the outcome is; a digest over the rest tells damage. Texts are written once and named
/// by number: messages, paths and codes repeat.

import FactsFile
import IDE
import RouteGraph
import SourceText

enum OutcomeFile {
  private static let magic = Array("signalbox outcome\n".utf8)
  /// Counts changes of the encoding.
  private static let format = 2

  static func encode(_ outcome: AnalysisOutcome, for key: ContentDigest) -> [UInt8] {
    var writer = OutcomeWriter()
    writer.write(outcome)
    let content = writer.content
    var head = ByteWriter(output: magic)
    head.count(format)
    head.digest(key)
    head.digest(ContentDigest(content))
    return head.output + content
  }

  /// Nil for what is not whole, not for this key, or not ours.
  static func decode(_ bytes: [UInt8], for key: ContentDigest) -> AnalysisOutcome? {
    guard bytes.starts(with: magic) else { return nil }
    var head = ByteReader(bytes[magic.count...])
    guard head.count() == format, head.digest() == key, let sum = head.digest(), ContentDigest(Array(head.rest)) == sum
    else { return nil }
    var content = ByteReader(head.rest)
    guard let texts = content.list({ $0.string() }) else { return nil }
    var reader = OutcomeReader(texts: texts, bytes: content)
    guard let outcome = reader.outcome(), reader.bytes.rest.isEmpty else { return nil }
    return outcome
  }
}

extension ByteWriter {
  fileprivate mutating func digest(_ digest: ContentDigest) {
    word(digest.high)
    word(digest.low)
  }
}

extension ByteReader {
  fileprivate mutating func digest() -> ContentDigest? {
    guard let high = word(), let low = word() else { return nil }
    return ContentDigest(high: high, low: low)
  }
}

// MARK: - Writing

private struct OutcomeWriter {
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]
  private var body = ByteWriter()

  var content: [UInt8] {
    var writer = ByteWriter()
    writer.count(texts.count)
    for text in texts { writer.string(text) }
    return writer.output + body.output
  }

  mutating func write(_ outcome: AnalysisOutcome) {
    let (summary, transitions) = (outcome.summary, outcome.summary.transitions)
    for number in [
      summary.files, summary.filesParsed, summary.coordinators, summary.routes, transitions.total, transitions.resolved,
      transitions.unresolved,
    ] {
      body.count(number)
    }
    list(outcome.findings) { $0.write($1) }
    list(outcome.commentedFiles) { writer, file in
      writer.text(file.file.path)
      writer.list(file.comments) { writer, comment in
        writer.text(comment.text)
        writer.range(comment.range)
        writer.list(comment.enclosing) { $0.text($1) }
      }
    }
    list(outcome.unknownEntryPoints) { writer, unknown in
      writer.text(unknown.name)
      writer.list(unknown.nearest.map { [$0] } ?? []) { $0.text($1) }
    }
    body.count(outcome.mayHideUses ? 1 : 0)
  }

  private mutating func write(_ finding: AnalysisOutcome.Finding) {
    let diagnostic = finding.diagnostic
    location(diagnostic.location)
    body.count(diagnostic.severity.rawValue)
    text(diagnostic.code)
    text(diagnostic.dialect)
    text(diagnostic.message)
    body.count(diagnostic.isOptIn ? 1 : 0)
    list(diagnostic.related) { writer, related in
      writer.location(related.location)
      writer.text(related.message)
    }
    list(diagnostic.fixes) { writer, fix in
      writer.text(fix.title)
      writer.body.count(fix.isPreferred ? 1 : 0)
      writer.list(fix.edits) { writer, edit in
        writer.location(edit.location)
        writer.text(edit.newText)
      }
    }
    list(finding.enclosing) { $0.text($1) }
    list(finding.receiverFiles) { $0.text($1.path) }
  }

  private mutating func list<Element>(_ elements: [Element], _ write: (inout OutcomeWriter, Element) -> Void) {
    body.count(elements.count)
    for element in elements { write(&self, element) }
  }

  private mutating func text(_ text: String) {
    let number = numbers[text] ?? texts.count
    if number == texts.count {
      numbers[text] = number
      texts.append(text)
    }
    body.count(number)
  }

  private mutating func location(_ location: Location) {
    text(location.file.path)
    range(location.range)
  }

  private mutating func range(_ range: TextRange) {
    body.count(range.start)
    body.count(range.length)
  }
}

// MARK: - Reading

private struct OutcomeReader {
  let texts: [String]
  private(set) var bytes: ByteReader

  init(texts: [String], bytes: ByteReader) {
    self.texts = texts
    self.bytes = bytes
  }

  mutating func outcome() -> AnalysisOutcome? {
    guard let summary = summary(), let findings = list({ $0.finding() }),
      let commentedFiles = list({ $0.commentedFile() }), let unknown = list({ $0.unknownEntryPoint() }),
      let mayHideUses = bytes.count()
    else { return nil }
    return AnalysisOutcome(
      summary: summary, findings: findings, commentedFiles: commentedFiles, unknownEntryPoints: unknown,
      mayHideUses: mayHideUses == 1)
  }

  private mutating func summary() -> Summary? {
    var summary = Summary()
    guard let files = bytes.count(), let filesParsed = bytes.count(), let coordinators = bytes.count(),
      let routes = bytes.count(), let total = bytes.count(), let resolved = bytes.count(),
      let unresolved = bytes.count()
    else { return nil }
    (summary.files, summary.filesParsed) = (files, filesParsed)
    (summary.coordinators, summary.routes) = (coordinators, routes)
    summary.transitions.total = total
    summary.transitions.resolved = resolved
    summary.transitions.unresolved = unresolved
    return summary
  }

  private mutating func finding() -> AnalysisOutcome.Finding? {
    guard let location = location(), let severity = bytes.count().flatMap(Severity.init(rawValue:)), let code = text(),
      let dialect = text(), let message = text(), let isOptIn = truth(), let related = list({ $0.related() }),
      let fixes = list({ $0.fix() }), let enclosing = list({ $0.text() }), let receivers = list({ $0.text() })
    else { return nil }
    var diagnostic = Diagnostic(
      location: location, severity: severity, code: code, dialect: dialect, message: message, related: related,
      fixes: fixes)
    diagnostic.isOptIn = isOptIn
    return AnalysisOutcome.Finding(diagnostic, enclosing: enclosing, receiverFiles: receivers.map { FileID($0) })
  }

  private mutating func related() -> RelatedInformation? {
    guard let location = location(), let message = text() else { return nil }
    return RelatedInformation(location: location, message: message)
  }

  private mutating func fix() -> Fix? {
    guard let title = text(), let isPreferred = truth(), let edits = list({ $0.edit() }) else { return nil }
    return Fix(title: title, edits: edits, isPreferred: isPreferred)
  }

  private mutating func edit() -> TextEdit? {
    guard let location = location(), let newText = text() else { return nil }
    return TextEdit(location, newText: newText)
  }

  private mutating func commentedFile() -> AnalysisOutcome.CommentedFile? {
    guard let path = text(), let comments = list({ $0.comment() }) else { return nil }
    return AnalysisOutcome.CommentedFile(FileID(path), comments)
  }

  private mutating func unknownEntryPoint() -> UnknownEntryPoint? {
    guard let name = text(), let nearest = list({ $0.text() }) else { return nil }
    return UnknownEntryPoint(name: name, nearest: nearest.first)
  }

  private mutating func comment() -> AnalysisOutcome.Comment? {
    guard let text = text(), let range = range(), let enclosing = list({ $0.text() }) else { return nil }
    return AnalysisOutcome.Comment(text: text, range: range, enclosing: enclosing)
  }

  /// Nothing is reserved for a count that may be a lie.
  private mutating func list<Element>(_ element: (inout OutcomeReader) -> Element?) -> [Element]? {
    guard let count = bytes.count(), count <= bytes.rest.count else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  private mutating func text() -> String? {
    guard let number = bytes.count(), texts.indices.contains(number) else { return nil }
    return texts[number]
  }

  private mutating func truth() -> Bool? {
    guard let number = bytes.count(), number < 2 else { return nil }
    return number == 1
  }

  private mutating func location() -> Location? {
    guard let path = text(), let range = range() else { return nil }
    return Location(FileID(path), range)
  }

  private mutating func range() -> TextRange? {
    guard let start = bytes.count(), let length = bytes.count() else { return nil }
    let (end, overflows) = start.addingReportingOverflow(length)
    return overflows ? nil : TextRange(start, end)
  }
}
