/// Between JSON and the types of the protocol: what is missing or of the wrong type is an error with a path.

package import JSON

/// The types of the protocol, apart from those of the core that have the same names.
package enum LSP {}

package struct InvalidParameters: Error, Equatable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

package protocol JSONReadable {
  init(_ json: JSONValue) throws(InvalidParameters)
}

package protocol JSONWritable {
  var json: JSONValue { get }
}

extension JSONValue {
  /// A member that must be there.
  package func required<Value: JSONReadable>(_ key: String) throws(InvalidParameters) -> Value {
    guard let value: Value = try optional(key) else { throw InvalidParameters("'\(key)' is missing.") }
    return value
  }

  /// A member that may be absent or null, but not of another type.
  package func optional<Value: JSONReadable>(_ key: String) throws(InvalidParameters) -> Value? {
    guard let object = objectValue else { throw InvalidParameters("'\(key)' is looked for in what is no object.") }
    guard let member = object[key], !member.isNull else { return nil }
    do {
      return try Value(member)
    } catch {
      throw InvalidParameters("In '\(key)': \(error.message)")
    }
  }

  /// The largest integer of the protocol.
  package static let maximumUnsigned = Int(Int32.max)

  /// An integer as the protocol allows it, 0 to 2³¹−1.
  package static func unsigned(_ value: Int) -> JSONValue { .integer(min(max(0, value), maximumUnsigned)) }
}

extension JSONValue: JSONReadable, JSONWritable {
  package init(_ json: JSONValue) { self = json }
  package var json: JSONValue { self }
}

extension String: JSONReadable, JSONWritable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    guard let value = json.stringValue else { throw InvalidParameters("A string is expected.") }
    self = value
  }

  package var json: JSONValue { .string(self) }
}

extension Int: JSONReadable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    guard let value = json.integerValue else { throw InvalidParameters("An integer is expected.") }
    self = value
  }
}

extension Bool: JSONReadable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    guard let value = json.boolValue else { throw InvalidParameters("A boolean is expected.") }
    self = value
  }
}

extension Array: JSONReadable where Element: JSONReadable {
  package init(_ json: JSONValue) throws(InvalidParameters) {
    guard let elements = json.arrayValue else { throw InvalidParameters("An array is expected.") }
    self = []
    reserveCapacity(elements.count)
    for element in elements { append(try Element(element)) }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  package var json: JSONValue { .array(map(\.json)) }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  package var json: JSONValue { self?.json ?? .null }
}
