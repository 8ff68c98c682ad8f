/// Names that a file has already spelled: most stand in it many times, and a new text for each would be a sixth of the
/// parser's work.

import Facts
import SourceText

struct NameCache {
  /// Holds no text itself: a table of those would have to be made and dropped one by one, for every file.
  private struct Spelling {
    /// Where the name stands, and how many bytes it has; zero where none does.
    var start = 0
    var length = 0
    /// Among the names.
    var name = 0
    /// As it is noted; zero until that is asked.
    var hash: UInt64 = 0
    /// Which member last noted it, and as which of its names.
    var noted = 0
    var index = 0
  }

  /// By a few of a name's bytes and its length. Each may lose its place to another; their number is a power of two.
  private var spellings: [Spelling]
  /// Those that lost their place as well.
  private var names: [String] = []
  /// Hashes of what the current member spells, and where.
  private var noted: [UInt64] = []
  private var places: [SpelledNames.Place] = []
  /// Not outside of members, nor where nobody wants to know.
  private var isNoting = false
  private var member = 0
  private var isTold = true

  /// `count`: of the bytes of the text.
  init(count: Int) {
    let places = count < 1 << 16 ? 256 : 4096
    spellings = Array(repeating: Spelling(), count: places)
    names.reserveCapacity(places)
  }

  /// The text between two places, `end` not included.
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
    guard 0 <= start, start < end, end <= bytes.count else { return "" }
    let length = end - start
    let place = place(of: bytes, start, length)
    if spellings[place].length != length || !spells(bytes, spellings[place].start, start, length) {
      spellings[place] = Spelling(start: start, length: length, name: names.count)
      names.append(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    let name = names[spellings[place].name]
    if isNoting { note(place, name, at: start) }
    return name
  }

  // MARK: What a member spells

  mutating func openMember() {
    member += 1
    noted.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    (isNoting, isTold) = (true, true)
  }

  /// What has been spelled so far. Copies that are as large as they have to be: every body keeps one.
  var spelled: SpelledNames? {
    isNoting && isTold ? SpelledNames(hashes: noted.map { $0 }, places: places.map { $0 }) : nil
  }

  mutating func closeMember() { isNoting = false }

  /// Names do not tell what the current member is about.
  mutating func giveUpMember() { isTold = false }

  /// That a name is spelled in a certain way at an offset; `text` has noted the rest.
  mutating func note(_ name: SpelledName, at offset: Int) { if isNoting { note(name.hash, at: offset) } }

  private mutating func note(_ hash: UInt64, at offset: Int) {
    places.append(SpelledNames.Place(name: noted.count, offset: offset))
    noted.append(hash)
  }

  private mutating func note(_ place: Int, _ name: String, at offset: Int) {
    // `$path` and `_path` lead to `path`.
    let first = name.utf8.first
    let isPrefixed = first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    if spellings[place].noted == member {
      let index = spellings[place].index
      places.append(SpelledNames.Place(name: index, offset: offset))
      if isPrefixed { places.append(SpelledNames.Place(name: index + 1, offset: offset)) }
      return
    }
    spellings[place].noted = member
    spellings[place].index = noted.count
    if spellings[place].hash == 0 { spellings[place].hash = name.stableHash }
    note(spellings[place].hash, at: offset)
    if isPrefixed { note(String(name.dropFirst()).stableHash, at: offset) }
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
