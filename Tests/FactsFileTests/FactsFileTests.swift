/// What is encoded comes back; what is not facts, or not whole, is refused and never traps.

import TestSupport
import Testing

@testable import FactsFile

@Suite struct FactsFileTests {
  private let format = FactsFormat(product: "signalbox 1.2.0", words: ["Coordinator", "Router"])

  private func facts(_ generator: inout SplitMix64) -> FactsFile {
    var facts = FactsFile()
    for index in 0..<Int.random(in: 0..<6, using: &generator) {
      let line = Array("  router.route(to: \\.todo\(index))\n".utf8)
      var text: [UInt8] = []
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        text += generator.chance(80) ? line : (0..<9).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
      facts.sources.append(
        .init(path: "App/\(index) ü.swift", text: text, words: (0..<5).filter { _ in generator.chance(50) }))
    }
    facts.locks = [.init(path: "Package.resolved", content: Array("{}".utf8))]
    facts.problems = generator.chance(50) ? [.init(path: "B.swift", message: "not read: …", effect: 2)] : []
    return facts
  }

  @Test func whatIsWrittenIsRead() throws {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<50 {
      let facts = facts(&generator)
      #expect(try decode(encode(facts, format), format) == facts)
    }
  }

  @Test func textTakesLessSpace() {
    var facts = FactsFile()
    let text = (0..<400).flatMap { Array("    router.route(to: \\.detail, item\($0 % 40).id)\n".utf8) }
    facts.sources = [.init(path: "A.swift", text: text, words: [])]
    #expect(encode(facts, format).count < text.count / 4)
  }

  @Test func otherVersionsAreRefused() {
    let bytes = encode(FactsFile(), format)
    for other in [
      FactsFormat(product: "signalbox 1.3.0", words: ["Coordinator", "Router"]),
      FactsFormat(product: "signalbox 1.2.0", words: ["Router", "Coordinator"]),
    ] {
      #expect(throws: FactsFileError.otherVersion("it was written by signalbox 1.2.0, and this is \(other.product)")) {
        try decode(bytes, other)
      }
    }
    var newer = bytes
    newer[factsMagic.count] = 9
    #expect(throws: FactsFileError.otherVersion("its format is another than 2, the one of signalbox 1.2.0")) {
      try decode(newer, format)
    }
    #expect(throws: FactsFileError.notFacts) { try decode(Array("struct A {}".utf8), format) }
  }

  /// Every cut, every changed bit, and bytes that nobody wrote behind a right head.
  @Test func damageIsFound() throws {
    var generator = SplitMix64(seed: UInt64.random(in: 0 ... .max))
    var small = FactsFile()
    small.sources = [.init(path: "A.swift", text: Array("let a = 1\nlet a = 1\nlet a = 1\n".utf8), words: [1])]
    let bytes = encode(small, format)
    for length in bytes.indices {
      #expect(throws: FactsFileError.self) { try decode(Array(bytes.prefix(length)), format) }
    }
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(throws: FactsFileError.self) { try decode(changed, format) }
      }
    }
    for _ in 0..<5000 {
      let noise = (0..<Int.random(in: 0..<60, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      _ = try? decode(Array(bytes.prefix(Int.random(in: 16...bytes.count, using: &generator))) + noise, format)
      _ = unpacked(noise[...], size: Int.random(in: 0..<2000, using: &generator))
      var reader = ByteReader(noise[...])
      _ = reader.facts()
    }
  }
}
