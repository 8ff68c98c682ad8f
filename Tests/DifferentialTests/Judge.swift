/// Compares somebody's opinion about which lines compile with the compiler's.

import TestSupport

/// The lines of a file that cannot compile, in the opinion of whoever is judged.
typealias CompileErrorJudge = (_ files: [(path: String, text: String)]) -> Set<Int>

/// Every call site on which the judge and the compiler differ: its line, its source, and what the compiler said.
func disagreements(
  in workspace: GeneratedWorkspace, of judge: CompileErrorJudge, with complaints: [SwiftCompiler.Complaint]
) -> [String] {
  let suspected = judge([(workspace.path, workspace.text)])
  let refused = Dictionary(grouping: complaints) { $0.line }
  let sources = workspace.text.split(separator: "\n", omittingEmptySubsequences: false)
  let lines = suspected.symmetricDifference(refused.keys).sorted()
  return lines.map { line in
    let source = sources.indices.contains(line - 1) ? sources[line - 1] : ""
    let place = "\(workspace.path):\(line):\(source)"
    guard let said = refused[line] else { return "false alarm: \(place)" }
    let messages = said.map { "    \($0.column): \($0.message)" }
    return (["missed: \(place)"] + messages).joined(separator: "\n")
  }
}
