/// Names that a file has already spelled: most stand in it many times, and a new text for each would be a sixth of the
/// parser's work.

import Facts
import SourceText

struct NameCache {
  /// Holds no text itself: a table of those would have to be made and dropped one by one, for every file.
  private struct Spelling {
    var ends = Ends(first: 0, last: 0, length: 0)
    /// Where the name stands.
    var start = 0
    /// Among the names.
    var name = 0
    /// As it is noted; zero until that is asked.
    var hash: UInt64 = 0
    /// Which member last noted it, and as which of its names.
    var noted = 0
    var index = 0
  }

  /// Eight bytes at either end, the same ones where a name is short: of up to 16 bytes, that is all of it.
  private struct Ends: Equatable {
    var first: UInt64
    var last: UInt64
    /// Zero for no name.
    var length: Int
  }

  /// By the ends of a name. Each may lose its place to another; their number is a power of two.
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
    let ends = NameCache.ends(of: bytes, start, end)
    let place = place(of: ends)
    var spelling = spellings[place]
    if spelling.ends != ends || !spells(bytes, spelling.start, start, ends.length) {
      spelling = Spelling(ends: ends, start: start, name: names.count)
      spellings[place] = spelling
      names.append(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    let name = names[spelling.name]
    if isNoting { note(spelling, name, in: place, at: start) }
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

  private mutating func note(_ known: Spelling, _ name: String, in place: Int, at offset: Int) {
    // `$path` and `_path` lead to `path`.
    let first = name.utf8.first
    let isPrefixed = first == UInt8(ascii: "$") || first == UInt8(ascii: "_")
    if known.noted == member {
      places.append(SpelledNames.Place(name: known.index, offset: offset))
      if isPrefixed { places.append(SpelledNames.Place(name: known.index + 1, offset: offset)) }
      return
    }
    var spelling = known
    spelling.noted = member
    spelling.index = noted.count
    if spelling.hash == 0 { spelling.hash = name.stableHash }
    spellings[place] = spelling
    note(spelling.hash, at: offset)
    if isPrefixed { note(String(name.dropFirst()).stableHash, at: offset) }
  }

  /// Whether the same stands at two places, both within the text, of which the ends are the same.
  private func spells(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int, _ second: Int, _ length: Int) -> Bool {
    var index = 8
    while index < length - 8 {
      if bytes[first + index] != bytes[second + index] { return false }
      index += 1
    }
    return true
  }

  /// `start` is below `end`, and both within the text.
  private static func ends(of bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Ends {
    let length = end - start
    if length >= 8 { return Ends(first: word(bytes, start), last: word(bytes, end - 8), length: length) }
    var first: UInt64 = 0
    if start + 8 <= bytes.count {
      first = word(bytes, start) & (1 << UInt64(length * 8) - 1)
    } else {
      for index in (start..<end).reversed() { first = first << 8 | UInt64(bytes[index]) }
    }
    return Ends(first: first, last: first, length: length)
  }

  /// Eight bytes of the text, the first lowest.
  private static func word(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: start, as: UInt64.self))
  }

  private func place(of ends: Ends) -> Int {
    let mixed = (ends.first ^ ends.last &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: mixed >> 40) & (spellings.count - 1)
  }
}
