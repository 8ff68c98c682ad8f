/// A mirror of the wire in a file: one line for each message, in the form of the transcripts, so that it can be replayed.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import JSON
import JSONRPC

/// Shared by the loop, which reads, and the thread that writes. Does nothing until a file is opened.
final class WireTrace: Sendable {
  private struct File: Sendable {
    var path: String
    var descriptor: Int32
  }

  private let file = Monitor<File?>(nil)

  init() {}

  deinit { close() }

  /// Follows the setting: another file, or none. False if the file cannot be written.
  func open(_ path: String?) -> Bool {
    if file.withLock({ $0?.path }) == path { return true }
    close()
    guard let path else { return true }
    let descriptor = openFile(path)
    guard descriptor >= 0 else { return false }
    file.update { $0 = File(path: path, descriptor: descriptor) }
    return true
  }

  func received(_ message: Message) { write("send", message) }

  func sent(_ message: Message) { write("expect", message) }

  private func write(_ direction: String, _ message: Message) {
    file.withLock { file in
      guard let descriptor = file?.descriptor else { return }
      let line = JSONObject(uniqueMembers: [JSONObject.Member(key: direction, value: message.json)])
      guard let bytes = try? writeJSON(.object(line)) else { return }
      // A trace that cannot be written is no reason to stop.
      (bytes + [UInt8(ascii: "\n")]).withUnsafeBytes { _ = writeBytes(descriptor, $0.baseAddress, $0.count) }
    }
  }

  private func close() {
    file.update { file in
      if let descriptor = file?.descriptor { closeFile(descriptor) }
      file = nil
    }
  }
}

/// The functions of the system; inside the class their names mean its methods.
private func openFile(_ path: String) -> Int32 { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) }

private func closeFile(_ descriptor: Int32) { _ = close(descriptor) }

private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
