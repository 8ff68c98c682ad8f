/// What the code of one declaration did before a place: whether a coordinator that is made there may have got its view.

import Facts
import Semantics
import SourceText

/// Filled while a file is walked, in the order of its text.
struct StinsenViewMaking {
  private var owner: CodeOwner?
  /// Names that stand as a value, not as the receiver of an operation, in the order of the text. There are many, and hardly
  /// anybody asks: they are looked through then.
  private var handedOn: [NameExpression] = []
  /// Where the last name stands that is the receiver of an operation: it comes right behind its member.
  private var receiver: Int?
  private var awaits: [Int] = []
  /// Local functions, and blocks behind `defer`.
  private var laterParts: [TextRange] = []

  mutating func note(_ expression: Expression, at position: CodePosition) {
    enter(position.owner)
    switch expression {
    case .member(let node):
      guard case .name(let base)? = node.base else { return }
      if StinsenOperation(named: node.name) != nil || node.name == "child" { receiver = base.nameRange.start }
    case .name(let node):
      if receiver != node.nameRange.start { handedOn.append(node) }
    case .attempt(let node): if node.kind == .await { awaits.append(node.range.start) }
    default: break
    }
  }

  mutating func note(_ statement: Statement, at position: CodePosition) {
    switch statement {
    case .declaration(.function(let node)):
      enter(position.owner)
      laterParts.append(node.range)
    case .defer(_, let range):
      enter(position.owner)
      laterParts.append(range)
    default: break
    }
  }

  private mutating func enter(_ owner: CodeOwner) {
    if self.owner === owner { return }
    self = StinsenViewMaking()
    self.owner = owner
  }

  /// Whether a turn of the run loop may have passed between two places.
  func awaits(from start: Int, to end: Int) -> Bool { awaits.contains { start <= $0 && $0 < end } }

  /// Whether somebody was given what a name stands for, or asked it for more than an operation: its view may be made then.
  func handsOn(_ name: String, from start: Int, to end: Int) -> Bool {
    handedOn.contains { start <= $0.nameRange.start && $0.nameRange.start < end && $0.name == name }
  }

  /// What a local function says runs when somebody calls it, and what `defer` says at the end: all that stands beside
  /// either may have run before. Not where what it is about comes from the same part.
  func runsLater(_ offset: Int, than start: Int = -1) -> Bool {
    laterParts.contains { $0.start <= offset && offset < $0.end && !($0.start <= start && start < $0.end) }
  }
}

/// What the code around a cursor did before it.
final class StinsenViewMakingVisitor: CodeVisitor {
  private let offset: Int
  private(set) var viewMaking = StinsenViewMaking()
  /// Whose body the cursor is in; members that are walked behind it say nothing.
  private var owner: CodeOwner?

  init(_ offset: Int) { self.offset = offset }

  func enters(_ body: CodeBlock, of owner: CodeOwner) -> Bool {
    guard body.range.touches(offset) else { return false }
    self.owner = owner
    return true
  }

  private func isBefore(_ start: Int, _ position: CodePosition) -> Bool {
    start < offset && (owner == nil || owner === position.owner)
  }

  func visit(_ expression: Expression, at position: CodePosition) {
    if isBefore(expression.range.start, position) { viewMaking.note(expression, at: position) }
  }

  func visit(_ statement: Statement, at position: CodePosition) {
    if isBefore(statement.range.start, position) { viewMaking.note(statement, at: position) }
  }
}
