/// Code of a view that runs only while a branch of its content is shown, or what another destination of the same routes
/// stands on.

import Facts
import RouteGraph
import Semantics
import SourceText

struct BranchCode {
  private let mount: EnumPathMount
  private let ranges: [TextRange]
  private let evidence: EnumPathEvidence

  init(_ mount: EnumPathMount, _ branch: EnumPathMountBranch, _ evidence: EnumPathEvidence) {
    self.mount = mount
    self.evidence = evidence
    let others = evidence.model.mounts.filter {
      $0.file == mount.file && $0.type == mount.type && !$0.isOutside && $0.branch?.statement != branch.statement
    }
    ranges = [branch.range] + others.map(\.range)
  }

  /// In this code itself, or in a member of the view that is named there alone.
  func contains(_ place: Location) -> Bool { contains(place, depth: 0) }

  private func contains(_ place: Location, depth: Int) -> Bool {
    if place.file == mount.file, ranges.contains(where: { $0.contains(place.range) }) { return true }
    guard depth < 4, let owner = mount.owner, isCode(place, of: owner), let facts = evidence.project.files[place.file],
      let member = PlaceInMember(place.range, in: facts.declarations), member.name != "body"
    else { return false }
    let uses = member.uses(in: owner, from: place.file, evidence.resolver)
    return !uses.isEmpty && uses.allSatisfy { contains($0, depth: depth + 1) }
  }

  private func isCode(_ place: Location, of owner: NominalID) -> Bool {
    let info = evidence.resolver.info(owner)
    return (info.entries + info.extensions).contains {
      $0.file == place.file && $0.node.range.contains(place.range)
    }
  }
}
