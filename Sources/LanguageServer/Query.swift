/// What a request may know: immutable, taken on the loop at the request's turn.

import IDE
import LanguageServerProtocol
import RouteGraph
import SourceText
import Workspace

/// One folder at that moment.
struct FolderQuery: Sendable {
  let id: FolderID
  let uri: String?
  let snapshot: Snapshot
  let converter: Converter
  /// Nil for the files that are edited outside of any folder.
  let root: ConfiguredRoot?

  /// What is shown, in report order.
  var findings: [Diagnostic] { root.findings(of: snapshot) }

  func findings(of file: FileID) -> [Diagnostic] { root.findings(of: snapshot, in: file) }
}

struct Query: Sendable {
  let folders: [FolderQuery]
  let client: ClientCapabilities
  let settings: Settings
  let places: [FolderPlace]
  /// Keys of the documents that are out of step.
  let suspects: Set<String>
  /// Names this process in the ids of its answers.
  let session: String

  func isSuspect(_ uri: String) -> Bool { !suspects.isEmpty && suspects.contains(DocumentURI(uri).key) }

  /// Where a document lies. Nil for what is in no folder, and for documents that are out of step.
  func resolve(_ spelling: String) -> (folder: FolderID, file: FileID)? {
    let uri = DocumentURI(spelling)
    return suspects.contains(uri.key) ? nil : places.resolve(uri)
  }

  func document(_ uri: String) -> DocumentQuery? {
    guard let place = resolve(uri), let folder = folders.first(where: { $0.id == place.folder }),
      let source = folder.snapshot.file(place.file)
    else { return nil }
    return DocumentQuery(folder: folder, file: place.file, source: source, uri: uri, client: client, settings: settings)
  }
}

/// One file at that moment, open or not.
struct DocumentQuery: Sendable {
  let folder: FolderQuery
  let file: FileID
  let source: SourceFile
  let uri: String
  let client: ClientCapabilities
  let settings: Settings

  var snapshot: Snapshot { folder.snapshot }
  var converter: Converter { folder.converter }

  func offset(of position: LSP.Position) -> Int { source.lines.offset(of: position, unit: converter.unit) }

  /// A range in this file.
  func range(_ range: TextRange) -> LSP.Range { source.lines.range(range, unit: converter.unit) }
}

extension [FolderPlace] {
  /// No folder lies in another, so there is one at most.
  func resolve(_ uri: DocumentURI) -> (folder: FolderID, file: FileID)? {
    lazy.compactMap { place in place.file(of: uri).map { (place.id, $0) } }.first
  }
}
