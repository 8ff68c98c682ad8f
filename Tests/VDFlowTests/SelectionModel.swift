/// The documented selection semantics, executable: stamps decide what is selected, the newest wins, and a flow's newest
/// stamp is its step's too.

/// A tree of flows, each type used once.
struct FlowTree {
  enum Kind: Equatable {
    /// Without a value.
    case empty
    /// `Items`
    case value
    /// A flow, by its index.
    case flow(Int)
    /// A plain struct that holds a flow in `inner`.
    case holder(Int)
  }

  struct Step {
    var name: String
    var kind: Kind
  }

  /// `rest` is each flow's first step, and nothing selects it; `none` is the last where a flow has it.
  var flows: [[Step]] = []

  func step(_ name: String, of flow: Int) -> Step? { flows[flow].first { $0.name == name } }
  func hasNone(_ flow: Int) -> Bool { flows[flow].contains { $0.name == "none" } }
}

/// A value of a flow.
struct FlowValue {
  var flow: Int
  var initial: String
  var stamps: [String: Int] = [:]
  /// Of steps whose value is a flow or holds one.
  var children: [String: FlowValue] = [:]

  init(_ flow: Int, _ initial: String, in tree: FlowTree) {
    self.flow = flow
    self.initial = initial
    for step in tree.flows[flow] {
      switch step.kind {
      case .flow(let below), .holder(let below): children[step.name] = FlowValue(below, "rest", in: tree)
      case .empty, .value: break
      }
    }
  }

  /// The newest stamp of a step: its own, or that of the flow that is its value.
  ///
  /// `isBlocking` is how versions 4.20 to 4.29 count: a flow that was touched once speaks for its step.
  private func stamp(_ step: FlowTree.Step, in tree: FlowTree, isBlocking: Bool) -> Int? {
    var stamps = [self.stamps[step.name]]
    if case .flow = step.kind, let inner = children[step.name]?.newest(in: tree, isBlocking: isBlocking) {
      if isBlocking { return inner }
      stamps.append(inner)
    }
    return stamps.compactMap { $0 }.max()
  }

  func newest(in tree: FlowTree, isBlocking: Bool = false) -> Int? {
    tree.flows[flow].compactMap { stamp($0, in: tree, isBlocking: isBlocking) }.max()
  }

  func selected(in tree: FlowTree, isBlocking: Bool = false) -> String {
    let stamped = tree.flows[flow].compactMap { step in
      stamp(step, in: tree, isBlocking: isBlocking).map { (step.name, $0) }
    }
    return stamped.max { $0.1 < $1.1 }?.0 ?? initial
  }

  /// The value at a path of steps.
  func at(_ path: ArraySlice<String>) -> FlowValue? {
    guard let first = path.first else { return self }
    return children[first]?.at(path.dropFirst())
  }

  mutating func change(at path: ArraySlice<String>, _ body: (inout FlowValue) -> Void) {
    guard let first = path.first else { return body(&self) }
    children[first]?.change(at: path.dropFirst(), body)
  }
}

/// `.theme(.dark)`: the step, and the value inside.
indirect enum FactoryText {
  case plain(String)
  case items(String)
  case nested(String, FactoryText)
  /// A plain struct that holds a flow, by the flow's index.
  case held(String, Int)

  var step: String {
    switch self {
    case .plain(let step), .items(let step), .nested(let step, _), .held(let step, _): step
    }
  }

  var text: String {
    switch self {
    case .plain(let step): "." + step
    case .items(let step): ".\(step)(Items(id: 1))"
    case .nested(let step, let value): ".\(step)(\(value.text))"
    case .held(let step, let flow): ".\(step)(Holder\(flow)())"
    }
  }

  func make(_ flow: Int, in tree: FlowTree) -> FlowValue {
    var value = FlowValue(flow, step, in: tree)
    if case .nested(_, let inner) = self, case .flow(let below)? = tree.step(step, of: flow)?.kind {
      value.children[step] = inner.make(below, in: tree)
    }
    return value
  }
}

/// One statement about a variable `r` of the first flow.
struct FlowStatement {
  enum Action {
    case select(String, with: FactoryText?)
    case assignSelection(String)
    case deselect
    case assignItems(String)
    case assignFlow(String, FactoryText)
    case assignWhole(FactoryText)
  }

  /// Steps from the root to the flow that the action is about.
  var path: [String]
  var flow: Int
  var action: Action

  func text(in tree: FlowTree) -> String {
    var base = "r"
    var current = 0
    for name in path {
      base += "." + name
      guard let step = tree.step(name, of: current) else { continue }
      if case .holder(let below) = step.kind {
        base += ".inner"
        current = below
      } else if case .flow(let below) = step.kind {
        current = below
      }
    }
    switch action {
    case .select(let step, let value):
      let argument = value.map { "with: " + $0.text } ?? ""
      return "\(base).$\(step).select(\(argument))"
    case .assignSelection(let step): return "\(base).selected = .\(step)"
    case .deselect: return "\(base).selected = nil"
    case .assignItems(let step): return "\(base).\(step) = Items(id: 2)"
    case .assignFlow(let step, let value): return "\(base).\(step) = \(value.text)"
    case .assignWhole(let value): return "\(base) = \(value.text)"
    }
  }

  func run(on root: inout FlowValue, at time: Int, in tree: FlowTree) {
    root.change(at: path[...]) { value in
      switch action {
      case .select(let step, let factory):
        if let factory, case .flow(let below)? = tree.step(step, of: flow)?.kind {
          value.children[step] = factory.make(below, in: tree)
        }
        value.stamps[step] = time
      case .assignSelection(let step): value.stamps[step] = time
      case .deselect: value.stamps["none"] = time
      case .assignItems: break
      case .assignFlow(let step, let factory):
        guard case .flow(let below)? = tree.step(step, of: flow)?.kind else { return }
        value.children[step] = factory.make(below, in: tree)
      case .assignWhole(let factory): value = factory.make(flow, in: tree)
      }
    }
  }
}
