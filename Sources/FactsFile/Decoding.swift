/// Bytes to facts. Whatever the bytes are, this ends with facts or an error.

import SourceText

package func decode(_ bytes: [UInt8], _ format: FactsFormat) throws(FactsFileError) -> FactsFile {
  guard bytes.starts(with: factsMagic) else { throw .notFacts }
  var head = ByteReader(bytes[factsMagic.count...])
  guard let number = head.count(), number == FactsFormat.number else {
    throw .otherVersion("its format is another than \(FactsFormat.number), the one of \(format.product)")
  }
  guard let product = head.string(), let words = head.word() else { throw .damaged }
  guard product == format.product, words == format.words else {
    throw .otherVersion("it was written by \(product), and this is \(format.product)")
  }
  guard let sum = head.word(), let size = head.count(), let content = unpacked(head.rest, size: size),
    stableHash(content) == sum
  else { throw .damaged }
  var reader = ByteReader(content[...])
  guard let facts = reader.facts(), reader.rest.isEmpty else { throw .damaged }
  return facts
}

extension ByteReader {
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
      guard let path = reader.string(), let message = reader.string(), let effect = reader.count() else { return nil }
      return FactsFile.Problem(path: path, message: message, effect: effect)
    }
    guard let sources, let locks, let problems else { return nil }
    var facts = FactsFile()
    (facts.sources, facts.locks, facts.problems) = (sources, locks, problems)
    return facts
  }
}
