/// Reads JSON with libjansson. The only file that owns what the library's parser returns.

import CJansson

/// Why a text is not JSON, as far as the library knows.
package struct JSONSyntaxError: Error, Equatable {
  package var message: String
  /// In bytes from the start.
  package var offset: Int
}

/// Sets the seed of libjansson's hash tables, which is otherwise done by the first object and is not thread-safe.
///
/// To be called once, before a second thread starts.
package func prepareJSON() { json_object_seed(0) }

/// Exactly one value, scalars included. `rejectingDuplicateKeys`: else the last of two equal keys wins.
package func parseJSON(
  _ bytes: [UInt8], rejectingDuplicateKeys: Bool = false
) throws(JSONSyntaxError) -> JSONValue {
  guard !bytes.isEmpty else { throw JSONSyntaxError(message: "empty text", offset: 0) }
  let bytes = try guardedBytes(bytes)
  var flags = JSON_ALLOW_NUL | JSON_DECODE_ANY
  if rejectingDuplicateKeys { flags |= JSON_REJECT_DUPLICATES }
  var error = json_error_t()
  let root = bytes.withUnsafeBytes { buffer in
    json_loadb(buffer.baseAddress, buffer.count, Int(flags), &error)
  }
  guard let root else { throw JSONSyntaxError(error) }
  defer { json_decref(root) }
  return JSONValue(copying: root)
}

extension JSONSyntaxError {
  fileprivate init(_ error: json_error_t) {
    message = withUnsafeBytes(of: error.text) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
    offset = Int(error.position)
  }
}

extension JSONValue {
  /// Recursive: the guard has bounded the depth.
  fileprivate init(copying json: UnsafeMutablePointer<json_t>) {
    switch signalbox_json_type(json) {
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    case JSON_INTEGER: self = .integer(Int(json_integer_value(json)))
    case JSON_REAL: self = .real(json_real_value(json))
    case JSON_STRING: self = .string(copiedString(json_string_value(json), json_string_length(json)))
    case JSON_ARRAY:
      let count = json_array_size(json)
      var elements: [JSONValue] = []
      elements.reserveCapacity(count)
      for index in 0..<count {
        if let element = json_array_get(json, index) { elements.append(JSONValue(copying: element)) }
      }
      self = .array(elements)
    case JSON_OBJECT: self = .object(JSONObject(copying: json))
    default: self = .null
    }
  }
}

extension JSONObject {
  fileprivate init(copying json: UnsafeMutablePointer<json_t>) {
    var members: [Member] = []
    members.reserveCapacity(json_object_size(json))
    var iterator = json_object_iter(json)
    while let member = iterator {
      if let value = json_object_iter_value(member) {
        let key = copiedString(json_object_iter_key(member), json_object_iter_key_len(member))
        members.append(Member(key: key, value: JSONValue(copying: value)))
      }
      iterator = json_object_iter_next(json, member)
    }
    self.init(uniqueMembers: members)
  }
}

/// Never as a C string: a string may hold NUL.
private func copiedString(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
  guard let start else { return "" }
  return String(decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
}
