/// File descriptors on one side, messages on the other.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import JSON

/// A write to a pipe that nobody reads then fails instead of killing the process.
package func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

/// Whoever started us may have blocked the signal for itself, and us with it.
package func acceptTermination() {
  signal(SIGTERM, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGTERM)
  pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}

/// Reads until the input ends or cannot be framed any more; blocks in `read`. Ends with `.end` or `.broken`.
package func readMessages(from descriptor: Int32, _ receive: ([Incoming]) -> Void) {
  var decoder = MessageDecoder()
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0, isTransient(errno, on: descriptor, for: POLLIN) { continue }
    guard count > 0 else { return receive([.end]) }
    let incoming = decoder.decode(buffer.prefix(count))
    receive(incoming)
    if case .broken = incoming.last { return }
  }
}

/// Writes until the queue is closed and empty. False if the other side has gone.
package func writeMessages(
  of queue: OutgoingQueue, to descriptor: Int32, onWrite: (Message) -> Void = { _ in }
) -> Bool {
  var isOpen = true
  queue.drain { messages in
    for message in messages { onWrite(message) }
    isOpen = writeAll(messages.reduce(into: []) { $0 += encoded($1) }, to: descriptor)
    return isOpen
  }
  return isOpen
}

/// The frame of a message. One that cannot be written still gets an answer to whoever waits for it.
package func encoded(_ message: Message) -> [UInt8] {
  if let body = try? writeJSON(message.json) { return frame(body) }
  guard case .response(let id, .success) = message else { return [] }
  let error = ResponseError(.internalError, "The result could not be written.")
  return (try? writeJSON(Message.response(id: id, .failure(error)).json)).map(frame) ?? []
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var offset = 0
  while offset < bytes.count {
    let count = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, isTransient(errno, on: descriptor, for: POLLOUT) { continue }
    guard count > 0 else { return false }
    offset += count
  }
  return true
}

/// Whether the call is to be repeated. Sleeps first on a descriptor that the other side made non-blocking.
private func isTransient(_ error: Int32, on descriptor: Int32, for event: Int32) -> Bool {
  if error == EINTR { return true }
  guard error == EAGAIN || error == EWOULDBLOCK else { return false }
  var request = pollfd(fd: descriptor, events: Int16(truncatingIfNeeded: event), revents: 0)
  return poll(&request, 1, -1) >= 0 || errno == EINTR
}
