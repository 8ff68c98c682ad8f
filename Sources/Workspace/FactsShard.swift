/// Parts of a workspace that are read apart and analysed together.

package import FactsFile
import IDE
import RouteGraph
package import SourceText

/// Facts files are read by the very version that wrote them.
package let factsFormat = FactsFormat(product: productName + " " + productVersion, words: SourceFile.words)

/// The files that belong to a root: sources, and what describes the project.
package func factsInputs(of root: WorkspaceRoot, jobs: Int = availableCores) -> (
  files: [FileID], problems: [ScanProblem]
) {
  let (gathered, problems) = walk(root, threads: jobs, into: [FileID]()) { file, _, found in
    // A manifest that is left out would be read as a source.
    if file.kind == .source || format(of: file.id) != nil { found.append(file.id) }
  }
  return (gathered.joined().sorted(), problems.sorted(by: ScanProblem.inOrder))
}

/// Reads some files of a root. What cannot be read is a problem that is handed on.
package func extractedFacts(of ids: [FileID], in root: WorkspaceRoot, jobs: Int = availableCores) -> FactsFile {
  var facts = FactsFile()
  let (files, problems) = read(ids.filter { format(of: $0) == nil }, in: root, jobs: jobs)
  facts.sources = files.sorted { $0.key < $1.key }
    .map { FactsFile.Source(path: $0.key.path, text: $0.value.text, words: $0.value.words) }
  facts.problems = problems.map { FactsFile.Problem($0) }
  for id in ids.sorted() {
    guard let format = format(of: id) else { continue }
    var content: [UInt8] = []
    do throws(FileReadError) {
      content = try format.content(of: FilePlace(path: root.absolutePath(of: id)))
    } catch {
      facts.problems.append(FactsFile.Problem(unreadProjectFile(id, error.message)))
    }
    facts.locks.append(FactsFile.Lock(path: id.path, content: content))
  }
  return facts
}

private func format(of id: FileID) -> ProjectFileFormat? {
  ProjectFileFormat(fileName: lastComponent(of: id.path).utf8)
}

extension FactsFile.Problem {
  fileprivate init(_ problem: ScanProblem) {
    self.init(path: problem.path, message: problem.message, effect: problem.effect.rawValue)
  }
}

extension ScanProblem {
  fileprivate init(_ problem: FactsFile.Problem) {
    self.init(path: problem.path, message: problem.message, effect: Effect(rawValue: problem.effect) ?? .unread)
  }
}

/// The whole workspace of its parts. A file in two parts is an error, named.
package func linkedWorkspace(
  of parts: [FactsFile], entryPoints: [String], dialects: [String], cache: OutcomeCache?, jobs: Int = availableCores
) -> Result<CheckedWorkspace, DuplicateFile> {
  var files: [FileID: SourceFile] = [:]
  for source in parts.flatMap(\.sources) {
    let id = FileID(source.path)
    guard files.updateValue(SourceFile(text: source.text, words: source.words), forKey: id) == nil else {
      return .failure(DuplicateFile(path: source.path))
    }
  }
  var projectFiles = ProjectFiles()
  for lock in parts.flatMap(\.locks) {
    let id = FileID(lock.path)
    if let format = format(of: id) { projectFiles.add(id, format, lock.content) }
  }
  let problems = parts.flatMap(\.problems).map { ScanProblem($0) }
  let configuration = AnalysisConfiguration(
    pins: projectFiles.packagePins, projectFiles.targets, entryPoints: entryPoints, dialects: dialects, problems)
  let key = cache.map { _ in outcomeKey(of: files.map { ($0, ContentDigest($1.text)) }, configuration) }
  return .success(
    CheckedWorkspace(
      problems: problems.sorted(by: ScanProblem.inOrder), key: key, in: cache,
      sources: { ids in files.filter { ids.contains($0.key) } },
      analyse: {
        Snapshot(
          files: files, configuration: configuration, parallelism: ThreadedExecution(jobs: jobs), isSelective: true)
      }))
}

package struct DuplicateFile: Error {
  package var path: String
}

package func readFacts(at path: String) throws(FactsReadError) -> FactsFile {
  let bytes: [UInt8]
  do throws(FileReadError) {
    bytes = try readFile(path, limit: Int(Int32.max)).bytes
  } catch {
    throw FactsReadError(message: error.message)
  }
  do throws(FactsFileError) {
    return try decode(bytes, factsFormat)
  } catch {
    switch error {
    case .notFacts: throw FactsReadError(message: "not a facts file")
    case .otherVersion(let difference): throw FactsReadError(message: "\(difference); extract it again")
    case .damaged: throw FactsReadError(message: "the file is damaged; extract it again")
    }
  }
}

package struct FactsReadError: Error {
  package var message: String
}

/// The text of a small file of any kind; nil where it cannot be read.
package func textOfFile(_ path: String) -> String? {
  (try? readFile(path, limit: 64 << 20)).map { String(decoding: $0.bytes, as: UTF8.self) }
}
