/// Names that a file has already spelled: most stand in it many times, and a new text for each would be a sixth of the
/// parser's work.

struct NameCache {
  private struct Spelling {
    /// Where the name stands.
    var start: Int
    var name: String
  }

  /// By a few of a name's bytes and its length. Each may lose its place to another; their number is a power of two.
  private var spellings: [Spelling]

  /// `count`: of the bytes of the text.
  init(count: Int) {
    let places = count < 1 << 16 ? 256 : 4096
    spellings = Array(repeating: Spelling(start: 0, name: ""), count: places)
  }

  /// The text between two places, `end` not included.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    guard 0 <= start, start < end, end <= bytes.count else { return "" }
    let length = end - start
    let place = place(of: bytes, start, length)
    if spellings[place].name.utf8.count == length, spells(bytes, spellings[place].start, start, length) {
      return spellings[place].name
    }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    spellings[place] = Spelling(start: start, name: name)
    return name
  }

  /// Whether the same stands at two places, both within the text.
  private func spells(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ length: Int) -> Bool {
    var index = 0
    while index < length, bytes[first + index] == bytes[second + index] { index += 1 }
    return index == length
  }

  private func place(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) -> Int {
    var hash = UInt32(truncatingIfNeeded: length)
    func add(_ index: Int) { hash = (hash ^ UInt32(bytes[index])) &* 16_777_619 }
    add(start)
    add(start + length / 4)
    add(start + length / 2)
    add(start + length * 3 / 4)
    add(start + length - 1)
    return Int(hash >> 7) & (spellings.count - 1)
  }
}
