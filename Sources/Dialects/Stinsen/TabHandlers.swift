/// What `tabItem:` and `onTapped:` name, and what is called where it should be named.

import Facts
import Semantics

struct StinsenTabHandlers {
  private let resolver: Resolver
  private let coordinator: StinsenCoordinator

  init(_ resolver: Resolver, _ coordinator: StinsenCoordinator) {
    self.resolver = resolver
    self.coordinator = coordinator
  }

  /// Why a tab cannot be made with these functions; nil where it can, or where that is not certain.
  func reason(_ attribute: Attribute) -> String? {
    for argument in attribute.arguments ?? [] {
      switch argument.label {
      case "tabItem":
        if calledMethod(argument.value) != nil { return "calls its tab item; name it without parentheses" }
        guard let members = members(argument.value) else { continue }
        if members.allSatisfy(\.isProperty) {
          return "has a property as its tab item; use a method that takes a 'Bool'"
        }
        if members.allSatisfy({ !mayTakeBool($0) }) { return "has a tab item that does not take just one 'Bool'" }
      case "onTapped":
        guard let members = members(argument.value), members.allSatisfy({ $0.parameterCount.map { $0 != 2 } ?? false })
        else { continue }
        return "has an 'onTapped:' that does not take a 'Bool' and what the tab shows"
      default: break
      }
    }
    return nil
  }

  /// The name of a method of the coordinator that is called without arguments: there is no instance to call it on yet.
  func calledMethod(_ value: Expression) -> String? {
    guard case .call(let call) = value, call.arguments.isEmpty, !call.isBroken, case .name(let node) = call.callee,
      let members = members(call.callee), members.allSatisfy({ $0.parameterCount == 0 })
    else { return nil }
    return node.name
  }

  /// All that a bare name can mean, none of it a member of the type itself; nil where that is not known.
  private func members(_ value: Expression) -> [FoundMember]? {
    guard coordinator.isFullyKnown, let reference = StinsenFactoryReader.reference(value), reference.base == nil,
      resolver.globals(named: reference.name).isEmpty
    else { return nil }
    let found = resolver.members(reference.name, of: resolver.selfType(of: coordinator.id))
    guard !found.isEmpty, found.allSatisfy({ !$0.member.head.modifiers.isTypeMember }) else { return nil }
    return found
  }

  private func mayTakeBool(_ found: FoundMember) -> Bool {
    guard case .function(let function) = found.member.declaration else { return !found.isProperty }
    guard function.parameters.count == 1, let parameter = function.parameters.first else { return false }
    if parameter.isVariadic || parameter.isInout { return false }
    let context = found.member.context(resolver).adding(function.generics, function.requirements)
    return switch resolver.resolve(parameter.type, in: context).substituting(found.substitution) {
    // `Bool?` takes what `Bool` is, and so may what generated code makes of a type's name.
    case .external(let name, _): name == "Bool" || !Platform.concreteValueTypes.contains(name)
    case .tuple, .function, .metatype: false
    default: true
    }
  }
}

extension FoundMember {
  fileprivate var isProperty: Bool { if case .variable = member.declaration { true } else { false } }

  fileprivate var parameterCount: Int? {
    if case .function(let function) = member.declaration { function.parameters.count } else { nil }
  }
}
