/// A source file that may be written back.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What stands on disk, if it is still the text that was analysed, in the form that it will keep.
package struct EditableFile: Sendable {
  package enum Refusal: Error {
    case unreadable(String)
    /// Nothing can be written beside it, which is how it would be replaced.
    case unwritable(String)
    /// It changed since it was read.
    case changed
    /// Its bytes were repaired to be read: writing the repairs back would destroy something.
    case invalidText
  }

  private let path: String
  private let hasByteOrderMark: Bool
  private let text: [UInt8]

  package init(path: String, analysed text: [UInt8]) throws(Refusal) {
    let bytes: [UInt8]
    do throws(FileReadError) {
      bytes = try readFile(path, limit: Int(Int32.max)).bytes
    } catch {
      throw .unreadable(error.message)
    }
    guard let decoded = decode(bytes), decoded.bytes == text else { throw .changed }
    if decoded.firstRepair != nil { throw .invalidText }
    if access(parentDirectory(of: resolvedPath(path) ?? path), W_OK) != 0 { throw .unwritable(systemMessage(errno)) }
    self.path = path
    self.text = text
    hasByteOrderMark = bytes.count != text.count
  }

  /// A text that came from elsewhere and goes elsewhere.
  package init(standardInput text: [UInt8]) throws(Refusal) {
    if String(validating: text, as: UTF8.self) == nil { throw .invalidText }
    path = ""
    self.text = text
    hasByteOrderMark = false
  }

  /// The bytes of a text as they stand in this file.
  package func bytes(of text: [UInt8]) -> [UInt8] { hasByteOrderMark ? byteOrderMark + text : text }

  /// Writes another text, unless the file has changed in the meantime.
  package func write(_ text: [UInt8]) throws(FileWriteError) -> Bool {
    guard let current = try? readFile(path, limit: Int(Int32.max)).bytes, current == bytes(of: self.text) else {
      return false
    }
    try writeFile(bytes(of: text), atomicallyTo: path)
    return true
  }
}
