/// What an outcome follows from, as one digest: who analyses, what is asked, and what every file says.
///
/// Of Xcode projects it holds which files are in none of their targets: their settings change all the time.
///
/// Neither where the root lies nor when a file was written is a part of it: a fresh clone finds what another has left.

import FactsFile
package import IDE
import RouteGraph
package import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The texts are decoded ones. They may come in any order.
package func outcomeKey(
  of texts: [(file: FileID, digest: ContentDigest)], _ configuration: AnalysisConfiguration,
  build: ContentDigest? = buildDigest
) -> ContentDigest {
  var writer = ByteWriter()
  writer.string(productName + " " + productVersion)
  writer.word(build?.high ?? 0)
  writer.word(build?.low ?? 0)
  writer.list(configuration.dialects?.sorted())
  writer.list(configuration.entryPoints)
  writer.count(configuration.hasUnreadCode ? 1 : 0)
  writer.count(configuration.packagePins.count)
  for pin in configuration.packagePins { writer.pin(pin) }
  let inNoTarget = configuration.targets.filesInNoTarget(of: texts.lazy.map(\.file))
  writer.count(inNoTarget.count)
  for (file, reason) in inNoTarget.sorted(by: { $0.key < $1.key }) {
    writer.string(file.path)
    writer.string(reason)
  }
  writer.count(texts.count)
  for (file, digest) in texts.sorted(by: { $0.file < $1.file }) {
    writer.string(file.path)
    writer.word(digest.high)
    writer.word(digest.low)
  }
  return ContentDigest(writer.output)
}

extension ByteWriter {
  fileprivate mutating func list(_ texts: [String]?) {
    count(texts.map { $0.count + 1 } ?? 0)
    for text in texts ?? [] { string(text) }
  }

  fileprivate mutating func optional(_ text: String?) { list(text.map { [$0] }) }

  fileprivate mutating func pin(_ pin: PackagePin) {
    string(pin.name)
    optional(pin.url)
    optional(pin.version)
    optional(pin.branch)
    string(pin.folder)
    switch pin.source {
    case .resolved: count(0)
    case .required(let below):
      count(1)
      optional(below)
    }
  }
}

/// Tells builds of one version apart, by the head of the program's file: it holds what the linker calls the build.
package let buildDigest: ContentDigest? = executablePath().flatMap { path in
  let descriptor = open(path, O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { return nil }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { return nil }
  let head = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
    count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
  }
  return ContentDigest(head + Array("\(status.st_size)".utf8))
}

private func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 4096
    var buffer = [CChar](repeating: 0, count: Int(size))
    return _NSGetExecutablePath(&buffer, &size) == 0 ? String(cString: buffer) : nil
  #else
    return "/proc/self/exe"
  #endif
}
