/// Sizes, names and openings of files.

import Testing

@Suite struct ShapeTests {
  /// Files and functions that may be longer, and why. Empty is best.
  private static let longer: [String: String] = [:]

  @Test func filesHaveAtMost400Lines() {
    for file in Repository.sources where ShapeTests.longer[file.path] == nil {
      #expect(file.lines.count <= 401, "\(file.path) has \(file.lines.count) lines")
    }
  }

  @Test func functionsHaveAtMost40Lines() {
    for file in Repository.sources where ShapeTests.longer[file.path] == nil {
      for function in functions(in: file) where function.length > 40 {
        Issue.record("\(file.path):\(function.line): \(function.length) lines")
      }
    }
  }

  /// The formatter guarantees that a body closes at the indentation of its function.
  private func functions(in file: SourceCode) -> [(line: Int, length: Int)] {
    let lines = file.bareLines
    var found: [(line: Int, length: Int)] = []
    for (index, line) in lines.enumerated() {
      guard line.utf8.contains(UInt8(ascii: "{")) || line.hasSuffix("("),
        line.contains(/\b(?:func\s|init[?<(]|subscript[<(]|deinit\b)/) || line.contains(/\bvar\s.*\{\s*$/)
      else {
        continue
      }
      let indentation = line.prefix { $0 == " " }
      guard
        let opening = lines[index...].firstIndex(where: { $0.hasSuffix("{") && !$0.hasPrefix(indentation + "  }") }),
        lines[index...opening].dropFirst().dropLast().allSatisfy({
          $0.hasPrefix(indentation + " ") || $0.hasPrefix(indentation + ")")
        }),
        let end = lines[(opening + 1)...].firstIndex(where: { $0.hasPrefix(indentation + "}") })
      else { continue }
      found.append((index + 1, end - opening - 1))
    }
    return found
  }

  @Test func functionsAreMeasured() {
    let body = (0..<41).map { "    go(\($0))" }.joined(separator: "\n")
    let file = SourceCode(
      path: "", text: "struct A {\n  func f(\n    a: Int\n  ) -> Int {\n\(body)\n  }\n  var b = 1\n}")
    #expect(functions(in: file).map(\.length) == [41])
  }

  /// The first lines say what a file is for; that may follow the imports.
  @Test func filesSayWhatTheyAreFor() {
    for file in Repository.sources + Repository.swiftFiles(below: "Tests/WorkspaceTests") {
      let opening = file.lines.prefix(30).first { line in
        !line.isEmpty && !line.contains(/^\s*(?:(?:@\w+|package|public)\s+)*import\s|^\s*#/)
      }
      #expect(opening?.hasPrefix("//") == true, "\(file.path) opens with '\(opening ?? "")'")
    }
  }

  @Test func namesMeanSomething() {
    let forbidden = /Util|Helper|Shared|Common|Extensions|Misc|Manager/
    for file in Repository.sources {
      #expect(!file.name.contains(forbidden), "\(file.path)")
    }
  }

  @Test func nothingIsLeftForLater() {
    for file in Repository.sources {
      for (index, line) in file.lines.enumerated() {
        #expect(!["TODO", "FIXME"].contains { line.contains($0) }, "\(file.path):\(index + 1)")
      }
    }
  }
}
