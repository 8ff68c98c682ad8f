/// What `$x` and `_x` mean for a property `x` with a wrapper.

import Facts
import Semantics
import SourceText

struct WrappedProperty {
  enum Prefix { case dollar, underscore }

  enum Wrapper: Equatable {
    /// `$x` is a binding of the value.
    case state
    /// The same, of VDFlow.
    case stateStep
    /// `$x` gives bindings to the members of the object.
    case object
    /// Of unknown kind.
    case other
  }

  var wrapper: Wrapper
  var valueType: Type
  /// `_x` is private: of a variable of another file nothing can name it.
  private var isStorageInSight = true

  /// The property of that name that is in sight, if it has a wrapper.
  init?(_ name: String, in scope: Scope, _ typer: Typer) {
    let resolver = typer.resolver
    if scope.lookup(name) != nil { return nil }
    for enclosing in scope.context.enclosingTypes.reversed() {
      let members = resolver.members(name, of: resolver.selfType(of: enclosing, in: scope.context))
      // Each clause of an `#if` may declare one of its own.
      if members.count > 1, members[0].member.owner == members[1].member.owner { return nil }
      for found in members {
        guard case .variable(let node, _) = found.member.declaration else { continue }
        guard let wrapper = WrappedProperty.wrapper(of: node.head) else { return nil }
        self.wrapper = wrapper
        valueType = typer.type(of: found)
        return
      }
    }
    let globals = resolver.globals(named: name, from: scope.context.file)
    // Of several targets' variables of one name, none is known to be meant.
    for entry in globals where globals.count == 1 {
      guard case .variable(let node) = entry.declaration, let wrapper = WrappedProperty.wrapper(of: node.head),
        let binding = node.bindings.first
      else { continue }
      self.wrapper = wrapper
      valueType = typer.type(of: binding, isLazy: false, in: Scope(DeclarationContext(file: entry.file)))
      isStorageInSight = entry.file == scope.context.file
      return
    }
    return nil
  }

  func type(prefix: Prefix) -> Type? {
    if valueType.isUnknown || prefix == .underscore && !isStorageInSight { return nil }
    switch (wrapper, prefix) {
    case (.state, .dollar), (.stateStep, .dollar), (.object, .dollar): return .binding(valueType)
    case (.stateStep, .underscore): return .external("StateStep", [valueType])
    case (.state, .underscore): return .external("State", [valueType])
    case (.object, .underscore): return nil
    case (.other, _): return .loose(valueType)
    }
  }

  /// The outermost wrapper among the attributes.
  static func wrapper(of head: DeclarationHead) -> Wrapper? {
    for attribute in head.attributes where !plainAttributes.contains(attribute.name) {
      guard attribute.name.first?.isUppercase ?? false else { continue }
      switch attribute.name {
      case "StateStep": return .stateStep
      case "State", "Binding", "AppStorage", "SceneStorage", "GestureState": return .state
      case "ObservedObject", "StateObject", "EnvironmentObject", "Bindable": return .object
      default: return .other
      }
    }
    return nil
  }

  /// Attributes that wrap nothing.
  static let plainAttributes: Set<String> = [
    "MainActor", "Sendable", "ViewBuilder", "NSManaged", "IBOutlet", "IBAction", "IBInspectable", "ObservationIgnored",
    "Step",
  ]
}
