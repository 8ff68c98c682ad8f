/// What names consist of, byte by byte.

extension UInt8 {
  /// Of a name in Swift: an ASCII letter, a digit, `_`, or part of any other character.
  package var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
