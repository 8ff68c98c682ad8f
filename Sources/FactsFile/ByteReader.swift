/// Numbers, texts and lists from bytes that nobody vouches for.

/// Takes bytes from the front; nil where they do not make sense.
package struct ByteReader {
  package private(set) var rest: ArraySlice<UInt8>

  package init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  package mutating func count() -> Int? {
    var number: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return Int(exactly: number) }
    }
    return nil
  }

  package mutating func word() -> UInt64? {
    guard rest.count >= 8 else { return nil }
    var number: UInt64 = 0
    for byte in rest.prefix(8).reversed() { number = number << 8 | UInt64(byte) }
    rest = rest.dropFirst(8)
    return number
  }

  package mutating func bytes() -> [UInt8]? {
    guard let count = count(), count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return Array(rest.prefix(count))
  }

  package mutating func string() -> String? { bytes().map { String(decoding: $0, as: UTF8.self) } }

  /// Nothing is reserved for a count that may be a lie.
  package mutating func list<Element>(_ element: (inout ByteReader) -> Element?) -> [Element]? {
    guard let count = count(), count <= rest.count else { return nil }
    var list: [Element] = []
    for _ in 0..<count {
      guard let next = element(&self) else { return nil }
      list.append(next)
    }
    return list
  }
}
