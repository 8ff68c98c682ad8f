/// The log. Standard output belongs to the protocol, so it goes to standard error.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

package struct Log: Sendable {
  private let sink: @Sendable (String) -> Void

  package init(sink: @escaping @Sendable (String) -> Void) { self.sink = sink }

  func write(_ message: String) { sink(message) }

  package static let standardError = Log { message in
    // One write, so that lines of several threads do not mix. A log that cannot be written is no reason to stop.
    var line = "signalbox: \(message)\n"
    line.withUTF8 { _ = writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

/// The function of the system; inside `Log` its name means the method.
private let writeBytes: @Sendable (Int32, UnsafeRawPointer?, Int) -> Int = { write($0, $1, $2) }
