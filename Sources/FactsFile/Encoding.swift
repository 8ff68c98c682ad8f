/// Facts to bytes: a head that every version can read, then the packed content with its checksum.

import SourceText

let factsMagic = Array("signalbox facts\n".utf8)

package func encode(_ facts: FactsFile, _ format: FactsFormat) -> [UInt8] {
  var content = ByteWriter()
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
    content.count(problem.effect)
  }
  var file = ByteWriter(output: factsMagic)
  file.count(FactsFormat.number)
  file.string(format.product)
  file.word(format.words)
  file.word(stableHash(content.output))
  file.count(content.output.count)
  return file.output + packed(content.output)
}
