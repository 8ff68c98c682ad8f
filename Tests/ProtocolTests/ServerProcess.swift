/// The binary under test, as an editor starts it.

import Foundation
import JSONRPC
import TestSupport
import Testing

final class ServerProcess: @unchecked Sendable {
  /// Used on one thread at a time: by the test, or by the handler of its end.
  private let process = Process()
  private let socket: Int32
  private let exitCode = Monitor<Int32?>(nil)
  private let log = Monitor<[String]>([])
  private let isLogEnded = Monitor(false)
  private let isClosed = Monitor(false)

  /// `environment`: what differs from our own.
  init(arguments: [String], environment: [String: String] = [:]) {
    // A socket pair: unlike a pipe, one direction can be closed while the other goes on.
    var ends: [Int32] = [0, 0]
    #if canImport(Darwin)
      precondition(socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0)
    #else
      precondition(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
    #endif
    socket = ends[0]
    let errors = Pipe()
    process.executableURL = builtProgram
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardOutput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    process.standardError = errors
    process.terminationHandler = { [exitCode] process in exitCode.update { $0 = process.terminationStatus } }
    do {
      try process.run()
    } catch {
      Issue.record("\(builtProgram.path) does not start: \(error)")
      exitCode.update { $0 = -1 }
    }
    close(ends[1])
    let descriptor = dup(errors.fileHandleForReading.fileDescriptor)
    startThread { [log, isLogEnded] in
      readLines(of: descriptor) { line in log.update { $0.append(line) } }
      isLogEnded.update { $0 = true }
    }
  }

  var processIdentifier: Int32 { process.processIdentifier }

  // MARK: Streams

  func write(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, noSignal) }
      guard count > 0 else { return }
      offset += count
    }
  }

  /// Until the server's end is closed.
  func readOutput(_ receive: (ArraySlice<UInt8>) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = recv(socket, &bytes, bytes.count, 0), count > 0 { receive(bytes[..<count]) }
    isClosed.withLock { isClosed in
      isClosed = true
      close(socket)
    }
  }

  /// The number is another's once the reader has closed it.
  private func withSocket(_ body: (Int32) -> Void) {
    isClosed.withLock { if !$0 { body(socket) } }
  }

  func endInput() { withSocket { _ = shutdown($0, Int32(SHUT_WR)) } }

  func endOutput() { withSocket { _ = shutdown($0, Int32(SHUT_RD)) } }

  func closeInput() { endInput() }

  // MARK: The process

  func kill(_ signal: Int32) { _ = sendSignal(process.processIdentifier, signal) }

  func waitForExit(until deadline: ContinuousClock.Instant) -> Int32? { exitCode.wait(until: deadline) { $0 } }

  var isRunning: Bool { exitCode.withLock { $0 == nil } }

  var logged: [String] { log.withLock { $0 } }

  /// All that it has logged when it has closed its log, which is on another thread's way than its output.
  func wholeLog(until deadline: ContinuousClock.Instant) -> [String] {
    _ = isLogEnded.wait(until: deadline) { $0 ? true : nil }
    return logged
  }

  func waitForLog(until deadline: ContinuousClock.Instant, _ isEnough: ([String]) -> Bool) -> Bool {
    log.wait(until: deadline) { isEnough($0) ? true : nil } ?? false
  }
}

/// The functions of the system; inside the class their names mean its methods.
private let sendSignal: @Sendable (Int32, Int32) -> Int32 = { kill($0, $1) }

#if canImport(Darwin)
  private let noSignal: Int32 = 0
#else
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif

private func readLines(of descriptor: Int32, _ receive: (String) -> Void) {
  var rest: [UInt8] = []
  var bytes = [UInt8](repeating: 0, count: 1 << 12)
  while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
    rest += bytes[..<count]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      receive(String(decoding: rest[..<end], as: UTF8.self))
      rest.removeFirst(end + 1)
    }
  }
  close(descriptor)
}
