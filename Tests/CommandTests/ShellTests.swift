/// Completions in the shells that they are for: each loads its script and is asked what it would propose.

import Foundation
import Testing

@Suite struct ShellTests {
  private static let app = CheckApp.with(["facts/one.facts": "", "Other.txt": ""])

  private func script(_ terminal: Terminal, _ shell: String, _ name: String) throws {
    try terminal.write(name, try terminal.run("--generate-completion-script", shell).output)
  }
}
