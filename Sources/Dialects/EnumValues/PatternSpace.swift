/// Values that the patterns of a `switch` leave over, however deep they take a value apart.

import Facts
import Semantics
import SourceText

struct PatternSpace {
  private enum Outcome {
    case covered
    /// A value for each column, as a pattern.
    case missing([String])
    case unknown
  }

  /// What a pattern says of the outermost part of a value.
  private enum Head {
    case anything
    case constructor(String, [(label: String?, pattern: Pattern)]?)
    /// Matches values that nobody counts: an expression, a static member.
    case uncounted
    case unknown
  }

  private struct Constructor {
    var name: String
    var labels: [String?] = []
    var types: [Type] = []
  }

  let reader: EnumReader

  /// A value that no pattern matches; nil where all are matched, or where it cannot be known.
  func missing(in node: SwitchStatement, of type: Type) -> String? {
    let rows = node.cases.flatMap(\.items).filter { $0.where == nil }.map { [$0.pattern] }
    var steps = 2_000
    guard case .missing(let values) = missing(rows, [type], depth: 0, &steps) else { return nil }
    return values.first
  }

  /// Column by column: what each form of the first column leaves over in its payloads and in the other columns.
  private func missing(_ rows: [[Pattern]], _ types: [Type], depth: Int, _ steps: inout Int) -> Outcome {
    guard let type = types.first else { return rows.isEmpty ? .missing([]) : .covered }
    steps -= 1
    guard steps > 0, depth < 64 else { return .unknown }
    let heads = rows.map { row in row.first.map { head(of: $0, type) } ?? .unknown }
    if heads.contains(where: { if case .unknown = $0 { true } else { false } }) { return .unknown }
    let isTakenApart = heads.contains { if case .constructor = $0 { true } else { false } }
    // Where nothing takes the column apart, one form stands for all.
    guard let constructors = isTakenApart ? constructors(of: type) : [nil] else { return .unknown }
    for constructor in constructors {
      var inner: [[Pattern]] = []
      for (row, head) in zip(rows, heads) {
        guard let taken = PatternSpace.payloads(of: head, constructor) else { return .unknown }
        if let payloads = taken.payloads { inner.append(payloads + row.dropFirst()) }
      }
      let count = constructor?.types.count ?? 0
      switch missing(inner, (constructor?.types ?? []) + types.dropFirst(), depth: depth + 1, &steps) {
      case .covered: continue
      case .unknown: return .unknown
      case .missing(let values):
        let own = constructor.map { PatternSpace.written($0, Array(values.prefix(count)), of: type) } ?? "_"
        return .missing([own] + values.dropFirst(count))
      }
    }
    return .covered
  }

  private func head(of pattern: Pattern, _ type: Type) -> Head {
    if SwitchCoverage.isIrrefutable(pattern) { return .anything }
    switch pattern {
    case .tuple(let elements):
      if elements.count == 1 { return head(of: elements[0].pattern, type) }
      if case .tuple(let types) = type, types.count == elements.count { return .constructor("", elements) }
      return .unknown
    case .optional(let inner):
      if case .optional = type { return .constructor("some", [(nil, inner)]) }
      return .unknown
    case .enumCase(_, let name, _, let arguments):
      if case .optional = type {
        return name == "none" || name == "some"
          ? .constructor(name, arguments) : .constructor("some", [(nil, pattern)])
      }
      let found = resolver.members(name, of: type)
      let isCase = found.contains { if case .enumCase = $0.member.declaration { true } else { false } }
      return isCase ? .constructor(name, arguments) : found.isEmpty ? .unknown : .uncounted
    // `true?`
    case .expression(.unary(let node)) where node.kind == .optionalChain:
      return head(of: .optional(.expression(node.operand)), type)
    case .expression(.literal(let literal)) where literal.kind == .boolean:
      if case .optional = type { return .constructor("some", [(nil, pattern)]) }
      return .constructor(literal.text, [])
    case .expression(.literal(let literal)) where literal.kind == .nil: return .constructor("none", [])
    case .expression: return .uncounted
    case .wildcard, .identifier, .cast: return .unknown
    }
  }

  private var resolver: Resolver { reader.resolver }

  /// All forms of a type's values, if all are in sight and of every target.
  private func constructors(of type: Type) -> [Constructor?]? {
    switch type {
    case .optional(let wrapped):
      return [Constructor(name: "none"), Constructor(name: "some", labels: [nil], types: [wrapped])]
    case .tuple(let elements):
      return [Constructor(name: "", labels: elements.map(\.label), types: elements.map(\.type))]
    case .external("Bool", _): return [Constructor(name: "true"), Constructor(name: "false")]
    case .nominal(let id, _):
      let cases = reader.domain.cases(of: id)
      guard reader.domain.isCertainlyEnum(id), reader.domain.isClosed(id),
        Set(cases.map(\.node.name)).count == cases.count,
        cases.allSatisfy(\.node.head.conditions.isEmpty)
      else { return nil }
      return cases.filter { !reader.hasNoValue($0.node.name, of: id) }.map { node, _ in
        Constructor(name: node.name, labels: node.parameters.map(\.label), types: reader.payloadTypes(of: node, in: id))
      }
    default: return nil
    }
  }

  /// What a pattern says of the payloads of one form, nil inside where it is another's; nil where that is not known.
  private static func payloads(of head: Head, _ constructor: Constructor?) -> (payloads: [Pattern]?, Void)? {
    let count = constructor?.types.count ?? 0
    switch head {
    case .anything: return (Array(repeating: .wildcard, count: count), ())
    case .uncounted: return (nil, ())
    case .unknown: return nil
    case .constructor(let name, let arguments):
      guard name == constructor?.name else { return (nil, ()) }
      guard let arguments, arguments.count != count else {
        return (arguments?.map(\.pattern) ?? Array(repeating: .wildcard, count: count), ())
      }
      // One name for all payloads.
      guard arguments.count == 1, SwitchCoverage.isIrrefutable(arguments[0].pattern) else { return nil }
      return (Array(repeating: .wildcard, count: count), ())
    }
  }

  private static func written(_ constructor: Constructor, _ payloads: [String], of type: Type) -> String {
    let list = zip(constructor.labels, payloads).map { label, value in (label.map { "\($0): " } ?? "") + value }
    let inner = "(" + list.joined(separator: ", ") + ")"
    switch type {
    case .optional: return payloads.first.map { "\($0)?" } ?? "nil"
    case .tuple: return inner
    case .nominal: return "." + constructor.name + (payloads.allSatisfy { $0 == "_" } ? "" : inner)
    default: return constructor.name
    }
  }
}
