/// Replaces a file as a whole: whoever reads it, and whoever comes after a crash, finds the old text or the new one.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Why a file could not be written, in words for its user. The file is then as it was.
package struct FileWriteError: Error, Equatable {
  package var message: String
}

/// Writes a file through a temporary one beside it. An existing file keeps its mode; a link keeps leading to it.
/// `isCached`: it can be made again, so nobody waits until the disk has it, and what is unfinished beside it may be
/// another machine's.
package func writeFile(
  _ bytes: [UInt8], atomicallyTo path: String, isCached: Bool = false
) throws(FileWriteError) {
  let target = linkTarget(of: normalizedPath(path))
  switch kind(ofPath: target) {
  case .directory: throw FileWriteError(message: systemMessage(EISDIR))
  // A device or a pipe is written to, not replaced.
  case .other: return try write(bytes, into: target)
  case .file, nil: if !isCached { removeAbandonedFiles(beside: target) }
  }
  var status = stat()
  let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o666 & ~currentMask()
  let temporary =
    temporaryPath(beside: target) + (isCached ? "-" + String(UInt64.random(in: 0 ... .max), radix: 16) : "")
  let descriptor = open(
    temporary, O_WRONLY | O_CREAT | (isCached ? O_EXCL : O_TRUNC) | O_CLOEXEC | O_NOFOLLOW, 0o600)
  guard descriptor >= 0 else { throw FileWriteError(message: systemMessage(errno)) }
  let isWritten =
    writeAll(bytes, to: descriptor) && fchmod(descriptor, mode) == 0
    && (isCached || fsync(descriptor) == 0)
  var failure = isWritten ? 0 : errno
  if close(descriptor) != 0, failure == 0 { failure = errno }
  if failure == 0, rename(temporary, target) != 0 { failure = errno }
  if failure != 0 {
    unlink(temporary)
    throw FileWriteError(message: systemMessage(failure))
  }
}

private func write(_ bytes: [UInt8], into path: String) throws(FileWriteError) {
  let descriptor = open(path, O_WRONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw FileWriteError(message: systemMessage(errno)) }
  defer { close(descriptor) }
  if !writeAll(bytes, to: descriptor) { throw FileWriteError(message: systemMessage(errno)) }
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  bytes.withUnsafeBytes { buffer in
    var position = 0
    while position < buffer.count {
      let count = write(
        descriptor, UnsafeRawBufferPointer(rebasing: buffer[position...]).baseAddress, buffer.count - position)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return false }
      position += count
    }
    return true
  }
}

/// Renaming over a link would replace the link.
private func linkTarget(of path: String) -> String {
  guard let resolved = realpath(path, nil) else { return path }
  defer { free(resolved) }
  return String(cString: resolved)
}

private func currentMask() -> mode_t {
  let mask = umask(0o022)
  umask(mask)
  return mask
}

private func temporaryPath(beside target: String) -> String {
  join(parentDirectory(of: target), temporaryPrefix(of: target) + String(getpid()))
}

private func temporaryPrefix(of target: String) -> String {
  ".\(lastComponent(of: target)).signalbox-"
}

/// What earlier runs left behind that were killed while they wrote this file.
private func removeAbandonedFiles(beside target: String) {
  let directory = parentDirectory(of: target)
  let prefix = temporaryPrefix(of: target)
  for name in entryNames(ofDirectory: directory) where name.hasPrefix(prefix) {
    guard let process = Int32(name.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
    unlink(join(directory, name))
  }
}
