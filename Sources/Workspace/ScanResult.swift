/// What a scan finds: plain values.

package import IDE
package import RouteGraph
package import SourceText

/// Tells whether a file is still the one that was read.
package struct FileStamp: Hashable, Sendable {
  package var size: Int
  /// Nanoseconds since 1970.
  package var modified: Int64
  package var inode: UInt64

  package init(size: Int, modified: Int64, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }
}

package struct ScannedFile: Hashable, Sendable {
  package var id: FileID
  package var stamp: FileStamp

  package init(id: FileID, stamp: FileStamp) {
    self.id = id
    self.stamp = stamp
  }
}

/// Something that was left out or repaired, and why. The run goes on.
package struct ScanProblem: Hashable, Sendable {
  /// Relative to the root; empty for the root itself.
  package var path: String
  package var message: String
  package var effect: Effect

  package init(path: String, message: String, effect: Effect = .leftOut) {
    self.path = path
    self.message = message
    self.effect = effect
  }

  package enum Effect: Int, Sendable {
    case leftOut
    /// It is analysed all the same.
    case repaired
    /// It may hold code that belongs to the root: what nobody else uses may be used there.
    case unread
  }

  package static func inOrder(_ a: ScanProblem, _ b: ScanProblem) -> Bool {
    (FileID(a.path), a.message) < (FileID(b.path), b.message)
  }
}

package struct ScanResult: Sendable {
  /// Sorted by path.
  package var files: [ScannedFile]
  /// Sorted by path.
  package var problems: [ScanProblem]
  /// Those of the files nearest to the root first.
  package var pins: [PackagePin]
  package var targets: TargetMembership

  package init(
    files: [ScannedFile] = [], problems: [ScanProblem] = [], pins: [PackagePin] = [],
    targets: TargetMembership = TargetMembership()
  ) {
    self.files = files
    self.problems = problems
    self.pins = pins
    self.targets = targets
  }
}
