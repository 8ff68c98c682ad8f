/// From text to values. Only this file knows libyaml.

import CYAML

/// How much a text may ask for.
package struct YAMLLimits: Sendable {
  /// Aliases of aliases stand for exponentially much.
  package var aliases: Int
  package var depth: Int

  package init(aliases: Int, depth: Int) {
    self.aliases = aliases
    self.depth = depth
  }
}

/// The one document of a text; nil where there is nothing but comments.
package func parseYAML(_ text: String, limits: YAMLLimits) throws(YAMLError) -> YAMLNode? {
  // libyaml keeps a pointer to the parser and to the text.
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  guard yaml_parser_initialize(parser) == 1 else { throw YAMLError(line: nil, message: "out of memory") }
  defer { yaml_parser_delete(parser) }
  let bytes = Array(text.utf8)
  let result = bytes.withUnsafeBufferPointer { buffer -> Result<YAMLNode?, YAMLError> in
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    var composer = Composer(parser, buffer, limits)
    return Result { () throws(YAMLError) in try composer.document() }
  }
  return try result.get()
}

/// What libyaml reads next, as a value.
private struct Event {
  enum Kind {
    case scalar(String, isPlain: Bool), alias
    case sequenceStart, mappingStart, collectionEnd
    /// Begins or ends a document or the stream.
    case frame(isStreamEnd: Bool)
  }

  let kind: Kind
  /// Of an alias the anchor that it names.
  let anchor: String?
  let line: Int
}

private struct Composer {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeBufferPointer<UInt8>
  private let limits: YAMLLimits
  private var anchors: [String: YAMLNode] = [:]
  private var aliasCount = 0

  init(_ parser: UnsafeMutablePointer<yaml_parser_t>, _ text: UnsafeBufferPointer<UInt8>, _ limits: YAMLLimits) {
    self.parser = parser
    self.text = text
    self.limits = limits
  }

  mutating func document() throws(YAMLError) -> YAMLNode? {
    _ = try next()
    if case .frame(isStreamEnd: true) = try next().kind { return nil }
    let root = try node(try next(), depth: 0)
    _ = try next()
    let end = try next()
    guard case .frame(isStreamEnd: true) = end.kind else {
      throw YAMLError(line: end.line, message: "expected a single document")
    }
    return root
  }

  private mutating func node(_ event: Event, depth: Int) throws(YAMLError) -> YAMLNode {
    if depth > limits.depth {
      throw YAMLError(line: event.line, message: "nested deeper than \(limits.depth) levels")
    }
    let content: YAMLNode.Content
    switch event.kind {
    case .scalar(let text, let isPlain): content = .scalar(text, isPlain: isPlain)
    case .alias: return try target(of: event)
    case .sequenceStart: content = .sequence(try elements(depth: depth + 1))
    case .mappingStart: content = .mapping(try entries(depth: depth + 1))
    // Between the events that frame a node libyaml gives none of these.
    case .collectionEnd, .frame: throw YAMLError(line: event.line, message: "expected a value")
    }
    let node = YAMLNode(content: content, line: event.line)
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  private mutating func target(of alias: Event) throws(YAMLError) -> YAMLNode {
    aliasCount += 1
    if aliasCount > limits.aliases {
      throw YAMLError(line: alias.line, message: "more than \(limits.aliases) aliases")
    }
    let name = alias.anchor ?? ""
    guard let node = anchors[name] else {
      throw YAMLError(line: alias.line, message: "the alias '*\(name)' has no anchor above it")
    }
    return node
  }

  private mutating func elements(depth: Int) throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { return elements }
      elements.append(try node(event, depth: depth))
    }
  }

  private mutating func entries(depth: Int) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var names = Set<String>()
    while true {
      let event = try next()
      if case .collectionEnd = event.kind { return entries }
      let key = try node(event, depth: depth)
      if let name = key.scalar, !names.insert(name).inserted {
        throw YAMLError(line: event.line, message: "the key '\(name)' occurs twice")
      }
      entries.append(YAMLNode.Entry(key: key, value: try node(try next(), depth: depth)))
    }
  }

  // MARK: libyaml

  private func next() throws(YAMLError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw failure() }
    defer { yaml_event_delete(&event) }
    let line = Composer.line(event.start_mark)
    func made(_ kind: Event.Kind, _ anchor: UnsafePointer<yaml_char_t>? = nil) -> Event {
      Event(kind: kind, anchor: anchor.map { String(cString: $0) }, line: line)
    }
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.value == nil ? 0 : scalar.length)
      return made(
        .scalar(String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE), scalar.anchor
      )
    case YAML_ALIAS_EVENT: return made(.alias, event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT: return made(.sequenceStart, event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: return made(.mappingStart, event.data.mapping_start.anchor)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return made(.collectionEnd)
    // Behind its end the stream gives nothing.
    default: return made(.frame(isStreamEnd: event.type == YAML_STREAM_END_EVENT || event.type == YAML_NO_EVENT))
    }
  }

  private static func line(_ mark: yaml_mark_t) -> Int { Int(clamping: mark.line) &+ 1 }

  private func failure() -> YAMLError {
    let message = parser.pointee.problem.map { String(cString: $0) } ?? "not YAML"
    switch parser.pointee.error {
    case YAML_MEMORY_ERROR: return YAMLError(line: nil, message: "out of memory")
    case YAML_READER_ERROR:
      // Bytes, not text: there is no mark yet.
      let before = text.prefix(Int(clamping: parser.pointee.problem_offset))
      return YAMLError(line: before.count { $0 == UInt8(ascii: "\n") } + 1, message: message)
    default: return YAMLError(line: Composer.line(parser.pointee.problem_mark), message: message)
    }
  }
}
