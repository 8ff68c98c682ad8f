/// What the walk over one file finds out about route enums.

import Facts
import RouteGraph
import Semantics
import SourceText

struct EnumPathFileResult: Sendable {
  var transitions: [EnumPathTransition] = []
  var uses: [EnumPathUse] = []
  /// Implicit members whose type is not known: any enum with such a case may be meant.
  var possibleNames = Set<String>()
  var dynamicEnums = Set<NominalID>()
  var branches: [EnumPathBranch] = []
  /// Values of known type on paths without one.
  var pushes: [EnumPathPush] = []
  /// Paths that a stack or code elsewhere takes: by owner where it is known, and name.
  var boundPaths = Set<EnumPathBound>()
  var unguardedPops: [EnumPathPop] = []
  /// Methods that are called from another type.
  var calledMethods = Set<EnumPathSlot>()
  var findings: [SUCFinding] = []
  var occurrences: [Occurrence] = []
  /// Types whose body starts with a navigation container.
  var containers = Set<NominalID>()
  /// A list with a selection takes the values of links itself.
  var hasSelectionList = false
}

struct EnumPathTransition: Sendable {
  enum Kind: String, Sendable { case push, set, present }

  var kind: Kind
  /// The operation as written.
  var call: String
  var receiver: String?
  var reading: EnumReading
  var file: FileID
  var owner: NominalID?
  var isPartOfApp: Bool
}

struct EnumPathUse: Sendable {
  var owner: NominalID
  var name: String
  var range: TextRange
  var file: FileID
  var isPattern: Bool
  var isPartOfApp: Bool
}

/// A branch of a `switch` over a route that gives back a view.
struct EnumPathBranch: Sendable {
  var owner: NominalID
  /// Empty for `default`.
  var cases: [String]
  var shown: [(name: String, type: NominalID?, range: TextRange)]
  var isBlank: Bool
  var label: TextRange
  var file: FileID
}

struct EnumPathPush: Sendable {
  var type: NominalID
  var range: TextRange
  var file: FileID
  var isLink: Bool
  var isPartOfApp: Bool
}

struct EnumPathBound: Hashable, Sendable {
  var owner: NominalID?
  var name: String
}

struct EnumPathPop: Sendable {
  var owner: NominalID
  var path: String
  var function: String
  var range: TextRange
  var file: FileID
}
