/// The three things a command does with its streams: answer, complain, and know whether a person is watching.

import ArgumentParser
import IDE
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes to standard output. A reader that went away ends the process quietly.
func writeOutput(_ bytes: [UInt8]) {
  if write(bytes, to: STDOUT_FILENO) { return }
  let reason = errno
  if reason == EPIPE { exit(ExitStatus.clean) }
  writeError("error: cannot write to standard output: \(systemMessage(reason))\n")
  exit(ExitStatus.usage)
}

func writeOutput(_ text: String) { writeOutput(Array(text.utf8)) }

func writeError(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var position = 0
    while position < buffer.count {
      let chunk = UnsafeRawBufferPointer(rebasing: buffer[position...])
      let count = write(descriptor, chunk.baseAddress, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      position += count
    }
    return true
  }
}

enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  case auto, always, never

  /// Colour is for a terminal that wants it.
  var isColored: Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
      return environment("CLICOLOR") != "0" && environment("TERM") != "dumb" && isatty(STDOUT_FILENO) == 1
    }
  }
}

func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Text with or without terminal colours.
struct Palette {
  enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "36"
    case green = "32"
    case dim = "2"
  }

  var isColored: Bool

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The text as a terminal may get it.
func printable(_ text: String) -> String { IDE.printable(text) }

/// Standard input to its end.
func readStandardInput() -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return bytes }
    bytes += buffer.prefix(count)
  }
}
