/// The bytes of one file, or why there are none.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file cannot be read, in words for its user.
struct FileReadError: Error {
  var message: String

  init(_ message: String) { self.message = message }

  static func system(_ number: Int32) -> FileReadError { FileReadError(systemMessage(number)) }
}

/// `permission denied`, `no such file or directory`, …
package func systemMessage(_ number: Int32) -> String {
  guard let text = strerror(number) else { return "error \(number)" }
  let message = String(cString: text)
  return message.prefix(1).lowercased() + message.dropFirst()
}

/// Reads a regular file. `directory` is where a relative path starts, or `AT_FDCWD`.
func readFile(_ path: String, in directory: Int32 = AT_FDCWD, limit: Int) throws(FileReadError) -> (
  bytes: [UInt8], stamp: FileStamp
) {
  // Without O_NONBLOCK, a named pipe would block for ever.
  let descriptor = openat(directory, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { throw .system(errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw .system(errno) }
  guard status.st_mode & S_IFMT == S_IFREG else { throw FileReadError("not a regular file") }
  let stamp = FileStamp(status)
  guard stamp.size <= limit else { throw FileReadError("larger than \(limit >> 20) MiB") }
  return (try readAll(descriptor, size: stamp.size), stamp)
}

/// Reads what the stamp tells: what is appended meanwhile is no part of it, and of a file that shrinks there is less.
private func readAll(_ descriptor: Int32, size: Int) throws(FileReadError) -> [UInt8] {
  var failure: Int32 = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < buffer.count, let base = buffer.baseAddress {
      let length = read(descriptor, base + count, buffer.count - count)
      if length < 0 {
        if errno == EINTR { continue }
        failure = errno
      }
      if length <= 0 { break }
      count += length
    }
  }
  if failure != 0 { throw .system(failure) }
  return bytes
}

extension FileStamp {
  init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let (seconds, overflow) = Int64(time.tv_sec).multipliedReportingOverflow(by: 1_000_000_000)
    self.init(
      size: Int(status.st_size), modified: overflow ? 0 : seconds &+ Int64(time.tv_nsec), inode: UInt64(status.st_ino))
  }
}
