/// Makes uses of flows that may or may not compile: wrong names, `$` in wrong places, values of wrong types.

import TestSupport

struct WildCallGenerator {
  private var random: SplitMix64
  private let tree: FlowTree

  init(seed: UInt64, tree: FlowTree) {
    random = SplitMix64(seed: seed)
    self.tree = tree
  }

  /// One function on one line.
  mutating func makeFunction(_ index: Int) -> String {
    let inputs = "_ r: inout Flow0, _ k: Flow0, _ b: Binding<Flow0>, _ o: Flow0?, _ xs: [Flow0], _ flag: Bool"
    if random.chance(6) {
      let flow = anyFlow()
      return "func wild\(index)() -> Flow\(flow) { \(factory(flow, depth: 0)) }"
    }
    let statement = random.chance(40) ? makeContextualStatement() : makeStatement()
    return "func wild\(index)(\(inputs)) { \(statement) }"
  }

  private mutating func makeStatement() -> String {
    switch Int.random(in: 0..<17, using: &random) {
    case 0..<3:
      let place = makePath(root())
      return "\(place.text).\(dollar(90))\(name(place.flow)).select(\(selectArgument()))"
    case 3..<5:
      let place = makePath(root())
      return "\(place.text).selected = \(random.chance(20) ? "nil" : "." + name(place.flow))"
    case 5..<7:
      let place = makePath("r")
      return "\(place.text) = \(factory(place.flow, depth: 0))"
    case 7:
      let place = makePath("r")
      return "\(place.text).select(\\.\(dollar(80))\(name(place.flow)))"
    case 8:
      let place = makePath("k")
      let argument = random.chance(80) ? "\\.\(dollar(80))\(name(place.flow))" : ".\(name(place.flow))"
      return "_ = \(place.text).isSelected(\(argument))"
    case 9: return "_ = Flow\(anyFlow()).Steps.\(name(anyFlow()))"
    case 10:
      let flow = anyFlow()
      return "let x: Flow\(flow) = \(factory(flow, depth: 0)); print(x)"
    case 11:
      let place = makePath("k")
      // `== .none` compiles for every selection, `!= .none` does not.
      let name = name(place.flow)
      let step = name == "none" && !tree.hasNone(place.flow) ? "rest" : name
      return "if \(place.text).selected \(random.chance(50) ? "==" : "!=") .\(step) {}"
    case 12:
      let place = makePath("k")
      return "if case .\(name(place.flow)) = \(place.text).selected {}"
    case 13: return makeSwitch()
    case 14:
      let place = makePath("b")
      return "_ = \(place.text).isSelected(.\(name(place.flow)))"
    case 15:
      let place = makePath("k")
      return "_ = \(place.text).\(dollar(70))\(name(place.flow))"
    default:
      let place = makePath("b")
      return "_ = \(place.text).$\(name(place.flow))"
    }
  }

  /// Where the type comes from around, or the base is something else than a parameter.
  private mutating func makeContextualStatement() -> String {
    switch Int.random(in: 0..<13, using: &random) {
    case 0:
      let place = makePath("c")
      return "\(random.chance(50) ? "let" : "var") c = k; \(place.text).$\(name(place.flow)).select()"
    case 1:
      let flow = anyFlow()
      return "func take(_ f: Flow\(flow)) {}; take(\(factory(flow, depth: 0)))"
    case 2: return "_ = \(random.chance(40) ? "$" : "")k.selected == .\(tree.flows[0].first?.name ?? "rest")"
    case 3:
      let place = makePath("b")
      return "_ = \(place.text).isSelected(\\.\(dollar(85))\(name(place.flow)))"
    case 4:
      let place = makePath("b.wrappedValue")
      return "\(place.text).$\(name(place.flow)).select()"
    case 5:
      let place = makePath("b")
      return "\(place.text).wrappedValue.selected = .\(name(place.flow))"
    case 6:
      let place = makePath("o?")
      return "_ = \(place.text).selected == .\(tree.flows[place.flow].count > 1 ? firstName(place.flow) : "rest")"
    case 7:
      let place = makePath("xs[0]")
      return "_ = \(place.text).\(dollar(50))\(name(place.flow))"
    case 8: return "_ = \\Flow\(anyFlow()).$\(name(anyFlow()))"
    case 9:
      let flow = anyFlow()
      return "_ = Flow\(flow).step(for: \\.$\(name(flow)))"
    case 10:
      let flow = anyFlow()
      return "_ = Flow\(flow).keyPath(for: .\(name(flow)))"
    case 11:
      let place = makePath("r")
      return "\(place.text).selected = flag ? .\(name(place.flow)) : .\(name(place.flow))"
    default:
      let flow = anyFlow()
      return "let s: Flow\(flow).Steps = .\(name(flow)); print(s)"
    }
  }

  private func firstName(_ flow: Int) -> String { tree.flows[flow].dropFirst().first?.name ?? "rest" }

  private mutating func root() -> String { random.chance(90) ? "r" : "k" }

  private mutating func dollar(_ percent: Int) -> String { random.chance(percent) ? "$" : "" }

  private mutating func anyFlow() -> Int { Int.random(in: 0..<tree.flows.count, using: &random) }

  private mutating func selectArgument() -> String {
    random.chance(70) ? "" : "with: " + (random.pick(["Items()", "\"a\"", "1"]) ?? "1")
  }

  /// A name of the flow, of another, or of none.
  private mutating func name(_ flow: Int) -> String {
    let chance = Int.random(in: 0..<100, using: &random)
    let steps = chance < 65 ? tree.flows[flow] : tree.flows[anyFlow()]
    let name = random.pick(steps.map(\.name)) ?? "rest"
    return chance >= 92 ? name + "x" : name
  }

  private mutating func makePath(_ root: String) -> (text: String, flow: Int) {
    var text = root
    var flow = 0
    while random.chance(55), let step = random.pick(tree.flows[flow].filter { $0.kind != .empty && $0.kind != .value })
    {
      text += "." + (random.chance(8) ? "$" : "") + step.name
      switch step.kind {
      case .holder(let below):
        text += ".inner"
        flow = below
      case .flow(let below): flow = below
      case .empty, .value: break
      }
    }
    return (text, flow)
  }

  private mutating func factory(_ flow: Int, depth: Int) -> String {
    let name = name(flow)
    guard let step = tree.step(name, of: flow) else { return ".\(name)" + (random.chance(50) ? "" : "()") }
    if random.chance(15) { return ".\(name)" + (step.kind == .empty ? "()" : "") }
    switch step.kind {
    case .empty: return ".\(name)"
    case .value: return ".\(name)(\(random.pick(["Items()", "Items(id: 2)", "", "1", "\"a\"", ".init()"]) ?? ""))"
    case .flow(let below): return ".\(name)(\(depth < 3 && random.chance(80) ? factory(below, depth: depth + 1) : ""))"
    case .holder(let below): return ".\(name)(\(random.chance(80) ? "Holder\(below)()" : "Items()"))"
    }
  }

  private mutating func makeSwitch() -> String {
    let place = makePath("k")
    var cases = tree.flows[place.flow].map(\.name).filter { _ in random.chance(85) }
    if random.chance(20) { cases.append(name(place.flow)) }
    let items = Set(cases).sorted().map { "case \($0 == "none" ? "nil" : "." + $0): break" }
    let rest = random.chance(30) || items.isEmpty ? ["default: break"] : []
    return "switch \(place.text).selected { \((items + rest).joined(separator: "; ")) }"
  }
}
