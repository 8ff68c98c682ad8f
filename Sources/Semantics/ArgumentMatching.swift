/// Which parameter an argument belongs to, by label and order.

package import Facts

extension Typer {
  /// Whether a call's labels and number of arguments fit a parameter list.
  package func fits(_ call: CallExpression, _ parameters: [Parameter]) -> Bool {
    if Typer.namesLabels(call.callee) { return call.arguments.count == parameters.count }
    var used = Set<Int>()
    for index in call.arguments.indices {
      guard let position = parameterIndex(of: index, in: call, parameters) else { return false }
      used.insert(position)
    }
    return parameters.indices.allSatisfy {
      used.contains($0) || parameters[$0].defaultText != nil || parameters[$0].isVariadic
    }
  }

  /// Which parameter an argument belongs to, by label and order as Swift matches them.
  package func parameterIndex(of index: Int, in call: CallExpression, _ parameters: [Parameter]) -> Int? {
    if Typer.namesLabels(call.callee) { return parameters.indices.contains(index) ? index : nil }
    var next = 0
    for (current, argument) in call.arguments.enumerated() {
      guard current <= index else { break }
      var position: Int?
      if argument.isTrailing, argument.label == nil {
        let labels = call.arguments[(current + 1)...].compactMap(\.label)
        position = closureParameter(from: next, parameters, taken: labels)
      } else if next > 0, argument.label == nil, parameters[next - 1].isVariadic {
        position = next - 1
      } else {
        position = parameters.indices.first { $0 >= next && parameters[$0].label == argument.label }
        if let found = position, parameters[next..<found].contains(where: { $0.defaultText == nil && !$0.isVariadic }) {
          position = nil
        }
      }
      guard let found = position else { return nil }
      if current == index { return found }
      next = found + 1
    }
    return nil
  }

  /// `item(id:)`, the function itself: its labels are a part of its name, and no argument has one.
  private static func namesLabels(_ callee: Expression) -> Bool {
    switch callee {
    case .member(let node): node.labels != nil
    case .name(let node): node.labels != nil
    default: false
    }
  }

  /// Where a trailing closure without a label goes: forward, past defaults where a later function has to have one
  /// (SE-0286), and past what is no function as far as it is written.
  private func closureParameter(from next: Int, _ parameters: [Parameter], taken labels: [String]) -> Int? {
    let rest = parameters.indices.filter { $0 >= next && !labels.contains(parameters[$0].label ?? "") }
    let functions = rest.filter { Typer.isFunction(parameters[$0].type) }
    let found = rest.first { index in
      guard takesClosure(parameters[index].type) else { return false }
      guard parameters[index].defaultText != nil else { return true }
      return !functions.contains { later in
        later > index && (!functions.contains(index) || parameters[later].defaultText == nil)
      }
    }
    return found ?? rest.last
  }

  private static func isFunction(_ type: TypeSyntax) -> Bool {
    switch type {
    case .function: true
    case .optional(let inner), .implicitlyUnwrapped(let inner): isFunction(inner)
    case .tuple(let elements) where elements.count == 1: isFunction(elements[0].type)
    default: false
    }
  }

  private func takesClosure(_ type: TypeSyntax) -> Bool {
    switch type {
    case .function: true
    case .optional(let inner), .implicitlyUnwrapped(let inner): takesClosure(inner)
    case .tuple(let elements) where elements.count == 1: takesClosure(elements[0].type)
    case .named(let components):
      // An alias may stand for a function.
      components.last.map { !Platform.concreteValueTypes.contains($0.name) && !resolver.isTypeName($0.name) } ?? true
    default: false
    }
  }
}
