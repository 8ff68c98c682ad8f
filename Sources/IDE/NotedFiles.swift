/// The few files that every keystroke asks about, so that nobody has to go through all.

import Facts
import SourceText

struct NotedFiles: Sendable {
  /// Part of their text could not be read.
  private(set) var damaged: [FileID: FileFacts]
  /// They hold comments for this program.
  private(set) var commented: Set<FileID>

  init(_ files: [FileID: FileFacts]) {
    damaged = files.filter { !$0.value.problems.isEmpty }
    commented = Set(files.lazy.filter { !$0.value.directives.isEmpty }.map(\.key))
  }

  /// `changes`: nil where a file is gone.
  func replacing(_ changes: [FileID: FileFacts?]) -> NotedFiles {
    var noted = self
    for (file, facts) in changes {
      noted.damaged[file] = facts.flatMap { $0.problems.isEmpty ? nil : $0 }
      if facts?.directives.isEmpty == false { noted.commented.insert(file) } else { noted.commented.remove(file) }
    }
    return noted
  }
}
