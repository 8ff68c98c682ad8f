/// The `workspace/` notifications.

import JSON
import LanguageServerProtocol

/// The events are a hint to look at the disk. What they say is not needed: looking is cheap, and events get lost.
let didChangeWatchedFilesRow = NotificationRow(
  method: "workspace/didChangeWatchedFiles",
  run: { server, _ throws(InvalidParameters) in server.rescanAllFolders() })

let didChangeWorkspaceFoldersRow = NotificationRow(
  method: "workspace/didChangeWorkspaceFolders",
  advertise: capability(
    "workspace", member: "workspaceFolders", ["supported": true, "changeNotifications": true]),
  run: { server, json throws(InvalidParameters) in
    let parameters = try LSP.DidChangeWorkspaceFoldersParameters(json)
    let known = Set(server.folders.map(\.id))
    server.changeFolders(removed: parameters.removed, added: parameters.added)
    for folder in server.folders where !known.contains(folder.id) { server.startIndexing(folder.id) }
    server.finishProgress()
    server.schedulePublish()
    server.releaseWaiting()
  })

let didChangeConfigurationRow = NotificationRow(
  method: "workspace/didChangeConfiguration",
  run: { server, json throws(InvalidParameters) in
    let parameters = try LSP.DidChangeConfigurationParameters(json)
    if server.client.supportsConfiguration {
      server.pullConfiguration()
    } else {
      server.applySettings(parameters.settings["signalbox"] ?? .null)
    }
  })
