/// What the kernel says about the directories of a root.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

#if canImport(Glibc)
  /// The kernel's notifications about the directories of a root.
  final class DirectoryNotifications {
    private static let limit = 8000

    private let descriptor: Int32
    private let root: WorkspaceRoot
    /// By the kernel's number.
    private var directories: [Int32: String] = [:]
    /// Paths that something has happened to; nil: anything may have.
    private var names: Set<String>? = []
    /// False while there is no root: nobody tells when it comes back.
    private(set) var isRootWatched = false

    init?(_ root: WorkspaceRoot) {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      self.root = root
      if !watchAll() { return nil }
    }

    deinit { close(descriptor) }

    /// Also those that have come; the kernel ignores what it watches already.
    @discardableResult func watchAll() -> Bool {
      var open = [root.path]
      var count = 0
      isRootWatched = false
      while let directory = open.popLast() {
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF
        count += 1
        if count > DirectoryNotifications.limit { return false }
        let number = inotify_add_watch(descriptor, directory, UInt32(events) | UInt32(IN_ONLYDIR))
        if number < 0 {
          // Gone meanwhile, or not for us; but the kernel's limit means that others would be missed.
          if errno == ENOSPC { return false }
          continue
        }
        directories[number] = directory
        if directory == root.path { isRootWatched = true }
        for name in entryNames(ofDirectory: directory)
        where !name.hasPrefix(".") && !root.settings.excludedDirectories.contains(name) {
          let path = join(directory, name)
          var status = stat()
          if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { open.append(path) }
        }
      }
      return true
    }

    /// Whether something happened before the time was over.
    func wait(milliseconds: Int32) -> Bool {
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count <= 0 { return true }
        note(buffer.prefix(count))
      }
    }

    /// What has happened since this was last asked.
    func takeNames() -> Set<String>? {
      defer { names = [] }
      return names
    }

    /// A stretch of events: a head of 16 bytes, and the name behind it, filled up with NULs.
    private func note(_ events: ArraySlice<UInt8>) {
      var rest = events
      while rest.count >= 16 {
        let words = rest.withUnsafeBytes { bytes in
          // The loop's condition is their bound.
          [0, 4, 12].map { bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self) }
        }
        guard words.count == 3, Int(words[2]) <= rest.count - 16 else { return names = nil }
        let name = rest.dropFirst(16).prefix(Int(words[2])).prefix { $0 != 0 }
        rest = rest.dropFirst(16 + Int(words[2]))
        let isAboutFile = words[1] & UInt32(IN_ISDIR | IN_Q_OVERFLOW | IN_IGNORED) == 0
        guard isAboutFile, !name.isEmpty, let directory = directories[Int32(bitPattern: words[0])] else {
          names = nil
          continue
        }
        names?.insert(join(directory, String(decoding: name, as: UTF8.self)))
      }
    }
  }
#else
  final class DirectoryNotifications {
    let isRootWatched = false

    init?(_ root: WorkspaceRoot) { return nil }
    func watchAll() {}
    func takeNames() -> Set<String>? { nil }
    func wait(milliseconds: Int32) -> Bool { false }
  }
#endif
