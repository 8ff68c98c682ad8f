/// Numbers, texts and lists as bytes, for `ByteReader`.

package struct ByteWriter {
  package private(set) var output: [UInt8]

  package init(output: [UInt8] = []) { self.output = output }

  /// Seven bits a byte, the low ones first.
  package mutating func count(_ number: Int) {
    var rest = UInt64(clamping: number)
    while rest >= 0x80 {
      output.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    output.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func word(_ number: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { output.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
  }

  package mutating func bytes(_ bytes: [UInt8]) {
    count(bytes.count)
    output += bytes
  }

  package mutating func string(_ text: String) { bytes(Array(text.utf8)) }
}
