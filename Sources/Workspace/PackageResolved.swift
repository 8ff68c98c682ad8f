/// `Package.resolved` in its three versions.

import JSON
import RouteGraph

/// Version 1 has `object.pins` with `repositoryURL`; 2 and 3 have `pins` with `identity` and `location`.
func packageResolvedPins(in bytes: [UInt8]) -> [PackagePin] {
  guard let document = try? parseJSON(bytes) else { return [] }
  let pins = document["pins"]?.arrayValue ?? document["object"]?["pins"]?.arrayValue ?? []
  return pins.compactMap { pin in
    let url = pin["location"]?.stringValue ?? pin["repositoryURL"]?.stringValue
    guard let name = pin["identity"]?.stringValue ?? url.map(packageIdentity) else { return nil }
    let state = pin["state"]
    return PackagePin(
      name: name.lowercased(), url: url, version: state?["version"]?.stringValue, branch: state?["branch"]?.stringValue)
  }
}
