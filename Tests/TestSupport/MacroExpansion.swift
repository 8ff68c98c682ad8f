/// What `@Steps` does, written down a second time: turns a source into its expanded twin, line by line.
///
/// The twin keeps every line where it was, so that the compiler's opinion about it is one about the source. Where the
/// macro throws, the struct is blanked and the complaint kept.

import Extraction
import Facts
import SourceText

package struct MacroExpansion {
  package struct Complaint: Hashable {
    package var line: Int
    package var message: String
  }

  package private(set) var text: String
  package private(set) var complaints: [Complaint] = []

  private let bytes: [UInt8]
  private let lines: LineIndex
  private var edits: [(range: TextRange, text: String)] = []
  private var conformances: [String] = []

  package init(_ source: String) {
    text = source
    bytes = Array(source.utf8)
    lines = LineIndex(bytes)
    let facts = extractFacts(from: bytes, bodies: .all)
    expand(facts.declarations, in: "")
    apply()
  }

  private mutating func expand(_ declarations: [Declaration], in outer: String) {
    for case .type(let node) in declarations {
      let written = node.kind == .extension ? node.extended?.dottedName ?? node.name : node.name
      let name = outer.isEmpty ? written : outer + "." + written
      if let attribute = node.head.attribute("Steps"), ["Steps", "VDFlow.Steps"].contains(attribute.type.dottedName) {
        expand(node, attribute, name)
      }
      expand(node.members, in: name)
    }
  }

  // MARK: One type

  private mutating func expand(_ node: TypeDeclaration, _ attribute: Attribute, _ name: String) {
    let before = complaints.count
    guard node.kind == .struct else {
      complain(node.nameRange, "Steps macro can only be applied to structs")
      return blank(node.range)
    }
    let plan = Plan(node, self)
    for (range, message) in plan.errors { complain(range, message) }
    if complaints.count > before { return blank(node.range) }
    edits.append((attribute.range, ""))
    for (member, step) in plan.steps { mark(member, step) }
    let brace = TextRange(node.bodyRange.end - 1, node.bodyRange.end - 1)
    edits.append((brace, "; " + plan.generated.joined(separator: "; ") + " "))
    conformances.append("extension \(name): StepsCollection {}")
  }

  private mutating func mark(_ node: VariableDeclaration, _ step: String) {
    if let own = node.head.attributes.first(where: { $0.type.dottedName == "Step" }) {
      edits.append((own.range, "@StepID(.\(step))"))
    } else {
      let place = node.head.attributes.map(\.range.end).max() ?? node.range.start
      edits.append((TextRange(place, place), " @StepID(.\(step)) "))
    }
  }

  private mutating func complain(_ range: TextRange, _ message: String) {
    complaints.append(Complaint(line: lines.position(of: range.start).line + 1, message: message))
  }

  private mutating func blank(_ range: TextRange) {
    let kept = bytes[range.start..<range.end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    edits.append((range, String(decoding: kept, as: UTF8.self)))
  }

  private mutating func apply() {
    var result = bytes
    let ordered = edits.enumerated().sorted { a, b in
      (a.element.range.start, a.offset) > (b.element.range.start, b.offset)
    }
    for (_, edit) in ordered { result.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.text.utf8)) }
    text = String(decoding: result, as: UTF8.self) + "\n" + conformances.joined(separator: "\n") + "\n"
  }

  func source(_ range: TextRange) -> String { String(decoding: bytes[range.start..<range.end], as: UTF8.self) }
  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}

/// What the macro reads in one struct, in its order, and what it writes.
private struct Plan {
  var steps: [(VariableDeclaration, String)] = []
  var generated: [String] = []
  var errors: [(TextRange, String)] = []

  private struct Factory {
    var name: String
    /// Empty without a value.
    var parameter: String
  }

  init(_ node: TypeDeclaration, _ expansion: MacroExpansion) {
    func isOwn(_ member: Declaration) -> Bool { member.head.conditions.count == node.head.conditions.count }
    let marked = node.members.filter { isOwn($0) && Plan.isMarked($0) }
    let hasOthers = marked.count < node.members.count
    let isFull = marked.isEmpty || !hasOthers
    var factories: [Factory] = []
    for member in node.members where isOwn(member) {
      guard case .variable(let variable) = member, marked.isEmpty || Plan.isMarked(member) else { continue }
      if variable.head.modifiers.contains(.static) { continue }
      guard let name = Plan.storedName(variable) else {
        errors.append((variable.range, "Steps macro can contain only stored properties"))
        continue
      }
      steps.append((variable, name))
      do {
        factories.append(Factory(name: name, parameter: try Plan.parameter(variable, isFull: isFull, expansion)))
      } catch {
        errors.append((variable.bindings.first?.name?.range ?? variable.range, error.message))
      }
    }
    if steps.isEmpty || steps.map(\.1) == ["none"] {
      errors.append((node.nameRange, "Steps must have at least one stored variable"))
    }
    generate(factories, isFull: isFull)
  }

