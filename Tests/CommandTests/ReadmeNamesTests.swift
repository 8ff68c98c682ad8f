/// What the README's text and tables name exists: commands, and options that some command takes.

import Foundation
import TestSupport
import Testing

@Suite struct ReadmeNamesTests {
  @Test func namedCommandsAndOptionsExist() throws {
    let readme = testsDirectory.deletingLastPathComponent().appendingPathComponent("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let terminal = try Terminal([:])
    let commands = try terminal.run("--help").output.matches(of: /(?m)^  ([a-z]+) {2,}\S/).map { String($0.1) }
    let options = try commands.map { try terminal.run($0, "--help").output }.joined()
    let named = text.matches(of: /`signalbox ([a-z]+)/).map { String($0.1) }
    #expect(named.count > 8 && Set(named).isSubset(of: commands))
    for option in text.matches(of: /`(?:signalbox [a-z]+ )?(--[a-z-]+)/) where option.1 != "--help" {
      #expect(options.contains(option.1), "\(option.1)")
    }
  }
}
