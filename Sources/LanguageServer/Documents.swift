/// Open documents over the files of the folders.

import IDE
import LanguageServerProtocol
import SourceText
import Workspace

extension Server {
  /// Takes over all that is newer than the snapshots.
  mutating func refreshFolders() {
    for position in folders.indices where folders[position].isStale {
      let folder = folders[position]
      var open: [FileID: SourceFile?] = [:]
      for file in folder.dirty {
        let key = folder.place.documentKey(of: file)
        guard let document = documents[key] else { continue }
        open[file] = .some(folder.excluded.contains(file) ? nil : source(of: document))
      }
      folders[position].refresh(open: open)
    }
  }

  private func source(of document: OpenDocument) -> SourceFile? {
    guard document.isSwift, !document.isTooLarge else { return nil }
    return SourceFile(text: document.text, lines: document.lines)
  }

  mutating func open(_ parameters: LSP.DidOpenParameters) {
    let uri = DocumentURI(parameters.uri)
    if documents[uri.key] != nil { log("'\(parameters.uri)' is opened twice.") }
    documents[uri.key] = OpenDocument(
      uri: uri, isSwift: parameters.languageID == "swift" || parameters.uri.hasSuffix(".swift"),
      version: parameters.version, text: parameters.text)
    if let problem = unreadProblem(of: uri.key) { log("\(problem.path): \(problem.message)") }
    textChanged(of: uri)
    rescanIfUnknown(uri)
  }

  mutating func change(_ parameters: LSP.DidChangeParameters) {
    let uri = DocumentURI(parameters.uri)
    guard documents[uri.key] != nil else { return log("'\(parameters.uri)' is changed, but not open.") }
    let wasRead = unreadProblem(of: uri.key) == nil
    if let problem = documents[uri.key]?.apply(parameters.changes, version: parameters.version, unit: unit) {
      log("'\(parameters.uri)' is out of step until its full text comes: \(problem).")
    }
    if wasRead, let problem = unreadProblem(of: uri.key) { log("\(problem.path): \(problem.message)") }
    if documents[uri.key]?.isSuspect == false { textChanged(of: uri) }
  }

  /// The disk is the truth again.
  mutating func close(_ spelling: String) {
    let uri = DocumentURI(spelling)
    guard documents.removeValue(forKey: uri.key) != nil else { return log("'\(spelling)' is closed, but not open.") }
    guard let (position, file) = place(of: uri) else { return }
    folders[position].dirty.remove(file)
    folders[position].excluded.remove(file)
    let folder = folders[position]
    guard !folder.isIndexing else {
      // The pass under way may have read the file before it was saved.
      folders[position].needsAnotherScan = true
      return schedulePublish()
    }
    var source: SourceFile?
    if let root = folder.root, folder.stamps[file] != nil { source = read([file], in: root.root, jobs: 1).files[file] }
    folders[position].pending[file] = .some(source)
    if folder.stamps[file] == nil { rescan(folder.id) }
    schedulePublish()
  }

  /// A change of this document was lost.
  mutating func markSuspect(_ spelling: String) { documents[DocumentURI(spelling).key]?.markSuspect() }

  /// A change of some document may have been lost.
  mutating func markAllDocumentsSuspect() {
    for key in documents.keys { documents[key]?.markSuspect() }
  }

  /// Where a document lies: the position of the folder, and the file.
  func place(of uri: DocumentURI) -> (position: Int, file: FileID)? {
    for (position, folder) in folders.enumerated() {
      if let file = folder.place.file(of: uri) { return (position, file) }
    }
    return nil
  }

  /// Open documents that are too large to be read, for the status.
  var unreadDocuments: [ScanProblem] { documents.keys.compactMap(unreadProblem).sorted(by: ScanProblem.inOrder) }

  /// As if the document were a file of that size.
  private func unreadProblem(of key: String) -> ScanProblem? {
    guard let document = documents[key], document.isTooLarge, let (position, file) = place(of: document.uri),
      !folders[position].excluded.contains(file)
    else { return nil }
    let limit = "\(DiscoverySettings.standardMaximumFileSize >> 20) MiB"
    return ScanProblem(path: file.path, message: "not read: larger than \(limit)")
  }

  private mutating func textChanged(of uri: DocumentURI) {
    guard let (position, file) = place(of: uri) else { return }
    folders[position].pending[file] = nil
    folders[position].dirty.insert(file)
    schedulePublish()
  }

  /// A file that the last comparison did not see is new, or one that discovery leaves out. Only a look can tell.
  private mutating func rescanIfUnknown(_ uri: DocumentURI) {
    guard let (position, file) = place(of: uri) else { return }
    let folder = folders[position]
    guard let root = folder.root, !folder.isIndexing, folder.stamps[file] == nil else { return }
    if read([file], in: root.root, jobs: 1).files[file] != nil { rescan(folder.id) }
  }

  /// For answers and publishes about this folder.
  func converter(for folder: Folder) -> Converter {
    var openURIs: [FileID: String] = [:]
    var openVersions: [FileID: Int] = [:]
    for document in documents.values {
      guard let file = folder.place.file(of: document.uri) else { continue }
      openURIs[file] = document.uri.spelling
      openVersions[file] = document.version
    }
    return Converter(
      unit: unit, snapshot: folder.snapshot, folderURI: folder.uri, openURIs: openURIs, openVersions: openVersions)
  }
}
