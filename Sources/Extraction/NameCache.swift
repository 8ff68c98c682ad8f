/// Names that a file has already spelled: most stand in it many times, and a new text for each would be a sixth of the
/// parser's work.

struct NameCache {
  private struct Spelling {
    /// Where the name stands.
    var start: Int
    var name: String
  }

  private var spellings: [Spelling] = []
  /// By a few of its bytes and its length, where a name is among the spellings, counted from 1. It may lose its place to
  /// another.
  private var places = [UInt32](repeating: 0, count: 256)

  /// The text between two places, `end` not included.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    guard 0 <= start, start < end, end <= bytes.count else { return "" }
    let length = end - start
    let place = Int(
      bytes[start] &+ bytes[start + length / 2] &* 31 &+ bytes[end - 1] &* 131 &+ UInt8(truncatingIfNeeded: length)
        &* 17)
    let index = Int(places[place]) - 1
    if index >= 0, spellings[index].name.utf8.count == length {
      let known = spellings[index].start
      let isSame = bytes[known..<(known + length)].elementsEqual(bytes[start..<end])
      if isSame { return spellings[index].name }
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    spellings.append(Spelling(start: start, name: name))
    places[place] = UInt32(truncatingIfNeeded: spellings.count)
    return name
  }
}
