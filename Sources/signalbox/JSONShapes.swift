/// The parts that all JSON answers share. Members stand in the order of the documentation; a shape never changes within
/// one version.

import JSON
import IDE
import SourceText

let jsonVersion: JSONValue = 1

/// Turns offsets into what the answers show. Files that are unknown have only their start.
struct Places {
  var file: (FileID) -> SourceFile?

  init(_ snapshot: Snapshot) { file = { snapshot.file($0) } }
  init(file: @escaping (FileID) -> SourceFile?) { self.file = file }

  /// Line and column from 1, columns in bytes.
  func start(of location: Location) -> (line: Int, column: Int) { place(of: location.range.start, in: location.file) }

  func place(of offset: Int, in id: FileID) -> (line: Int, column: Int) {
    guard let position = file(id)?.lines.position(of: offset) else { return (1, 1) }
    return (position.line + 1, position.column + 1)
  }

  /// `App/Main.swift:3:9`
  func text(_ location: Location) -> String {
    let (line, column) = start(of: location)
    return "\(printable(location.file.path)):\(line):\(column)"
  }

  func json(_ location: Location) -> JSONValue {
    let position = { (offset: Int) -> JSONValue in
      let (line, column) = place(of: offset, in: location.file)
      return object(("line", .integer(line)), ("column", .integer(column)))
    }
    return object(("start", position(location.range.start)), ("end", position(location.range.end)))
  }

  /// `file` and `range`; both null where there is no place.
  func members(_ location: Location?) -> [(String, JSONValue)] {
    guard let location else { return [("file", .null), ("range", .null)] }
    return [("file", .string(location.file.path)), ("range", json(location))]
  }
}

/// The keys are distinct literals.
func object(_ members: (String, JSONValue)...) -> JSONValue { object(members) }

func object(_ members: [(String, JSONValue)]) -> JSONValue {
  var object = JSONObject()
  for (key, value) in members { object[key] = value }
  return .object(object)
}

func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

/// One JSON value with a line end.
func writeJSONOutput(_ value: JSONValue) throws { writeOutput(try jsonText(value)) }

func jsonText(_ value: JSONValue) throws -> String {
  do throws(JSONWriteError) {
    return String(decoding: try writeJSON(value), as: UTF8.self) + "\n"
  } catch {
    throw CommandFailure(
      "internal error: the answer cannot be written as JSON (\(error))", status: ExitStatus.internalError)
  }
}
