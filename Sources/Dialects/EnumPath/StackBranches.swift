/// The branches of a stack's content, and which of them show nothing that pushes.

import Facts
import Semantics
import SourceText

struct StackBranches {
  /// A statement of which one branch runs.
  private struct Branching {
    var range: TextRange
    var branches: [TextRange]
    /// How many of the branches show nothing that pushes.
    var idle: Int
    /// An `else` is not written.
    var hasOpenEnd = false
    /// What several conditions leave over shows nothing, and often cannot be.
    var count: Int { branches.count + (hasOpenEnd && branches.count == 1 ? 1 : 0) }
  }

  private let resolver: Resolver
  private let file: FileID
  /// Outer ones first.
  private var branchings: [Branching] = []

  init(_ resolver: Resolver, _ file: FileID) {
    self.resolver = resolver
    self.file = file
  }

  mutating func note(_ statement: Statement, of owner: NominalID?) {
    switch statement {
    case .if(let node): note(node, owner)
    case .switch(let node):
      branchings.append(
        Branching(
          range: node.range, branches: node.cases.map(\.range), idle: idle(node.cases.map(\.statements), owner)))
    default: break
    }
  }

  private mutating func note(_ node: IfStatement, _ owner: NominalID?) {
    // What a system version decides is decided once.
    if node.chain.contains(where: \.isOfSystem) { return }
    let branches = node.bodies
    branchings.append(
      Branching(
        range: node.range, branches: branches.map(\.range), idle: idle(branches.map(\.statements), owner),
        hasOpenEnd: node.elseBody == nil))
  }

  private func idle(_ branches: [[Statement]], _ owner: NominalID?) -> Int {
    branches.count { IdleContent.holds($0, resolver, file, of: owner) }
  }

  /// The outermost statement between a stack's content and what stands there.
  func branch(
    around range: TextRange, in content: TextRange, mayBeIdle: Bool, path: EnumPathBoundMember?
  ) -> EnumPathMountBranch? {
    for branching in branchings where content.contains(branching.range) {
      guard let index = branching.branches.firstIndex(where: { $0.contains(range) }) else { continue }
      let count = branching.count - (mayBeIdle ? branching.idle : 0)
      return EnumPathMountBranch(
        statement: branching.range, range: branching.branches[index], index: index, count: count,
        idle: mayBeIdle ? 0 : branching.idle, path: path)
    }
    return nil
  }
}
