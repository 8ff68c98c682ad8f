/// The files that an Xcode build phase hands to its script.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct ScriptInputError: Error, Equatable {
  package var message: String
}

/// `SCRIPT_INPUT_FILE_0…` and the content of the lists `SCRIPT_INPUT_FILE_LIST_0…`, absolute. One of the two counts is
/// there in every build phase.
package func scriptInputFiles(
  environment value: (String) -> String? = { getenv($0).map { String(cString: $0) } }
) throws(ScriptInputError) -> [String] {
  let (single, list) = ("SCRIPT_INPUT_FILE", "SCRIPT_INPUT_FILE_LIST")
  if value(single + "_COUNT") == nil, value(list + "_COUNT") == nil {
    throw ScriptInputError(message: "neither SCRIPT_INPUT_FILE_COUNT nor SCRIPT_INPUT_FILE_LIST_COUNT is set")
  }
  let files = try paths(single, value)
  var listed: [String] = []
  for list in try paths(list, value) {
    do throws(FileReadError) {
      let text = String(decoding: try readFile(list, limit: 64 << 20).bytes, as: UTF8.self)
      listed += text.split(whereSeparator: \.isNewline).map(String.init)
    } catch {
      throw ScriptInputError(message: "\(list): \(error.message)")
    }
  }
  return (files + listed).map { normalizedPath($0) }
}

private func paths(_ name: String, _ value: (String) -> String?) throws(ScriptInputError) -> [String] {
  guard let count = value(name + "_COUNT") else { return [] }
  guard let number = Int(count), (0...100_000).contains(number) else {
    throw ScriptInputError(message: "\(name)_COUNT is no number from 0: '\(count)'")
  }
  var paths: [String] = []
  for index in 0..<number {
    guard let path = value("\(name)_\(index)") else {
      throw ScriptInputError(message: "\(name)_\(index) is not set, but \(name)_COUNT is \(number)")
    }
    if !path.isEmpty { paths.append(path) }
  }
  return paths
}
