/// Runs another program and returns what it wrote.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct ProgramOutput {
  var status: Int32
  var output: [UInt8]
}

/// Standard input is empty, standard error is thrown away. In `changes` to the environment, nil removes a variable. Nil where the program cannot be started.
func run(_ program: String, _ arguments: [String], environment changes: [String: String?] = [:]) -> ProgramOutput? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0, let input = ends.first, let output = ends.last else { return nil }
  _ = fcntl(input, F_SETFD, FD_CLOEXEC)
  _ = fcntl(output, F_SETFD, FD_CLOEXEC)
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  var variables: [UnsafeMutablePointer<CChar>?] = environment(with: changes).map { strdup($0) } + [nil]
  defer { for pointer in words + variables { free(pointer) } }
  var process: pid_t = 0
  let failure = posix_spawnp(&process, program, &actions, nil, &words, &variables)
  close(output)
  let bytes = failure == 0 ? readToEnd(input) : []
  close(input)
  guard failure == 0, let status = exitStatus(of: process) else { return nil }
  return ProgramOutput(status: status, output: bytes)
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

private func readToEnd(_ descriptor: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    if count <= 0 { return bytes }
    bytes += buffer.prefix(count)
  }
}

/// Nil for a program that a signal ended.
private func exitStatus(of process: pid_t) -> Int32? {
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 {
    if errno != EINTR { return nil }
  }
  return status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
}
