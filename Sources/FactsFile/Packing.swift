/// Makes text smaller: what has occurred before is written as how far back and how long (LZ77).
///
/// A stream of: number of literal bytes, those bytes, length of the repetition, distance back. A repetition of length 0
/// ends the stream.

private let shortest = 6
private let farthest = 1 << 20
/// More than any part of a workspace, so that a lie about the size costs no more than seconds.
private let largest = 1 << 30

func packed(_ bytes: [UInt8]) -> [UInt8] {
  var writer = ByteWriter()
  // The last place of each hash of four bytes.
  var places = [Int32](repeating: -1, count: 1 << 16)
  var literal = 0
  var position = 0
  while position + shortest <= bytes.count {
    let slot = hash(bytes, position)
    let candidate = Int(places[slot])
    places[slot] = Int32(clamping: position)
    let length = candidate < 0 || position - candidate > farthest ? 0 : common(bytes, candidate, position)
    if length < shortest {
      position += 1
      continue
    }
    writer.bytes(Array(bytes[literal..<position]))
    writer.count(length)
    writer.count(position - candidate)
    position += length
    literal = position
  }
  writer.bytes(Array(bytes[literal...]))
  writer.count(0)
  return writer.output
}

private func hash(_ bytes: [UInt8], _ at: Int) -> Int {
  var word: UInt32 = 0
  for offset in 0..<4 { word = word << 8 | UInt32(bytes[at + offset]) }
  return Int((word &* 2_654_435_761) >> 16)
}

private func common(_ bytes: [UInt8], _ a: Int, _ b: Int) -> Int {
  var length = 0
  while b + length < bytes.count, bytes[a + length] == bytes[b + length] { length += 1 }
  return length
}

/// Nil unless the stream makes exactly `size` bytes.
func unpacked(_ stream: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
  if size > largest { return nil }
  var reader = ByteReader(stream)
  var output: [UInt8] = []
  while true {
    guard let literal = reader.bytes(), output.count + literal.count <= size else { return nil }
    output += literal
    guard let length = reader.count() else { return nil }
    if length == 0 { return output.count == size && reader.rest.isEmpty ? output : nil }
    guard let distance = reader.count(), distance > 0, distance <= output.count, length <= size - output.count else {
      return nil
    }
    // The repetition may reach into itself.
    for _ in 0..<length { output.append(output[output.count - distance]) }
  }
}
