/// The repository as the rules see it: files, and their code without comments and literals.

import Foundation

struct SourceCode {
  /// Relative to the repository.
  var path: String
  var text: String

  let lines: [Substring]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var name: String { (path as NSString).lastPathComponent }
  /// `Workspace` for `Sources/Workspace/Load.swift`.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
}

enum Repository {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let sources = swiftFiles(below: "Sources")

  static func swiftFiles(below directory: String) -> [SourceCode] {
    let paths =
      FileManager.default.enumerator(atPath: root.appendingPathComponent(directory).path)?
      .compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let file = root.appendingPathComponent(directory).appendingPathComponent(path)
      return SourceCode(path: directory + "/" + path, text: (try? String(contentsOf: file, encoding: .utf8)) ?? "")
    }
  }

  static func directories(in directory: String) -> [String] {
    let folder = root.appendingPathComponent(directory)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { name in
      var isDirectory: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}

extension SourceCode {
  /// The code with comments and the insides of string literals blanked, line for line. Interpolations are blanked too.
  var bareLines: [String] {
    var lines: [String] = []
    var blockDepth = 0
    var literal: String?
    for line in self.lines {
      lines.append(bare(line, &blockDepth, &literal))
    }
    return lines
  }

  private func bare(_ line: Substring, _ blockDepth: inout Int, _ literal: inout String?) -> String {
    if blockDepth == 0, literal == nil, !line.utf8.contains(where: { "\"/".utf8.contains($0) }) { return String(line) }
    var result = ""
    var rest = line
    while let first = rest.first {
      if blockDepth > 0 {
        if rest.hasPrefix("*/") { blockDepth -= 1 }
        if rest.hasPrefix("/*") { blockDepth += 1 }
        rest = rest.dropFirst(rest.hasPrefix("*/") || rest.hasPrefix("/*") ? 2 : 1)
      } else if let end = literal {
        if rest.hasPrefix(end) {
          literal = nil
          rest = rest.dropFirst(end.count)
        } else {
          rest = rest.dropFirst(first == "\\" && !end.hasSuffix("#") ? 2 : 1)
        }
      } else if rest.hasPrefix("//") {
        break
      } else if rest.hasPrefix("/*") {
        blockDepth += 1
        rest = rest.dropFirst(2)
      } else if let open = rest.prefixMatch(of: /(#*)("""|")/) {
        literal = String(open.2) + String(open.1)
        rest = rest.dropFirst(open.0.count)
        result += "\"\""
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    if literal?.hasPrefix("\"\"\"") == false { literal = nil }
    return result
  }
}
