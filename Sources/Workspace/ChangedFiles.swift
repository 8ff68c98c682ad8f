/// What has changed since a commit, as Git knows it.

package import SourceText

package struct ChangedFilesError: Error, Equatable {
  package var message: String
}

/// Files below a root that differ from a commit, or that Git does not know yet. No hook and no external program of the
/// repository's configuration runs.
package func filesChanged(since reference: String, below root: String) throws(ChangedFilesError) -> Set<FileID> {
  guard let inside = git(["rev-parse", "--is-inside-work-tree"], root) else {
    throw ChangedFilesError(message: "'git' cannot be started")
  }
  guard inside.status == 0 else { throw ChangedFilesError(message: "'\(root)' is in no Git work tree") }
  let commit = git(["rev-parse", "--verify", "--quiet", "--end-of-options", reference + "^{commit}"], root)
  guard let commit, commit.status == 0 else {
    throw ChangedFilesError(message: "Git knows no commit '\(reference)'")
  }
  let name = String(decoding: commit.output.prefix { $0 > 0x20 }, as: UTF8.self)
  let questions = [
    ["diff", "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-renames", "--relative", name, "--"],
    ["ls-files", "--others", "--exclude-standard", "-z"],
  ]
  let settings = withoutFilters(root) ?? []
  var files = Set<FileID>()
  for question in questions {
    guard let answer = git(question, root, settings: settings), answer.status == 0 else {
      throw ChangedFilesError(message: "'git \(question.first ?? "")' failed")
    }
    for path in answer.output.split(separator: 0) { files.insert(FileID(String(decoding: path, as: UTF8.self))) }
  }
  return files
}

/// Settings that leave out the programs through which the repository would have texts filtered. Nil: Git is not there.
private func withoutFilters(_ root: String) -> [String]? {
  let programs = ["config", "--name-only", "-z", "--get-regexp", "^filter\\..*\\.(clean|process|required)$"]
  guard let answer = git(programs, root) else { return nil }
  return Set(answer.output.split(separator: 0)).flatMap { ["-c", String(decoding: $0, as: UTF8.self) + "="] }
}

private func git(_ arguments: [String], _ directory: String, settings: [String] = []) -> ToolResult? {
  let safe =
    [
      "-C", directory, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "diff.external=",
      "-c", "core.quotePath=false",
    ] + settings
  // The first four are set inside a hook, for the repository that it belongs to: ours is that of the directory.
  return try? runTool(
    "git", safe + arguments,
    environment: [
      "GIT_DIR": nil, "GIT_WORK_TREE": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil, "GIT_EXTERNAL_DIFF": nil,
      "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
    ])
}