  private static func isMarked(_ member: Declaration) -> Bool {
    guard case .variable(let node) = member else { return false }
    return node.head.attributes.contains { $0.type.dottedName == "Step" }
  }

  private static func storedName(_ node: VariableDeclaration) -> String? {
    if node.head.modifiers.contains(.lazy) { return nil }
    var name: String?
    for binding in node.bindings {
      guard let own = binding.name else { continue }
      name = own.text
      if !binding.accessors.isEmpty, !binding.accessors.contains(where: { $0.kind == .willSet || $0.kind == .didSet }) {
        return nil
      }
    }
    return name
  }

  private struct Refusal: Error { var message: String }

  private static func parameter(
    _ node: VariableDeclaration, isFull: Bool, _ expansion: MacroExpansion
  ) throws(Refusal) -> String {
    guard let binding = node.bindings.first else { return "" }
    let type = binding.typeRange.map(expansion.source) ?? ""
    if let range = binding.typeRange, binding.value == nil {
      guard type == "EmptyStep" || type.hasSuffix("?") || type.hasPrefix("Optional<") else {
        throw Refusal(message: "must have default value or be optional")
      }
      // The macro looks at the type with the white space behind it.
      let isCut = expansion.byte(at: range.end) == UInt8(ascii: " ") && !type.hasPrefix("Optional<")
      if isFull, type == "EmptyStep" || isCut { throw Refusal(message: "Default value must be provided") }
    }
    guard isFull else { return "" }
    let value = binding.value.map { expansion.source($0.range) }
    if !type.isEmpty { return "(_ value: \(type) = \(value ?? "nil"))" }
    guard let expression = binding.value, let value else { return "" }
    return "(_ value: \(try inferred(expression, expansion)) = \(value))"
  }

  private static func inferred(_ value: Expression, _ expansion: MacroExpansion) throws(Refusal) -> String {
    switch value {
    case .literal(let literal) where literal.kind == .string: return "String"
    case .literal(let literal) where literal.kind == .boolean: return "Bool"
    case .literal(let literal) where literal.kind == .integer: return "Int"
    case .literal(let literal) where literal.kind == .float: return "Double"
    case .call(let call):
      if case .name(let callee) = call.callee, callee.name.first?.isLowercase == false, !call.writesInit {
        return expansion.source(callee.range)
      }
    default: break
    }
    throw Refusal(message: "Type must be provided explicitly")
  }

  // MARK: Output

  private mutating func generate(_ factories: [Factory], isFull: Bool) {
    let names = steps.map(\.1)
    let hasNone = names.contains("none")
    let deselects = !isFull && !hasNone
    let all = hasNone || !isFull ? "Steps?" : "Steps"
    if deselects { generated.append("var _deselectedMutateID = MutateID()") }
    generated += [
      "public var _lastMutateID: MutateID? { lastMutateStepID?.1 }",
      "public var selected: \(all) { get { if let result = lastMutateStepID { return result.0 } else { return "
        + (isFull ? "initialSelected" : "nil")
        + " } } set { guard let selection = Self._selections[newValue] else { return }; "
        + "selection(&self) } }",
      "public func isSelected<T>(_ keyPath: WritableKeyPath<Self, StepID<T>>) -> Bool { selected == self[keyPath: keyPath].id }",
      "public typealias AllSteps = \(all)",
      "public enum Steps: String, CaseIterable, Codable, Sendable, Hashable { case "
        + names.filter { $0 != "none" }.joined(separator: ", ") + " }",
      "private static var _selections: [AllSteps: (inout Self) -> Void] { ["
        + names.map { ".\($0): { $0.$\($0).select() }" }.joined(separator: ", ") + "] }",
      "private var lastMutateStepID: (\(all), MutateID)? { ["
        + (names.map { "_\($0)._lastMutateID" } + (deselects ? ["(nil, _deselectedMutateID)"] : [])).joined(
          separator: ", ")
        + "].compactMap { $0 }.sorted(by: { $0.1 > $1.1 }).first }",
      "public static func step<T>(for keyPath: WritableKeyPath<Self, StepID<T>>) -> AllSteps? { nil }",
      "public static func keyPath(for step: AllSteps) -> PartialKeyPath<Self>? { nil }",
    ]
    guard isFull else { return }
    generated.append("private let initialSelected: \(all)")
    generated.append("private init(_ selected: \(all)) { initialSelected = selected }")
    for factory in factories {
      generated.append(
        factory.parameter.isEmpty
          ? "public static var \(factory.name): Self { Self.init(.\(factory.name)) }"
          : "public static func \(factory.name)\(factory.parameter) -> Self { var result = Self.init(.\(factory.name)); "
            + "result.\(factory.name) = value; return result }")
    }
  }
}
