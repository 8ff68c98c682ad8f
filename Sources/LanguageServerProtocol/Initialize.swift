/// `initialize`: who asks, what for, and what both sides can do.

package import JSON

extension LSP {
  package struct InitializeParameters: JSONReadable, Sendable {
    package var processID: Int?
    package var capabilities: ClientCapabilities
    /// Folders of the workspace; empty if single files are edited.
    package var folders: [WorkspaceFolder]
    package var options: JSONValue?
    package var trace: TraceLevel

    package init(_ json: JSONValue) throws(InvalidParameters) {
      processID = try json.optional("processId")
      let capabilities: JSONValue? = try json.optional("capabilities")
      self.capabilities = ClientCapabilities(capabilities)
      options = try json.optional("initializationOptions")
      trace = (try json.optional("trace") as String?).flatMap(TraceLevel.init(rawValue:)) ?? .off
      // An array is authoritative, also an empty one.
      if let folders: [WorkspaceFolder] = try json.optional("workspaceFolders") {
        self.folders = folders
      } else if let uri: String = try json.optional("rootUri") {
        folders = [WorkspaceFolder(uri: uri)]
      } else if let path: String = try json.optional("rootPath") {
        folders = [WorkspaceFolder(path: path)]
      } else {
        folders = []
      }
    }
  }

  package struct WorkspaceFolder: JSONReadable, Hashable, Sendable {
    /// A URI; a path if that is all the client knows.
    package var uri: String

    package init(uri: String) { self.uri = uri }

    package init(path: String) { uri = path }

    package init(_ json: JSONValue) throws(InvalidParameters) { uri = try json.required("uri") }
  }

  package struct InitializeResult: JSONWritable, Sendable {
    package var capabilities: JSONObject
    package var serverName: String
    package var serverVersion: String

    package init(capabilities: JSONObject, serverName: String, serverVersion: String) {
      self.capabilities = capabilities
      self.serverName = serverName
      self.serverVersion = serverVersion
    }

    package var json: JSONValue {
      [
        "capabilities": .object(capabilities),
        "serverInfo": ["name": .string(serverName), "version": .string(serverVersion)],
      ]
    }
  }

  package enum TraceLevel: String, Sendable {
    case off, messages, verbose
  }

  package enum PositionEncoding: String, Sendable {
    case utf8 = "utf-8"
    case utf16 = "utf-16"
    case utf32 = "utf-32"
  }
}

extension ClientCapabilities {
  /// The cheapest for us of what is offered: UTF-8, then UTF-16, which also holds where nothing is offered.
  package var positionEncoding: LSP.PositionEncoding {
    let offered = strings("general", "positionEncodings") ?? []
    let preferred: [LSP.PositionEncoding] = [.utf8, .utf16, .utf32]
    return preferred.first { offered.contains($0.rawValue) } ?? .utf16
  }
}
