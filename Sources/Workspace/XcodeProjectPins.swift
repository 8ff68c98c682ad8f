/// The package versions that an Xcode project asks for.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import RouteGraph
import SourceText

/// `isa = XCRemoteSwiftPackageReference; repositoryURL = "…"; requirement = { kind = …; minimumVersion = …; };`
func xcodeProjectPins(in bytes: [UInt8]) -> [PackagePin] {
  // Projects are large and package references few: nothing else of the text is looked at.
  let mark = Array("isa = XCRemoteSwiftPackageReference;".utf8)
  var pins: [PackagePin] = []
  var start = bytes.startIndex
  while let found = firstRange(of: mark, in: bytes, from: start) {
    start = found + mark.count
    // Entries are short; a damaged one ends at the next.
    let end = min(firstRange(of: mark, in: bytes, from: start) ?? bytes.endIndex, start + 1_000, bytes.endIndex)
    if let pin = pin(in: Array(bytes[start..<end])) { pins.append(pin) }
  }
  return pins
}

private func pin(in entry: [UInt8]) -> PackagePin? {
  guard let url = value(of: "repositoryURL", in: entry) else { return nil }
  let name = packageIdentity(ofURL: url)
  func required(_ version: String?, below: String?) -> PackagePin {
    PackagePin(name: name, url: url, version: version, source: .required(below: below))
  }
  let lowest = value(of: "minimumVersion", in: entry)
  let numbers = (lowest ?? "").split(separator: ".").map { Int($0.prefix { $0.isNumber }) ?? 0 }
  let (major, minor) = (numbers.first ?? 0, numbers.count > 1 ? numbers[1] : 0)
  switch value(of: "kind", in: entry) {
  case "upToNextMajorVersion": return required(lowest, below: "\(major &+ 1).0.0")
  case "upToNextMinorVersion": return required(lowest, below: "\(major).\(minor &+ 1).0")
  case "versionRange": return required(lowest, below: value(of: "maximumVersion", in: entry))
  case "exactVersion": return required(value(of: "version", in: entry), below: nil)
  case "branch", "revision": return required(nil, below: nil)
  default: return nil
  }
}

/// The first `key = value;`, without quotes.
private func value(of key: String, in entry: [UInt8]) -> String? {
  let written = key + " = "
  guard let found = WordSearch(written).first(in: entry) else { return nil }
  let ends = [UInt8(ascii: ";"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
  let value = entry[(found + written.utf8.count)...].prefix { !ends.contains($0) }
  return String(decoding: value.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
}

/// Where a pattern next begins. Its 'R' is the rarest of its letters in a project.
private func firstRange(of pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
  guard let offset = pattern.firstIndex(of: UInt8(ascii: "R")) else { return nil }
  return bytes.withUnsafeBytes { text in
    guard let base = text.baseAddress else { return nil }
    var place = start + offset
    while place < text.count, let found = memchr(base + place, CInt(UInt8(ascii: "R")), text.count - place) {
      let first = UnsafeRawPointer(found) - base - offset
      if first >= start, first + pattern.count <= text.count, memcmp(base + first, pattern, pattern.count) == 0 {
        return first
      }
      place = first + offset + 1
    }
    return nil
  }
}
