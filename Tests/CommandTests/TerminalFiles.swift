/// What tests do with the directory that the program runs in.

import Foundation
import TestSupport

extension Terminal {
  func read(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appendingPathComponent(path)), as: UTF8.self)
  }

  func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: directory.appendingPathComponent(path))
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.appendingPathComponent(folder).path).sorted()
  }

  /// Both streams of a command line; a failure is part of them.
  func shell(_ command: String, environment: [String: String] = [:]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "{ \(command)\n} 2>&1 || echo \"exit $?\""]
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    variables["PATH"] = builtProgram.deletingLastPathComponent().path + ":" + (variables["PATH"] ?? "")
    process.environment = variables
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let answer = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return answer
  }

  /// Starts the program and ends it so that it cannot notice.
  func runKilled(after microseconds: UInt32, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = builtProgram
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    usleep(microseconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
