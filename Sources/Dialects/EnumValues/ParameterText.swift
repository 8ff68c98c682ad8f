/// A parameter of a case or a function, as it is shown and completed.

import Facts

struct ParameterText: Hashable, Sendable {
  var label: String?
  var name: String
  var type: String
  var hasDefault: Bool

  init(_ parameter: Parameter) {
    (label, name, type) = (parameter.label, parameter.name, parameter.type.description)
    hasDefault = parameter.defaultText != nil
  }
}
