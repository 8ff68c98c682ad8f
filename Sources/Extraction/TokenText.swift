/// Tables that classify bytes and words without allocating.

/// What a byte can be part of.
enum ByteClass {
  static let identifierHead: UInt8 = 1
  static let identifierPart: UInt8 = 2
  static let operatorPart: UInt8 = 4
  static let space: UInt8 = 8
  static let digit: UInt8 = 16
}

/// Immutable tables with the life time of the process, so that lexers can hold plain pointers into them.
struct LexicalTables: @unchecked Sendable {
  static let shared = LexicalTables()

  /// 256 combinations of `ByteClass`.
  let classes: UnsafePointer<UInt8>
  /// Open addressing by `slot(low:high:)`; never full, so every probe ends at an empty slot.
  private let words: UnsafePointer<Entry>

  private struct Entry {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var word: Word = .none
  }

  private static let slotCount = 1024

  private init() {
    let classes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    for byte in 0..<256 { classes[byte] = Self.classify(UInt8(byte)) }
    self.classes = UnsafePointer(classes)
    let words = UnsafeMutablePointer<Entry>.allocate(capacity: Self.slotCount)
    words.initialize(repeating: Entry(), count: Self.slotCount)
    for word in Word.allCases where word != .none {
      let spelling = Array(String(describing: word).utf8)
      let (low, high) = spelling.withUnsafeBufferPointer { Self.pack($0, from: 0, to: $0.count) }
      var slot = Self.slot(low: low, high: high)
      while words[slot].word != .none { slot = (slot + 1) & (Self.slotCount - 1) }
      words[slot] = Entry(low: low, high: high, word: word)
    }
    self.words = UnsafePointer(words)
  }

  /// The word at the range, which must lie inside the buffer.
  @inline(__always)
  func word(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Word {
    guard end - start <= 15, end - start >= 2 else { return .none }
    let (low, high) = Self.pack(bytes, from: start, to: end)
    var slot = Self.slot(low: low, high: high)
    while words[slot].word != .none {
      if words[slot].low == low, words[slot].high == high { return words[slot].word }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return .none
  }

  @inline(__always)
  private static func slot(low: UInt64, high: UInt64) -> Int {
    Int(truncatingIfNeeded: ((low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93) >> 54)
  }

  /// Up to 16 bytes as two numbers.
  @inline(__always)
  private static func pack(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> (UInt64, UInt64) {
    var low: UInt64 = 0
    var high: UInt64 = 0
    var index = start
    var shift: UInt64 = 0
    while index < end, shift < 64 {
      low |= UInt64(bytes[index]) << shift
      shift += 8
      index += 1
    }
    shift = 0
    while index < end {
      high |= UInt64(bytes[index]) << shift
      shift += 8
      index += 1
    }
    return (low, high)
  }

  private static func classify(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...:
      ByteClass.identifierHead | ByteClass.identifierPart
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      ByteClass.identifierPart | ByteClass.digit
    case UInt8(ascii: "$"):
      ByteClass.identifierPart
    case UInt8(ascii: " "), 0x09...0x0D, 0:
      ByteClass.space
    default:
      "/=-+!*%<>&|^~?".utf8.contains(byte) ? ByteClass.operatorPart : 0
    }
  }
}

/// Whether a scalar outside ASCII belongs to operators.
func isOperatorScalar(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
    0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
    0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
    true
  default: false
  }
}
