/// A JSON value, detached from the library that read it.

package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)
}

/// The members of an object in the order in which they were read or set. Keys are unique.
package struct JSONObject: Sendable {
  package struct Member: Sendable {
    package var key: String
    package var value: JSONValue

    package init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  package private(set) var members: [Member]

  package init() { members = [] }

  /// The caller guarantees that the keys differ.
  package init(uniqueMembers members: [Member]) { self.members = members }

  /// Linear: the objects of the protocol have a dozen members, where hashing would cost more.
  package subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: Equatable {
  /// Order is for people; it carries no meaning.
  package static func == (a: JSONObject, b: JSONObject) -> Bool {
    a.members.count == b.members.count && a.members.allSatisfy { b[$0.key] == $0.value }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  /// The keys of a literal differ.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(uniqueMembers: elements.map { Member(key: $0.0, value: $0.1) })
  }

  /// The same, but members without a value are left out.
  package init(_ elements: KeyValuePairs<String, JSONValue?>) {
    self.init(uniqueMembers: elements.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }
}

// MARK: - Reading

extension JSONValue {
  package var isNull: Bool { self == .null }

  package var boolValue: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  /// A real without a fraction counts as an integer: JSON knows only numbers.
  package var integerValue: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value)
    default: nil
    }
  }

  package var stringValue: String? {
    if case .string(let value) = self { value } else { nil }
  }

  package var arrayValue: [JSONValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  package var objectValue: JSONObject? {
    if case .object(let value) = self { value } else { nil }
  }

  /// The member of an object; nil for every other value.
  package subscript(key: String) -> JSONValue? { objectValue?[key] }
}

// MARK: - Literals. None for null: in an optional, `nil` has to go on meaning that there is no value.

extension JSONValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  package init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  package init(floatLiteral value: Double) { self = .real(value) }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(JSONObject(uniqueMembers: elements.map { JSONObject.Member(key: $0.0, value: $0.1) }))
  }
}
