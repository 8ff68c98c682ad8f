/// Runs another program: bytes in, bytes out.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct ToolResult: Sendable {
  package var status: Int32
  package var output: [UInt8]
  package var errors: [UInt8]
}

package enum ToolError: Error {
  /// It is not installed, or not on the path.
  case notFound
  case notStarted(String)
}

/// Finds the program on the path. Its streams are files, so that no side waits for the other. In `changes` to the
/// environment, nil removes a variable.
package func runTool(
  _ name: String, _ arguments: [String], input: [UInt8] = [], environment changes: [String: String?] = [:]
) throws(ToolError) -> ToolResult {
  guard let files = StreamFiles(input) else { throw .notStarted(systemMessage(errno)) }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (index, file) in files.all.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, fileno(file), Int32(index))
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment(with: changes).map { strdup($0) } + [nil]
  defer { for pointer in words + variables { free(pointer) } }
  var process: pid_t = 0
  let failure = posix_spawnp(&process, name, &actions, nil, &words, &variables)
  if failure == ENOENT { throw .notFound }
  if failure != 0 { throw .notStarted(systemMessage(failure)) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    if errno != EINTR { throw .notStarted(systemMessage(errno)) }
  }
  let code = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
  return ToolResult(status: code, output: files.content(of: files.output), errors: files.content(of: files.errors))
}

private func environment(with changes: [String: String?]) -> [String] {
  var result: [String] = []
  var index = 0
  while let entry = environ[index] {
    let text = String(cString: entry)
    let name = text.prefix { $0 != "=" }
    if changes[String(name)] == nil { result.append(text) }
    index += 1
  }
  return result + changes.sorted { $0.key < $1.key }.compactMap { name, value in value.map { name + "=" + $0 } }
}

/// Three files without a name, which are gone when they are closed.
private final class StreamFiles {
  let input: UnsafeMutablePointer<FILE>
  let output: UnsafeMutablePointer<FILE>
  let errors: UnsafeMutablePointer<FILE>

  init?(_ bytes: [UInt8]) {
    guard let input = tmpfile(), let output = tmpfile(), let errors = tmpfile() else { return nil }
    self.input = input
    self.output = output
    self.errors = errors
    fwrite(bytes, 1, bytes.count, input)
    fflush(input)
    rewind(input)
  }

  deinit { for file in all { fclose(file) } }

  var all: [UnsafeMutablePointer<FILE>] { [input, output, errors] }

  func content(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
    rewind(file)
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer.prefix(count)
    }
  }
}
