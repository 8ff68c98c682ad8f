/// Bytes to facts. Whatever the bytes are, this ends with facts or an error.

package func decode(_ bytes: [UInt8], _ format: FactsFormat) throws(FactsFileError) -> FactsFile {
  guard bytes.starts(with: factsMagic) else { throw .notFacts }
  var head = FactsReader(bytes[factsMagic.count...])
  guard let number = head.count(), number == FactsFormat.number else {
    throw .otherVersion("its format is another than \(FactsFormat.number), the one of \(format.product)")
  }
  guard let product = head.string(), let words = head.word() else { throw .damaged }
  guard product == format.product, words == format.words else {
    throw .otherVersion("it was written by \(product), and this is \(format.product)")
  }
  guard let sum = head.word(), let size = head.count(), let content = unpacked(head.rest, size: size),
    checksum(content) == sum
  else { throw .damaged }
  var reader = FactsReader(content[...])
  guard let facts = reader.facts(), reader.rest.isEmpty else { throw .damaged }
  return facts
}

/// Takes bytes from the front; nil where they do not make sense.
struct FactsReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func count() -> Int? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(exactly: number) }
    }
    return nil
  }

  mutating func word() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    var number: UInt64 = 0
    for byte in rest.prefix(8).reversed() { number = number << 8 | UInt64(byte) }
    rest = rest.dropFirst(8)
    return number
  }

  mutating func bytes() -> [UInt8]? {
    guard let count = count(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  mutating func string() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// Nothing is reserved for a count that may be a lie.
  private mutating func list<Element>(_ element: (inout FactsReader) -> Element?) -> [Element]? {
    guard let count = count(), count <= rest.count else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }

  mutating func facts() -> FactsFile? {
    let sources = list { reader -> FactsFile.Source? in
      guard let path = reader.string(), let words = reader.list({ $0.count() }), let text = reader.bytes() else {
        return nil
      }
      return FactsFile.Source(path: path, text: text, words: words)
    }
    let locks = list { reader -> FactsFile.Lock? in
      guard let path = reader.string(), let content = reader.bytes() else { return nil }
      return FactsFile.Lock(path: path, content: content)
    }
    let problems = list { reader -> FactsFile.Problem? in
      guard let path = reader.string(), let message = reader.string() else { return nil }
      return FactsFile.Problem(path: path, message: message)
    }
    guard let sources, let locks, let problems else { return nil }
    var facts = FactsFile()
    (facts.sources, facts.locks, facts.problems) = (sources, locks, problems)
    return facts
  }
}
