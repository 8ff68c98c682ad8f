/// Writes JSON with libjansson. The only file that owns what the library's constructors return.

import CJansson

package enum JSONLayout: Sendable {
  case compact
  /// Two spaces a level, for people and for files under version control.
  case indented
}

package enum JSONWriteError: Error, Equatable {
  /// Deeper than what `parseJSON` accepts.
  case tooDeep
  /// The library has no memory left.
  case outOfMemory
}

/// The value as UTF-8. Members keep their order; a real that JSON cannot express (NaN, infinity) becomes null.
package func writeJSON(_ value: JSONValue, layout: JSONLayout = .compact) throws(JSONWriteError) -> [UInt8] {
  let root = try libraryValue(value, depth: 0)
  defer { json_decref(root) }
  var flags = Int(JSON_ENCODE_ANY) | Int(signalbox_json_real_precision(15))
  switch layout {
  case .compact: flags |= Int(JSON_COMPACT)
  case .indented: flags |= Int(signalbox_json_indent(2))
  }
  // Nearly every message fits the first buffer; a longer one is written a second time, now that its size is known.
  var capacity = 1 << 16
  for _ in 0..<2 {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      size = buffer.withMemoryRebound(to: CChar.self) { json_dumpb(root, $0.baseAddress, $0.count, flags) }
      count = min(size, buffer.count)
    }
    if size == 0 { break }
    if size <= capacity { return bytes }
    capacity = size
  }
  throw .outOfMemory
}

/// A new reference, which the caller releases or hands on.
private func libraryValue(_ value: JSONValue, depth: Int) throws(JSONWriteError) -> UnsafeMutablePointer<json_t> {
  if depth > maximumJSONDepth { throw .tooDeep }
  let json: UnsafeMutablePointer<json_t>?
  switch value {
  case .null: json = json_null()
  case .bool(let value): json = value ? json_true() : json_false()
  case .integer(let value): json = json_integer(json_int_t(value))
  case .real(let value): json = value.isFinite ? json_real(value) : json_null()
  case .string(let value): json = withBytes(of: value) { json_stringn_nocheck($0, $1) }
  case .array(let elements): return try libraryArray(elements, depth: depth)
  case .object(let object): return try libraryObject(object, depth: depth)
  }
  guard let json else { throw .outOfMemory }
  return json
}

private func libraryArray(_ elements: [JSONValue], depth: Int) throws(JSONWriteError) -> UnsafeMutablePointer<json_t> {
  guard let array = json_array() else { throw .outOfMemory }
  do throws(JSONWriteError) {
    for element in elements {
      // `_new` takes over the reference, also when it fails.
      let status = json_array_append_new(array, try libraryValue(element, depth: depth + 1))
      if status != 0 { throw .outOfMemory }
    }
  } catch {
    json_decref(array)
    throw error
  }
  return array
}

private func libraryObject(_ object: JSONObject, depth: Int) throws(JSONWriteError) -> UnsafeMutablePointer<json_t> {
  guard let json = json_object() else { throw .outOfMemory }
  do throws(JSONWriteError) {
    for member in object.members {
      let value = try libraryValue(member.value, depth: depth + 1)
      let status = withBytes(of: member.key) { json_object_setn_new_nocheck(json, $0, $1, value) }
      if status != 0 { throw .outOfMemory }
    }
  } catch {
    json_decref(json)
    throw error
  }
  return json
}

/// A Swift string is valid UTF-8 by construction, hence the `nocheck` variants.
private func withBytes<Result>(of string: String, _ body: (UnsafePointer<CChar>?, Int) -> Result) -> Result {
  var string = string
  return string.withUTF8 { bytes in
    bytes.withMemoryRebound(to: CChar.self) { body($0.baseAddress, $0.count) }
  }
}
