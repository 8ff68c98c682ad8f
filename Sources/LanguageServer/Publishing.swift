/// `textDocument/publishDiagnostics`: for every file of every folder, when what would be sent differs from what was.

import IDE
import JSONRPC
import LanguageServerProtocol
import RouteGraph
import SourceText
import Workspace

extension Server {
  /// After the pause that the settings ask for; typing puts it off, but not for ever.
  mutating func schedulePublish() {
    let now = ContinuousClock.now
    let first = firstUnpublishedChange ?? now
    firstUnpublishedChange = first
    publishDeadline = min(now + settings.diagnosticsDebounce, first + settings.diagnosticsDebounce * 10)
  }

  mutating func publishDiagnostics() {
    publishDeadline = nil
    firstUnpublishedChange = nil
    // The first index may end later than the client listens.
    if phase == .shutDown { return }
    refreshFolders()
    var isNewForPulls = false
    for position in folders.indices where !folders[position].isIndexing {
      if publishDiagnostics(at: position) { isNewForPulls = true }
    }
    if isNewForPulls, client.refreshesDiagnostics { askToRefresh("workspace/diagnostic/refresh") }
    releasePulls()
    refreshLenses()
  }

  /// A folder that is none any more has no diagnostics.
  func clearDiagnostics(of folder: Folder) {
    for (_, published) in folder.published.sorted(by: { $0.key < $1.key }) { takeBack(published) }
  }

  private func takeBack(_ published: Folder.Published) {
    if published.sent.isEmpty { return }
    send(LSP.PublishDiagnosticsParameters(uri: published.uri, version: nil, diagnostics: []))
  }

  /// What the client knows about a file under its present spelling. Under another one it knows nothing any more.
  private func known(
    _ file: FileID, in folder: Folder, _ converter: Converter
  ) -> (published: Folder.Published?, isSpelledAnew: Bool) {
    guard let known = folder.published[file], known.uri != converter.uri(of: file) else {
      return (folder.published[file], false)
    }
    takeBack(known)
    return (nil, true)
  }

  /// True if an open document whose text is what it was has other diagnostics now, and the client asks for them.
  private mutating func publishDiagnostics(at position: Int) -> Bool {
    let folder = folders[position]
    let converter = converter(for: folder)
    let found = Dictionary(grouping: folder.root.findings(of: folder.snapshot), by: \.location.file)
    let versioned =
      client.supportsDiagnosticVersion ? converter.openURIs.keys.filter { folder.snapshot.file($0) != nil } : []
    var isNewForPulls = false
    for file in Set(found.keys).union(folder.published.keys).union(versioned).sorted() {
      let document = documents[folder.place.documentKey(of: file)]
      if document?.isSuspect == true { continue }
      let (known, isSpelledAnew) = known(file, in: folder, converter)
      let version = client.supportsDiagnosticVersion ? document?.version : nil
      if client.pullsDiagnostics, document != nil || hasPulledWorkspace {
        // What is not known had nothing to say so far.
        let isElsewhere = document != nil && !folder.moved.contains(file) && known?.isPulled != false
        let isNew = isElsewhere && (known?.found ?? []) != (found[file] ?? [])
        if isNew { isNewForPulls = true }
        if !isElsewhere || client.refreshesDiagnostics || hasPulledWorkspace {
          folders[position].published[file] = withdraw(found[file] ?? [], of: file, after: known, converter)
        } else if isNew {
          folders[position].published[file] = publish(found[file] ?? [], ofPulled: file, version: version, converter)
        }
        continue
      }
      folders[position].published[file] = publish(
        found[file] ?? [], of: file, version: version, after: known, moved: folder.moved, always: isSpelledAnew,
        converter)
    }
    folders[position].moved = []
    return isNewForPulls
  }

  /// The client asks for this file's diagnostics; what was published before would appear twice.
  private func withdraw(
    _ found: [Diagnostic], of file: FileID, after old: Folder.Published?, _ converter: Converter
  ) -> Folder.Published {
    if let old { takeBack(old) }
    return Folder.Published(uri: converter.uri(of: file), found: found, sent: [], isPulled: true)
  }

  /// The client asks for this document's diagnostics, but nothing tells it that another document has changed them.
  private func publish(
    _ found: [Diagnostic], ofPulled file: FileID, version: Int?, _ converter: Converter
  ) -> Folder.Published {
    let diagnostics = found.map { LSP.Diagnostic($0, converter, client) }
    let uri = converter.uri(of: file)
    send(LSP.PublishDiagnosticsParameters(uri: uri, version: version, diagnostics: diagnostics))
    return Folder.Published(uri: uri, found: found, sent: diagnostics, version: version, isPulled: true)
  }

  /// The client asks for this document's diagnostics now: what was published about it would appear twice.
  mutating func withdrawPublished(_ spelling: String) {
    let uri = DocumentURI(spelling)
    guard client.pullsDiagnostics, documents[uri.key]?.isSuspect == false, let (position, file) = place(of: uri),
      !folders[position].isIndexing
    else { return }
    if client.refreshesDiagnostics { return noteAnswered(file, at: position) }
    refreshFolders()
    let folder = folders[position]
    // What follows from its own new text, the next round withdraws.
    let isOutdated = publishDeadline != nil && !folder.moved.contains(file)
    guard isOutdated || folder.published[file]?.sent.isEmpty == false else { return }
    folders[position].published[file] = withdraw(
      folder.root.findings(of: folder.snapshot, in: file), of: file, after: folder.published[file],
      converter(for: folder))
  }

  /// The client gets what follows from its own new text now. What other documents change behind that is news.
  private mutating func noteAnswered(_ file: FileID, at position: Int) {
    refreshFolders()
    let folder = folders[position]
    guard folder.moved.contains(file) else { return }
    folders[position].published[file] = Folder.Published(
      uri: converter(for: folder).uri(of: file), found: folder.root.findings(of: folder.snapshot, in: file),
      isPulled: true)
    folders[position].moved.remove(file)
  }

  /// Sends if it would be new to the client. Returns what the client knows then.
  private func publish(
    _ found: [Diagnostic], of file: FileID, version: Int?, after old: Folder.Published?, moved: Set<FileID>,
    always: Bool, _ converter: Converter
  ) -> Folder.Published? {
    let isSameVersion = version == nil || version == old?.version
    if let old, !old.isPulled, old.found == found, isSameVersion, !found.contains(where: { $0.touches(moved) }) {
      return old
    }
    let diagnostics = found.map { LSP.Diagnostic($0, converter, client) }
    let uri = converter.uri(of: file)
    let state = Folder.Published(uri: uri, found: found, sent: diagnostics, version: version ?? old?.version)
    if !always, (old?.sent ?? []) == diagnostics, isSameVersion { return state }
    send(LSP.PublishDiagnosticsParameters(uri: uri, version: version, diagnostics: diagnostics))
    return diagnostics.isEmpty && version == nil ? nil : state
  }

  private func send(_ parameters: LSP.PublishDiagnosticsParameters) {
    output.send(
      .notification(method: "textDocument/publishDiagnostics", params: parameters.json), replacing: parameters.uri)
  }
}

extension Diagnostic {
  /// Whether the lines of one of its places may have moved, although the offsets have not.
  fileprivate func touches(_ files: Set<FileID>) -> Bool {
    files.contains(location.file) || related.contains { files.contains($0.location.file) }
  }
}
