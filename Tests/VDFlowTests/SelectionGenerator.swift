/// Makes random trees of flows, and functions that select in them.

import TestSupport

struct SelectionGenerator {
  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  struct Workspace {
    var tree: FlowTree
    var functions: [GeneratedFunction]
    var text: String

    func line(_ number: Int) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
    }

    func function(at number: Int) -> String {
      guard let function = functions.last(where: { $0.line <= number }) else { return "" }
      return (0...function.statements.count + 1).map { line(function.line + $0) }.joined(separator: "\n")
    }
  }

  mutating func makeWorkspace(functions count: Int) -> Workspace {
    let tree = makeTree()
    var lines = ["import VDFlow", "", "struct Items { var id = 0 }"]
    for (index, steps) in tree.flows.enumerated() { lines += declaration(index, steps) }
    var functions: [GeneratedFunction] = []
    for index in 0..<count {
      let function = GeneratedFunction(line: lines.count + 1, statements: makeStatements(tree))
      lines.append("func go\(index)(_ r: inout Flow0) {")
      lines += function.statements.map { "  " + $0.text(in: tree) }
      lines.append("}")
      functions.append(function)
    }
    return Workspace(tree: tree, functions: functions, text: lines.joined(separator: "\n") + "\n")
  }

  // MARK: Trees

  private mutating func makeTree() -> FlowTree {
    var tree = FlowTree()
    tree.flows.append([])
    fill(0, depth: 0, &tree)
    return tree
  }

  private mutating func fill(_ flow: Int, depth: Int, _ tree: inout FlowTree) {
    var steps = [FlowTree.Step(name: "rest", kind: .empty)]
    for index in 0..<Int.random(in: 2...4, using: &random) {
      let name = "f\(flow)s\(index)"
      let choice = Int.random(in: 0..<10, using: &random)
      if depth < 3, choice < 4 || index == 0 {
        tree.flows.append([])
        let below = tree.flows.count - 1
        steps.append(FlowTree.Step(name: name, kind: choice == 3 ? .holder(below) : .flow(below)))
        fill(below, depth: depth + 1, &tree)
      } else {
        steps.append(FlowTree.Step(name: name, kind: choice < 7 ? .value : .empty))
      }
    }
    if random.chance(60) { steps.append(FlowTree.Step(name: "none", kind: .empty)) }
    tree.flows[flow] = steps
  }

  private func declaration(_ index: Int, _ steps: [FlowTree.Step]) -> [String] {
    var lines: [String] = []
    var members: [String] = []
    for step in steps {
      switch step.kind {
      case .empty: members.append("var \(step.name)")
      case .value: members.append("var \(step.name): Items = Items()")
      case .flow(let below): members.append("var \(step.name): Flow\(below) = .rest")
      case .holder(let below):
        members.append("var \(step.name) = Holder\(below)()")
        lines.append("struct Holder\(below) { var inner: Flow\(below) = .rest }")
      }
    }
    return lines + ["@Steps struct Flow\(index) { \(members.joined(separator: "; ")) }"]
  }

  // MARK: Statements

  private mutating func makeStatements(_ tree: FlowTree) -> [FlowStatement] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in makeStatement(tree) }
  }

  private mutating func makeStatement(_ tree: FlowTree) -> FlowStatement {
    var path: [String] = []
    var flow = 0
    while random.chance(65), let step = random.pick(tree.flows[flow].filter { $0.kind != .empty && $0.kind != .value })
    {
      path.append(step.name)
      switch step.kind {
      case .flow(let below), .holder(let below): flow = below
      case .empty, .value: break
      }
    }
    return FlowStatement(path: path, flow: flow, action: makeAction(flow, isRoot: path.isEmpty, tree))
  }

  private mutating func makeAction(_ flow: Int, isRoot: Bool, _ tree: FlowTree) -> FlowStatement.Action {
    let steps = tree.flows[flow].filter { $0.name != "rest" && $0.name != "none" }
    guard let step = random.pick(steps) else { return .assignSelection("rest") }
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<2: return .assignSelection(step.name)
    case 2..<4: return tree.hasNone(flow) ? .deselect : .assignSelection(step.name)
    case 4..<8:
      switch step.kind {
      case .value: return .assignItems(step.name)
      case .flow(let below): return .assignFlow(step.name, makeFactory(below, tree))
      case .empty, .holder: return .select(step.name, with: nil)
      }
    case 8 where isRoot: return .assignWhole(makeFactory(flow, tree))
    default:
      if case .flow(let below) = step.kind, random.chance(50) {
        return .select(step.name, with: makeFactory(below, tree))
      }
      return .select(step.name, with: nil)
    }
  }

  private mutating func makeFactory(_ flow: Int, _ tree: FlowTree) -> FactoryText {
    guard let step = random.pick(tree.flows[flow].filter { $0.name != "rest" && $0.name != "none" }) else {
      return .plain("rest")
    }
    switch step.kind {
    case .empty: return .plain(step.name)
    case .value: return .items(step.name)
    case .flow(let below): return .nested(step.name, makeFactory(below, tree))
    case .holder(let below): return .held(step.name, below)
    }
  }
}
