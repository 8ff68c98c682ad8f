/// The `workspace/` notifications, and the registration of those that are registered at run time.

package import JSON

extension LSP {
  package struct DidChangeWorkspaceFoldersParameters: JSONReadable, Sendable {
    package var added: [WorkspaceFolder]
    package var removed: [WorkspaceFolder]

    package init(_ json: JSONValue) throws(InvalidParameters) {
      let event: JSONValue = try json.required("event")
      added = try event.required("added")
      removed = try event.required("removed")
    }
  }

  package struct DidChangeConfigurationParameters: JSONReadable, Sendable {
    package var settings: JSONValue

    package init(_ json: JSONValue) throws(InvalidParameters) { settings = try json.optional("settings") ?? .null }
  }

  package struct Registration: JSONWritable, Sendable {
    package var id: String
    package var method: String
    package var options: JSONValue

    package init(id: String, method: String, options: JSONValue) {
      self.id = id
      self.method = method
      self.options = options
    }

    package var json: JSONValue {
      ["id": .string(id), "method": .string(method), "registerOptions": options]
    }
  }
}

extension ClientCapabilities {
  package var supportsWatcherRegistration: Bool {
    supports("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }

  package var supportsConfigurationRegistration: Bool {
    supports("workspace", "didChangeConfiguration", "dynamicRegistration")
  }

  package var supportsConfiguration: Bool { supports("workspace", "configuration") }
}
