/// URIs of documents: many spellings, one document.

import Workspace

/// A URI as the client wrote it, and what it means.
struct DocumentURI: Sendable {
  /// To be used in answers.
  let spelling: String
  /// Equal for all spellings of one document.
  let key: String
  /// The absolute path; nil for schemes other than `file`.
  let path: String?

  init(_ spelling: String) {
    self.spelling = spelling
    guard let rest = remainder(of: spelling, behindScheme: "file") else {
      path = nil
      key = percentDecoded(spelling)
      return
    }
    let path = normalized(percentDecoded(withoutLocalAuthority(rest)))
    self.path = path
    key = path
  }

  /// Of a folder, whose root clients may also give as a path.
  init(folder: String) {
    self.init(folder.hasPrefix("/") ? "file://" + percentEncoded(normalized(folder)) : folder)
  }
}

/// Everything but unreserved characters and slashes, as most clients do it.
func percentEncoded(_ path: String) -> String {
  var encoded: [UInt8] = []
  for byte in path.utf8 {
    if isUnreserved(byte) || byte == UInt8(ascii: "/") {
      encoded.append(byte)
    } else {
      encoded.append(UInt8(ascii: "%"))
      encoded.append(hexadecimalDigits[Int(byte >> 4)])
      encoded.append(hexadecimalDigits[Int(byte & 0xF)])
    }
  }
  return String(decoding: encoded, as: UTF8.self)
}

private let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
  default: false
  }
}

/// A percent sign that is not followed by two digits stands for itself.
func percentDecoded(_ text: String) -> String {
  let bytes = Array(text.utf8)
  guard bytes.contains(UInt8(ascii: "%")) else { return text }
  var decoded: [UInt8] = []
  var offset = 0
  while offset < bytes.count {
    if bytes[offset] == UInt8(ascii: "%"), offset + 2 < bytes.count,
      let value = UInt8(String(decoding: bytes[(offset + 1)...(offset + 2)], as: UTF8.self), radix: 16),
      bytes[offset + 1] != UInt8(ascii: "+")
    {
      decoded.append(value)
      offset += 3
    } else {
      decoded.append(bytes[offset])
      offset += 1
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}

private func remainder(of uri: String, behindScheme scheme: String) -> Substring? {
  guard let colon = uri.firstIndex(of: ":"), uri[..<colon].lowercased() == scheme else { return nil }
  return uri[uri.index(after: colon)...]
}

/// `//host/path` without an empty or local host; another host stays the first component of the path.
private func withoutLocalAuthority(_ rest: Substring) -> String {
  for prefix in ["//localhost/", "///"] where rest.utf8.starts(with: prefix.utf8) {
    return "/" + String(Substring(rest.utf8.dropFirst(prefix.utf8.count)))
  }
  return String(rest)
}

/// One slash between components, none at the end, no `.` and `..`, and a drive letter in lower case.
private func normalized(_ path: String) -> String {
  var components = normalizedComponents(of: path)
  if let first = components.first, first.utf8.count == 2, first.hasSuffix(":") { components[0] = first.lowercased() }
  return "/" + components.joined(separator: "/")
}
