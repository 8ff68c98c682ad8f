/// One directory's entries, read with `readdir`.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct DirectoryEntry {
  enum Kind { case file, directory, link }

  var name: [UInt8]
  var kind: Kind
}

/// An open directory. Closes itself.
final class OpenDirectory {
  private let stream: DirectoryStream
  let descriptor: Int32

  /// Nil with `errno` set when it cannot be opened.
  init?(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    guard let stream = fdopendir(descriptor) else {
      close(descriptor)
      return nil
    }
    self.stream = stream
    self.descriptor = descriptor
  }

  deinit { closedir(stream) }

  /// Directories, links, and the files whose name the filter accepts; everything else costs no allocation.
  func entries(filesWhere accepts: (UnsafeBufferPointer<UInt8>) -> Bool) -> [DirectoryEntry] {
    var entries: [DirectoryEntry] = []
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \dirent.d_name) else { return entries }
    while let entry = readdir(stream) {
      let start = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: UInt8.self)
      // The system ends every name with a NUL.
      let length = strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
      let name = UnsafeBufferPointer(start: start, count: length)
      if name.elementsEqual([46]) || name.elementsEqual([46, 46]) { continue }
      guard let kind = kind(of: entry.pointee.d_type, named: start) else { continue }
      if kind == .file, !accepts(name) { continue }
      entries.append(DirectoryEntry(name: Array(name), kind: kind))
    }
    return entries
  }

  /// Nil for sockets, devices and the like. Some file systems do not tell the kind with the name.
  private func kind(of type: UInt8, named name: UnsafePointer<UInt8>) -> DirectoryEntry.Kind? {
    switch Int(type) {
    case Int(DT_REG): return .file
    case Int(DT_DIR): return .directory
    case Int(DT_LNK): return .link
    case Int(DT_UNKNOWN):
      var status = stat()
      let path = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
      guard fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .directory
      case S_IFLNK: return .link
      default: return nil
      }
    default: return nil
    }
  }
}

#if canImport(Darwin)
  private typealias DirectoryStream = UnsafeMutablePointer<DIR>
#else
  private typealias DirectoryStream = OpaquePointer
#endif
