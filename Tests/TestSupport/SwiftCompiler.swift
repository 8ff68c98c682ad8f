/// Asks `swiftc` which lines of a source it refuses. The frameworks are the stub modules of `Tests/Stubs`.

import Foundation

package struct SwiftCompiler: Sendable {
  /// One `error:` line.
  package struct Complaint: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var path: String
    package var line: Int
    package var column: Int
    package var message: String

    package init(path: String, line: Int, column: Int, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }

    package var description: String { "\(path):\(line):\(column): \(message)" }

    package static func < (a: Complaint, b: Complaint) -> Bool {
      (a.path, a.line, a.column, a.message) < (b.path, b.line, b.column, b.message)
    }
  }

  package enum Failure: Error, CustomStringConvertible {
    case stubDoesNotCompile(module: String, output: String)
    case noVerdict(output: String)
    case importCycle(modules: [String])

    package var description: String {
      switch self {
      case .stubDoesNotCompile(let module, let output): "stub module \(module) does not compile:\n\(output)"
      case .noVerdict(let output): "swiftc failed without naming a line:\n\(output)"
      case .importCycle(let modules): "stub modules import each other: \(modules.joined(separator: ", "))"
      }
    }
  }

  private let modules: URL

  /// Emits the stub modules, unless the same sources and compiler have done so before. `variant` is a folder of
  /// `StubVariants` whose modules stand for those of the same names.
  package init(variant: String? = nil) throws {
    let stubs = testsDirectory.appendingPathComponent("Stubs")
    let variants = variant.map { testsDirectory.appendingPathComponent("StubVariants").appendingPathComponent($0) }
    modules = try emitStubModules(from: stubs, variants)
  }

  /// Type-checks the sources as one module. Two sources may share a file name, not a path. `#Preview` needs a plug-in
  /// of SwiftUI's: a function of the same content is judged in its place.
  package func complaints(about sources: [(path: String, text: String)]) throws -> [Complaint] {
    let folder = try makeTemporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    var pathOfFile: [String: String] = [:]
    var files: [String] = []
    for (index, source) in sources.enumerated() {
      let file = folder.appendingPathComponent("\(index)_" + (source.path.split(separator: "/").last ?? "Main.swift"))
      let text = source.text.replacingOccurrences(
        of: "#Preview {", with: "@ViewBuilder func preview\(index)() -> some View {")
      try Data(text.utf8).write(to: file)
      pathOfFile[file.path] = source.path
      files.append(file.path)
    }
    let arguments = ["-typecheck", "-wmo", "-swift-version", "5", "-module-name", "Sources", "-parse-as-library"]
    let style = ["-diagnostic-style=llvm", "-no-color-diagnostics", "-suppress-warnings"]
    let run = try runCompiler(arguments + style + ["-I", modules.path] + files)
    let complaints = parseComplaints(run.output, pathOfFile)
    if run.status != 0, complaints.isEmpty { throw Failure.noVerdict(output: run.output) }
    return complaints
  }
}

/// The `file:line:column: error: message` lines, without repetitions.
private func parseComplaints(_ output: String, _ pathOfFile: [String: String]) -> [SwiftCompiler.Complaint] {
  var complaints: Set<SwiftCompiler.Complaint> = []
  for line in output.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count == 5, parts[3] == " error", let path = pathOfFile[String(parts[0])],
      let number = Int(parts[1]), let column = Int(parts[2])
    else { continue }
    let message = String(parts[4].drop { $0 == " " })
    complaints.insert(SwiftCompiler.Complaint(path: path, line: number, column: column, message: message))
  }
  return complaints.sorted()
}

// MARK: Stub modules

private struct StubModule {
  var name: String
  var files: [URL]
  var imports: Set<String>
}

private func emitStubModules(from stubs: URL, _ variants: URL?) throws -> URL {
  let modules = try readStubModules(stubs, variants)
  let version = try runCompiler(["--version"]).output
  let texts = try modules.flatMap { try $0.files.map { try String(contentsOf: $0, encoding: .utf8) } }
  let key = String(contentHash([version] + texts), radix: 16)
  let result = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-stubs-\(key)")
  if FileManager.default.fileExists(atPath: result.path) { return result }
  let draft = try makeTemporaryDirectory()
  for module in modules {
    let output = draft.appendingPathComponent("\(module.name).swiftmodule").path
    let arguments = ["-emit-module", "-parse-as-library", "-swift-version", "5", "-module-name", module.name]
    let run = try runCompiler(arguments + ["-I", draft.path, "-o", output] + module.files.map(\.path))
    if run.status != 0 { throw SwiftCompiler.Failure.stubDoesNotCompile(module: module.name, output: run.output) }
  }
  do {
    try FileManager.default.moveItem(at: draft, to: result)
  } catch {
    // Another process was faster; its modules are the same.
    try? FileManager.default.removeItem(at: draft)
    guard FileManager.default.fileExists(atPath: result.path) else { throw error }
  }
  return result
}

/// The stub modules, each after those that it imports. Without what builds on a module that a variant stands for.
private func readStubModules(_ stubs: URL, _ variants: URL?) throws -> [StubModule] {
  let others = try variants.map(folders) ?? []
  let replaced = Set(others.map(\.lastPathComponent))
  let common = try folders(in: stubs).map(readStubModule).filter { module in
    !replaced.contains(module.name) && module.imports.isDisjoint(with: replaced)
  }
  var waiting = try (common + others.map(readStubModule)).sorted { $0.name < $1.name }
  let names = Set(waiting.map(\.name))
  var ready: [StubModule] = []
  while !waiting.isEmpty {
    let done = Set(ready.map(\.name))
    guard let next = waiting.firstIndex(where: { $0.imports.intersection(names).isSubset(of: done) }) else {
      throw SwiftCompiler.Failure.importCycle(modules: waiting.map(\.name))
    }
    ready.append(waiting.remove(at: next))
  }
  return ready
}

private func folders(in folder: URL) throws -> [URL] {
  try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter(\.hasDirectoryPath)
}

private func readStubModule(_ folder: URL) throws -> StubModule {
  let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "swift" }
    .sorted { $0.path < $1.path }
  var imports: Set<String> = []
  for file in files {
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      if words.dropLast().last == "import", let module = words.last { imports.insert(String(module)) }
    }
  }
  return StubModule(name: folder.lastPathComponent, files: files, imports: imports)
}

/// FNV-1a, for it must be the same in every process.
private func contentHash(_ texts: [String]) -> UInt64 {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for text in texts {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
  return hash
}

// MARK: The process

private func makeTemporaryDirectory() throws -> URL {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("signalbox-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  return url
}

private func runCompiler(_ arguments: [String]) throws -> (status: Int32, output: String) {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["swiftc"] + arguments
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  // Read before waiting: a full pipe would stop the compiler.
  let output = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: output, as: UTF8.self))
}
