/// Code of a view that runs only while a branch of its content is shown, or what another destination of the same routes
/// stands on.

import Facts
import Semantics
import SourceText

struct BranchCode {
  private let file: FileID
  private var ranges: [TextRange]

  init(_ mount: EnumPathMount, _ branch: EnumPathMountBranch, _ evidence: EnumPathEvidence) {
    file = mount.file
    let others = evidence.model.mounts.filter {
      $0.file == mount.file && $0.type == mount.type && !$0.isOutside && $0.branch?.statement != branch.statement
    }
    ranges = [branch.range] + others.map(\.range)
    if let owner = mount.owner { addMembers(of: owner, evidence.resolver) }
  }

  func contains(_ file: FileID, _ range: TextRange) -> Bool { file == self.file && contains(range) }

  private func contains(_ range: TextRange) -> Bool { ranges.contains { $0.contains(range) } }

  /// Properties and functions of the view that are named in this code alone.
  private mutating func addMembers(of owner: NominalID, _ resolver: Resolver) {
    let info = resolver.info(owner)
    let entries = info.entries + info.extensions
    guard entries.allSatisfy({ $0.file == file }) else { return }
    let members = entries.flatMap(\.node.members)
    var named: [String: [TextRange]] = [:]
    for member in members {
      ExpressionWalk.visit(
        .declaration(member),
        {
          switch $0 {
          case .name(let node): named[node.name, default: []].append(node.range)
          case .member(let node): if node.base != nil { named[node.name, default: []].append(node.range) }
          default: break
          }
        })
    }
    var pending = Dictionary(grouping: members.compactMap(BranchCode.named), by: \.name).filter { $1.count == 1 }
    var isDone = false
    while !isDone {
      let reached = pending.filter { name, _ in named[name]?.allSatisfy(contains) ?? false }
      for (name, found) in reached {
        pending[name] = nil
        ranges += found.map(\.range)
      }
      isDone = reached.isEmpty
    }
  }

  private static func named(_ member: Declaration) -> (name: String, range: TextRange)? {
    switch member {
    case .function(let node): (node.name, node.range)
    case .variable(let node): node.bindings.count == 1 ? node.bindings.first?.name.map { ($0.text, node.range) } : nil
    case .type, .enumCase, .alias: nil
    }
  }
}
