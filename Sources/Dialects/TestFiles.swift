/// Which files belong to tests: what they do says nothing about the app.

package import SourceText

extension FileID {
  /// Part of a test target, by its path: below a folder whose name ends in `Tests` or `Mocks`. Asked for every call.
  package var isTest: Bool {
    // Nearly always the bytes lie side by side.
    path.utf8.withContiguousStorageIfAvailable(FileID.isBelowTests) ?? FileID.isBelowTests(path.utf8)
  }

  private static func isBelowTests(_ path: some Sequence<UInt8>) -> Bool {
    var last5: UInt64 = 0
    for byte in path {
      if byte == UInt8(ascii: "/"), last5 == tests || last5 == mocks { return true }
      last5 = (last5 << 8 | UInt64(byte)) & 0xff_ffff_ffff
    }
    return false
  }

  private static let tests = FileID.packed("Tests")
  private static let mocks = FileID.packed("Mocks")

  private static func packed(_ text: StaticString) -> UInt64 {
    text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt64($1) } }
  }
}
