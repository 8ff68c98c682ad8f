/// The objects of an Xcode project's text, as Xcode writes them: `AB12 /* Main.swift */ = {isa = …; path = …; };`

import SourceText

struct XcodeProjectText {
  let bytes: [UInt8]

  /// The keys of each object of a type, from that on.
  func eachObject(_ type: WordSearch, _ visit: (Range<Int>) -> Void) {
    var offset = 0
    while let start = type.first(in: bytes, from: offset) {
      offset = bytes[start...].firstIndex(of: UInt8(ascii: "}")) ?? bytes.endIndex
      visit(start..<offset)
    }
  }

  /// `AB12`, of an object whose keys begin there.
  func identifier(before start: Int) -> ArraySlice<UInt8>? {
    guard let open = bytes[..<start].lastIndex(of: UInt8(ascii: "{")) else { return nil }
    let line = bytes[..<open].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    return Self.word(startingIn: bytes[line..<open])
  }

  /// Without quotes.
  func value(of key: WordSearch, in object: Range<Int>) -> ArraySlice<UInt8>? {
    guard let found = key.first(in: bytes, from: object.lowerBound, before: object.upperBound),
      let start = bytes[found..<object.upperBound].firstIndex(of: UInt8(ascii: "="))
    else { return nil }
    return Self.unquoted(bytes[(start + 1)..<object.upperBound].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0A })
  }

  /// The parts of `children = (AB12 /* Main.swift */, "Old Main.swift", );`, from the key on; comments are left where they
  /// stand.
  func list(of key: WordSearch, in object: Range<Int>) -> [ArraySlice<UInt8>] {
    guard let found = key.first(in: bytes, from: object.lowerBound, before: object.upperBound),
      let open = bytes[found..<object.upperBound].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open..<object.upperBound].firstIndex(of: UInt8(ascii: ")"))
    else { return [] }
    return bytes[(open + 1)..<close].split(separator: UInt8(ascii: ","))
  }

  static func word(startingIn text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let word = text.drop { $0 <= 0x20 }.prefix { $0 > 0x20 && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ",") }
    return word.isEmpty ? nil : word
  }

  static func unquoted(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let value = text.drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") }
    return value.last == UInt8(ascii: "\"") ? value.dropLast() : value
  }

  /// Some file systems do not tell upper from lower case.
  static func comparable(_ name: ArraySlice<UInt8>) -> String { String(decoding: name, as: UTF8.self).lowercased() }
}
