/// The requests of our own, `signalbox/…`.

package import JSON

extension LSP {
  package struct RouteGraphParameters: JSONReadable, Sendable {
    package var format: String
    /// Only what can be reached from this node.
    package var root: String?
    /// In that many transitions.
    package var depth: Int?
    package var folder: String?

    package init(_ json: JSONValue) throws(InvalidParameters) {
      format = try json.optional("format") ?? "json"
      root = try json.optional("root")
      depth = try json.optional("depth")
      if let depth, depth < 0 { throw InvalidParameters("The depth is negative.") }
      folder = try json.optional("folder")
    }
  }

  /// Of a request that has none; members that we do not know are not ours to refuse.
  package struct NoParameters: JSONReadable, Sendable {
    package init(_ json: JSONValue) throws(InvalidParameters) {
      guard json.objectValue != nil else { throw InvalidParameters("An object is expected.") }
    }
  }

  package struct PathParameters: JSONReadable, Sendable {
    package var from: String
    package var to: String

    package init(_ json: JSONValue) throws(InvalidParameters) {
      from = try json.required("from")
      to = try json.required("to")
    }
  }
}
