/// `signalbox extract`: reads some files, for `link` to analyse them with others.

import ArgumentParser
import FactsFile
import SourceText
import Workspace

struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Read some files of a root into a facts file, for 'link' to check all together.",
    usage: """
      signalbox extract [<options>] --output <facts> <file> ...
      signalbox extract --list
      """,
    discussion: """
      FILES are sources and lock files of packages; a directory means all of them
      below it. --list prints those of the root, one a line.

      Example: signalbox extract --output app.facts App Package.resolved
      """)

  @Argument(help: ArgumentHelp("What is read.", valueName: "file"), completion: .file())
  var files: [String] = []

  @Option(help: ArgumentHelp("A file with more files, one a line.", valueName: "list"), completion: .file())
  var filesFrom: String?

  @Option(help: ArgumentHelp("Where the facts go.", valueName: "facts"), completion: .file(extensions: ["facts"]))
  var output: String?

  @Flag(help: "Print the files that the root consists of.")
  var list = false

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    if list {
      if output != nil || filesFrom != nil { throw ValidationError("--list stands alone") }
    } else if output == nil {
      throw ValidationError("--output says where the facts go")
    }
  }

  func run() throws {
    let selection = try RootSelection(paths: [], option: options.root)
    let configuration = try loadConfiguration(root: selection.root, options)
    let workspace = configuredRoot(path: selection.root, configuration: configuration)
    let jobs = options.jobs ?? availableCores
    let ids = try chosenFiles(in: workspace, selection, jobs)
    guard let output, !list else {
      return writeOutput(ids.map { $0.path + "\n" }.joined())
    }
    let facts = extractedFacts(of: ids, in: workspace, jobs: jobs)
    if !options.quiet {
      for problem in facts.problems {
        writeError(printable("warning: \(problem.path): \(problem.message)") + "\n")
      }
    }
    do throws(FileWriteError) {
      try writeFile(encode(facts, factsFormat), atomicallyTo: output)
    } catch {
      throw CommandFailure("cannot write '\(output)': \(error.message)")
    }
  }

  /// Sorted, each once.
  private func chosenFiles(in root: WorkspaceRoot, _ selection: RootSelection, _ jobs: Int) throws -> [FileID] {
    var paths = files
    if let filesFrom { paths += try lines(of: filesFrom) }
    if list, paths.isEmpty { paths = [root.path] }
    var all: [FileID]?
    var chosen = Set<FileID>()
    for path in paths {
      guard let kind = kind(ofPath: path) else { throw CommandFailure("\(reasonForAbsence(ofPath: path)): '\(path)'") }
      guard let id = selection.file(normalizedPath(path)) else {
        throw CommandFailure("'\(path)' is outside the root '\(root.path)'")
      }
      if kind == .directory {
        let known = all ?? factsInputs(of: root, jobs: jobs).files
        all = known
        chosen.formUnion(known.filter { id.path.isEmpty || relativePath(of: $0.path, in: id.path) != nil })
      } else {
        chosen.insert(id)
      }
    }
    return chosen.sorted()
  }

  private func lines(of path: String) throws -> [String] {
    guard let text = textOfFile(path) else { throw CommandFailure("cannot read '\(path)'") }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
