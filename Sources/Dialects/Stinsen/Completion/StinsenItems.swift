/// Completion items for routes and their inputs.

import Facts
import RouteGraph
import Semantics
import SourceText

struct StinsenItems {
  private let model: StinsenModel
  private let request: CompletionRequest

  init(_ model: StinsenModel, _ request: CompletionRequest) {
    self.model = model
    self.request = request
  }

  /// A route behind `\.`. Queries take their input optionally, so only the name is inserted there.
  func route(
    _ name: String, _ shape: StinsenShape, _ coordinator: StinsenCoordinator, _ operation: StinsenOperation?,
    range: TextRange
  ) -> CompletionProposal {
    let continues = request.lineAfter.drop(while: { $0 == " " }).first == ","
    let snippet = continues ? name : name + StinsenItems.tail(for: shape, operation, request)
    return CompletionProposal(
      label: name, kind: .route, detail: StinsenItems.detail(shape),
      description: "\(shape.kind.name) → \(StinsenItems.target(shape, model, request))", range: range, snippet: snippet,
      plain: name, route: RouteID(coordinator.coordinatorID, name))
  }

  static func detail(_ shape: StinsenShape) -> String? {
    guard shape.takesInput else { return nil }
    let type = shape.parameter?.type ?? shape.input.spelled
    if case .tuple = shape.input { return type }
    return "(\(type))"
  }

  static func target(_ shape: StinsenShape, _ model: StinsenModel, _ request: CompletionRequest) -> String {
    if case .coordinator(let type) = shape.output {
      let hops = StinsenHops(model: model, resolver: request.typer.resolver)
      return hops.unwrap(type).type.spelledWithoutArguments
    }
    return shape.targets.first?.name ?? "view"
  }

  /// What follows the name: the input, and a comparator where the input cannot be compared.
  static func tail(for shape: StinsenShape, _ operation: StinsenOperation?, _ request: CompletionRequest) -> String {
    guard shape.takesInput, let operation else { return "" }
    switch operation {
    case .route:
      // The closure behind the parentheses is the input.
      if hasTrailingClosure(request), case .function = shape.input { return "" }
      return ", " + placeholder(for: shape)
    case .root: return ", " + placeholder(for: shape) + comparator(for: shape, operation, request)
    default: return ""
    }
  }

  /// What `root` takes behind an input that cannot be compared, unless it is there: a closure behind the parentheses is
  /// the comparator.
  private static func comparator(
    for shape: StinsenShape, _ operation: StinsenOperation, _ request: CompletionRequest
  ) -> String {
    guard operation == .root, !hasTrailingClosure(request),
      request.enclosingCall?.call.arguments.contains(where: { $0.label == "comparator" }) != true,
      InputChecking(typer: request.typer).isCertainlyNotEquatable(shape.input)
    else { return "" }
    var first = 2
    if case .tuple(let elements) = shape.input { first = elements.count + 1 }
    return ", comparator: { ${\(first):_}, ${\(first + 1):_} in ${\(first + 2):false} }"
  }

  /// A closure stands behind the call's parentheses. Of an unfinished call only the text tells.
  private static func hasTrailingClosure(_ request: CompletionRequest) -> Bool {
    guard let call = request.enclosingCall?.call else { return false }
    if call.arguments.contains(where: \.isTrailing) { return true }
    let behind = request.lineAfter.drop { $0 == " " }
    let words = request.lineBefore.split(separator: " ")
    return call.isBroken && behind.first == ")" && behind.dropFirst().drop { $0 == " " }.first == "{"
      && !words.contains { ["if", "while", "switch", "for"].contains($0) }
  }

  /// A tab stop for the input: its name and type, its default, its tuple's parts or its closure.
  static func placeholder(for shape: StinsenShape) -> String {
    if let text = shape.parameter?.defaultText, !text.isEmpty { return "${1:\(text.escapedForSnippet)}" }
    switch shape.input {
    case .tuple(let elements) where elements.contains { $0.label != nil }:
      let parts = elements.enumerated().map { index, element in
        (element.label.map { $0 + ": " } ?? "") + "${\(index + 1):\(element.type.spelled.escapedForSnippet)}"
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let parameters, _):
      if parameters.isEmpty { return "{ $0 }" }
      let names = parameters.indices.map { "${\($0 + 1):\(parameters.count == 1 ? "value" : "value\($0 + 1)")}" }
      return "{ \(names.joined(separator: ", ")) in $0 }"
    default:
      let type = shape.parameter?.type ?? shape.input.spelled
      guard let name = shape.parameter?.name, !name.isEmpty else { return "${1:\(type.escapedForSnippet)}" }
      return "${1:\(name): \(type.escapedForSnippet)}"
    }
  }

  /// One item for an input position.
  func input(_ shape: StinsenShape, of operation: StinsenOperation) -> CompletionProposal {
    let type = shape.parameter?.type ?? shape.input.spelled
    let name = shape.parameter?.name ?? "input"
    let snippet = StinsenItems.placeholder(for: shape) + StinsenItems.comparator(for: shape, operation, request)
    return CompletionProposal(
      label: "\(name): \(type)", kind: .value, filterText: name, range: request.prefixRange, snippet: snippet,
      plain: shape.parameter?.defaultText.flatMap { $0.isEmpty ? nil : $0 } ?? name)
  }
}
