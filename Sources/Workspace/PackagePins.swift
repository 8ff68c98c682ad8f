/// Versions of the packages that a workspace uses, from the lock files of the three package managers.

import RouteGraph

extension ProjectFileFormat {
  /// Whatever can be read; a damaged file pins nothing.
  func pins(in bytes: [UInt8], ofFileAt path: String) -> [PackagePin] {
    let folder = pinnedFolder(ofFileAt: path)
    return pins(in: bytes).map { pin in
      var pin = pin
      pin.folder = folder
      return pin
    }
  }

  private func pins(in bytes: [UInt8]) -> [PackagePin] {
    switch self {
    case .xcodeProject: xcodeProjectPins(in: bytes)
    case .packageResolved: packageResolvedPins(in: bytes)
    case .podfileLock: podfileLockPins(in: bytes)
    case .cartfileResolved: cartfileResolvedPins(in: String(decoding: bytes, as: UTF8.self))
    case .otherBuild: []
    }
  }
}

/// The folder whose sources a file speaks for: a project's and a workspace's files lie inside of them.
private func pinnedFolder(ofFileAt path: String) -> String {
  var components = path.split(separator: "/").dropLast()
  if let bundle = components.firstIndex(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
    components = components[..<bundle]
  }
  return components.joined(separator: "/")
}

/// `  - Stinsen (2.0.7)` or `  - Firebase/Core (10.1.0):` below `PODS:`, deeper lines being dependencies.
/// Over bytes: lines of characters take twenty times as long.
private func podfileLockPins(in bytes: [UInt8]) -> [PackagePin] {
  var pins: [PackagePin] = []
  var isInPods = false
  for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
    if line.first != UInt8(ascii: " ") {
      isInPods = line.starts(with: "PODS:".utf8)
      continue
    }
    guard isInPods, line.starts(with: "  - ".utf8), let open = line.firstIndex(of: UInt8(ascii: "(")),
      let close = line.firstIndex(of: UInt8(ascii: ")")), open < close
    else { continue }
    let name = line[..<open].dropFirst(4).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") }
    if name.contains(UInt8(ascii: "/")) { continue }
    let version = String(decoding: line[(open + 1)..<close], as: UTF8.self)
    pins.append(
      PackagePin(name: String(decoding: name, as: UTF8.self).lowercased(), url: nil, version: version))
  }
  return pins
}

/// `github "rundfunk47/stinsen" "2.0.7"`
private func cartfileResolvedPins(in text: String) -> [PackagePin] {
  text.split(whereSeparator: \.isNewline).compactMap { line in
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count >= 4 else { return nil }
    let origin = String(parts[1])
    let version = parts[3].hasPrefix("v") ? parts[3].dropFirst() : parts[3]
    let isVersion = version.first?.isNumber == true && version.contains(".")
    return PackagePin(
      name: packageIdentity(ofURL: origin), url: origin.contains(":") ? origin : "https://github.com/" + origin,
      version: isVersion ? String(version) : nil)
  }
}

/// `https://github.com/rundfunk47/Stinsen.git` → `stinsen`, as SwiftPM does.
func packageIdentity(ofURL url: String) -> String {
  let trimmed = url.utf8.last == UInt8(ascii: "/") ? String(url.dropLast()) : url
  let last = trimmed.split(whereSeparator: { $0 == "/" || $0 == ":" }).last ?? ""
  return (last.hasSuffix(".git") ? last.dropLast(4) : last).lowercased()
}
