/// Where coordinators and screens are constructed.

import RouteGraph
import Semantics
import SourceText

struct SUCConstructions: Sendable {
  /// In file order.
  let all: [SUCConstruction]
  // By what is asked for, as places among all of them.
  private let inFile: [FileID: [Int]]
  private let byOwner: [NominalID?: [Int]]
  private let byType: [NominalID: [Int]]

  init(_ all: [SUCConstruction]) {
    self.all = all
    inFile = Dictionary(grouping: all.indices) { all[$0].file }
    byOwner = Dictionary(grouping: all.indices) { all[$0].place.owner }
    byType = Dictionary(grouping: all.indices) { all[$0].type }
  }

  func of(_ type: NominalID) -> [SUCConstruction] { (byType[type] ?? []).map { all[$0] } }

  func callee(at range: TextRange, in file: FileID) -> SUCConstruction? {
    inFile[file]?.first { all[$0].callee == range }.map { all[$0] }
  }

  /// Those inside a branch, those of the own functions that it calls included.
  func inside(_ branch: SUCBranch) -> [SUCConstruction] {
    if branch.isUncertain { return [] }
    let own = (inFile[branch.file] ?? []).filter { branch.range.contains(all[$0].range) }
    let helpers = (byOwner[branch.coordinator] ?? []).filter {
      branch.helpers.contains(all[$0].place.member) && all[$0].place.member != "view"
    }
    return Set(own + helpers).sorted().map { all[$0] }
  }
}
