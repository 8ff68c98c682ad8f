/// Where a piece of code stands: file, enclosing types, generic parameters.

package import Facts
package import SourceText

package struct DeclarationContext: Sendable {
  /// What all code of a declaration has in common. Every name in sight holds a context, and one reference is copied faster
  /// than five.
  final class Surroundings: Sendable {
    let file: FileID
    let enclosingTypes: [NominalID]
    let generics: [String: TypeSyntax?]
    let sameTypes: [String: TypeSyntax]
    let memberTypes: [String: TypeSyntax]
    let selfBounds: [TypeSyntax]

    init(
      file: FileID, enclosingTypes: [NominalID], generics: [String: TypeSyntax?], sameTypes: [String: TypeSyntax],
      memberTypes: [String: TypeSyntax], selfBounds: [TypeSyntax] = []
    ) {
      self.file = file
      self.enclosingTypes = enclosingTypes
      self.generics = generics
      self.sameTypes = sameTypes
      self.memberTypes = memberTypes
      self.selfBounds = selfBounds
    }
  }

  private(set) var surroundings: Surroundings
  /// Whether `self` is a type: in static members.
  package var isStatic: Bool
  /// Of the enclosing `#if`s.
  package var conditions: [BuildCondition]

  package init(
    file: FileID, enclosingTypes: [NominalID] = [], generics: [String: TypeSyntax?] = [:], isStatic: Bool = false,
    conditions: [BuildCondition] = []
  ) {
    surroundings = Surroundings(
      file: file, enclosingTypes: enclosingTypes, generics: generics, sameTypes: [:], memberTypes: [:])
    self.isStatic = isStatic
    self.conditions = conditions
  }

  package var file: FileID { surroundings.file }
  /// Outermost first.
  package var enclosingTypes: [NominalID] {
    get { surroundings.enclosingTypes }
    set { replace(enclosingTypes: newValue) }
  }
  /// Generic parameters in sight with their constraints, of types and functions; inner ones shadow outer ones.
  package var generics: [String: TypeSyntax?] {
    get { surroundings.generics }
    set { replace(generics: newValue) }
  }
  /// Parameters of the enclosing type that its extension fixes: `Item` in `extension Box where Item == Int`.
  package var sameTypes: [String: TypeSyntax] {
    get { surroundings.sameTypes }
    set { replace(sameTypes: newValue) }
  }
  /// Associated types that requirements fix, as written: `T.Item` in `where T.Item == Int`.
  package var memberTypes: [String: TypeSyntax] {
    get { surroundings.memberTypes }
    set { replace(memberTypes: newValue) }
  }
  /// What an extension requires of `Self`: `C` in `extension P where Self: C`.
  var selfBounds: [TypeSyntax] {
    get { surroundings.selfBounds }
    set { replace(selfBounds: newValue) }
  }

  private mutating func replace(
    enclosingTypes: [NominalID]? = nil, generics: [String: TypeSyntax?]? = nil, sameTypes: [String: TypeSyntax]? = nil,
    memberTypes: [String: TypeSyntax]? = nil, selfBounds: [TypeSyntax]? = nil
  ) {
    surroundings = Surroundings(
      file: file, enclosingTypes: enclosingTypes ?? self.enclosingTypes, generics: generics ?? self.generics,
      sameTypes: sameTypes ?? self.sameTypes, memberTypes: memberTypes ?? self.memberTypes,
      selfBounds: selfBounds ?? self.selfBounds)
  }

  package var enclosingType: NominalID? { enclosingTypes.last }

  /// Where a name stands for a type that nothing outside of a body can name, or for what is written.
  func hiding(_ name: String, by type: TypeSyntax? = nil) -> DeclarationContext {
    var context = adding([GenericParameter(name: name, constraint: nil)])
    context.sameTypes[name] = type
    return context
  }

  /// The context inside a generic declaration.
  package func adding(_ parameters: [GenericParameter], _ requirements: [GenericRequirement] = []) -> DeclarationContext
  {
    if parameters.isEmpty, requirements.isEmpty { return self }
    var context = self
    let fixed = requirements.filter(\.isSameType)
    for requirement in fixed {
      if let name = requirement.left.dottedName { context.memberTypes[name] = requirement.right }
    }
    for requirement in fixed {
      guard let name = requirement.right.dottedName, context.memberTypes[name] == nil else { continue }
      context.memberTypes[name] = requirement.left
    }
    for parameter in parameters {
      let required = requirements.first { !$0.isSameType && $0.left.dottedName == parameter.name }?.right
      context.generics[parameter.name] = .some(parameter.constraint ?? required)
    }
    return context
  }
}
