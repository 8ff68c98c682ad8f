/// `check --fix` and `--diff`: applies fixes round by round until nothing changes, then writes or shows what came of it.

import ArgumentParser
import IDE
import RouteGraph
import SourceText
import Workspace

struct FixOptions: ParsableArguments {
  @Flag(help: "Apply the fixes that are the single right answer.")
  var fix = false

  @Flag(help: "With --fix or --diff: also fixes that need a look.")
  var unsafeFixes = false

  @Flag(help: "Print the fixes as a unified diff and write nothing.")
  var diff = false

  var isAsked: Bool { fix || diff }

  /// Whether standard output is the diff, or the fixed text of standard input, and nothing else: for programs to read.
  func answers(_ readsStandardInput: Bool) -> Bool { diff || fix && readsStandardInput }

  /// Applies, writes and reports what was asked for; the answer is what came of it.
  func run(
    on subject: CheckSubject, quiet: Bool, findings: (Snapshot) -> [Diagnostic]
  ) throws -> CheckedWorkspace {
    guard isAsked, let snapshot = subject.workspace.snapshot else { return subject.workspace }
    let files = WritableFiles(subject.selection.root, snapshot, subject.standardInput)
    let run = FixRun(snapshot, files, unsafeFixes ? .unsafe : .safe, findings: findings)
    if diff {
      writeOutput(run.diff)
    } else if let file = subject.standardInput {
      writeOutput(run.snapshot.file(file)?.text ?? [])
    } else {
      try run.write()
    }
    if !quiet {
      writeError(run.refusals.joined())
      if !diff { writeError(run.summary(left: findings(run.snapshot))) }
    }
    return CheckedWorkspace(run.snapshot, problems: subject.workspace.problems)
  }

  func validate() throws {
    if unsafeFixes, !isAsked { throw ValidationError("--unsafe-fixes needs --fix or --diff") }
  }
}

struct FixRun {
  /// Fixes can uncover findings that have fixes.
  private static let maximumRounds = 10

  /// What came of the fixes.
  private(set) var snapshot: Snapshot
  private let original: Snapshot
  /// The findings before any fix.
  private let found: [Diagnostic]
  private var changed: Set<FileID> = []
  private var files: WritableFiles

  /// `findings` are those that are reported, and no others are fixed.
  fileprivate init(
    _ snapshot: Snapshot, _ files: WritableFiles, _ choice: FixChoice, findings: (Snapshot) -> [Diagnostic]
  ) {
    self.snapshot = snapshot
    original = snapshot
    found = findings(snapshot)
    self.files = files
    for _ in 0..<FixRun.maximumRounds {
      let files = self.files
      let round = applyFixes(of: findings(self.snapshot), choice, to: self.snapshot) { files.file($0) != nil }
      if round.texts.isEmpty { break }
      changed.formUnion(round.texts.keys)
      self.snapshot = self.snapshot.updating(round.texts.mapValues { SourceFile(text: $0) })
    }
    changed = changed.filter { original.file($0)?.text != self.snapshot.file($0)?.text }
  }

  /// Files that have fixes and cannot be written, and why.
  var refusals: [String] { files.refusals }

  var fileCount: Int { changed.count }

  var diff: [UInt8] {
    changed.sorted().flatMap { id -> [UInt8] in
      guard let file = files.file(id), let old = original.file(id), let new = snapshot.file(id) else { return [] }
      return unifiedDiff(path: id.path, from: file.bytes(of: old.text), to: file.bytes(of: new.text))
    }
  }

  /// Each file is replaced at once or stays what it is.
  func write() throws {
    for id in changed.sorted() {
      guard let file = files.file(id), let new = snapshot.file(id) else { continue }
      let isUnchanged: Bool
      do throws(FileWriteError) {
        isUnchanged = try file.write(new.text)
      } catch {
        throw CommandFailure("\(id.path): \(error.message)")
      }
      if !isUnchanged { throw CommandFailure("\(id.path) changed while it was analysed; run the command again") }
    }
  }

  /// `Fixed 3 of 5 findings in 2 files.` A fix may take other findings along, and uncover some that nobody has counted.
  func summary(left: [Diagnostic]) -> String {
    var remaining: [FindingIdentity: Int] = [:]
    for finding in left { remaining[identity(of: finding, in: snapshot), default: 0] += 1 }
    var fixed = 0
    for finding in found {
      let identity = identity(of: finding, in: original)
      if let number = remaining[identity], number > 0 { remaining[identity] = number - 1 } else { fixed += 1 }
    }
    return "Fixed \(fixed) of \(count(found.count, "finding")) in \(count(fileCount, "file")).\n"
  }
}

/// The files that can be written back, each looked at when it is first asked for.
private final class WritableFiles {
  private let root: String
  private let snapshot: Snapshot
  private let standardInput: FileID?
  private var known: [FileID: EditableFile?] = [:]
  private var refused: [FileID: String] = [:]

  init(_ root: String, _ snapshot: Snapshot, _ standardInput: FileID?) {
    self.root = root
    self.snapshot = snapshot
    self.standardInput = standardInput
  }

  var refusals: [String] {
    refused.sorted { $0.key < $1.key }.map { "warning: \(printable($0.key.path)): not fixed: \($0.value)\n" }
  }

  func file(_ id: FileID) -> EditableFile? {
    if let file = known[id] { return file }
    // What is not on standard input is not to be written.
    if let standardInput, standardInput != id { return nil }
    guard let text = snapshot.file(id)?.text else { return nil }
    do throws(EditableFile.Refusal) {
      let file =
        standardInput == nil
        ? try EditableFile(path: join(root, id.path), analysed: text) : try EditableFile(standardInput: text)
      known[id] = file
      return file
    } catch {
      refused[id] =
        switch error {
        case .unreadable(let message): message
        case .unwritable(let message): "its folder cannot be written to: \(message)"
        case .changed: "it changed while it was analysed"
        case .invalidText: "it is not valid UTF-8"
        }
      known[id] = .some(nil)
      return nil
    }
  }
}
