/// Facts to bytes: a head that every version can read, then the packed content with its checksum.

let factsMagic = Array("signalbox facts\n".utf8)

package func encode(_ facts: FactsFile, _ format: FactsFormat) -> [UInt8] {
  var content = FactsWriter()
  content.count(facts.sources.count)
  for source in facts.sources.sorted(by: { $0.path < $1.path }) {
    content.string(source.path)
    content.count(source.words.count)
    for word in source.words { content.count(word) }
    content.bytes(source.text)
  }
  content.count(facts.locks.count)
  for lock in facts.locks {
    content.string(lock.path)
    content.bytes(lock.content)
  }
  content.count(facts.problems.count)
  for problem in facts.problems {
    content.string(problem.path)
    content.string(problem.message)
  }
  var file = FactsWriter(output: factsMagic)
  file.count(FactsFormat.number)
  file.string(format.product)
  file.word(format.words)
  file.word(checksum(content.output))
  file.count(content.output.count)
  return file.output + packed(content.output)
}

struct FactsWriter {
  var output: [UInt8] = []

  /// Seven bits a byte, the low ones first.
  mutating func count(_ number: Int) {
    var rest = UInt64(clamping: number)
    while rest >= 0x80 {
      output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    output.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func word(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { output.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  mutating func bytes(_ bytes: [UInt8]) {
    count(bytes.count)
    output += bytes
  }

  mutating func string(_ text: String) { bytes(Array(text.utf8)) }
}
