/// VDFlow 4.40 as far as fixtures need it: `@Steps` is missing, for fixtures are compiled after their expansion.
/// Signatures follow the framework's wherever they decide whether a use compiles. Nothing here ever runs.

@_exported import SwiftUI

// MARK: Steps

public struct EmptyStep: Hashable, Codable, CustomStringConvertible, Sendable {
  private var updater = false
  public var description: String { fatalError() }
  public init() {}
}

public struct MutateID: Comparable, Hashable, Codable, Sendable {
  var mutationDate: UInt64?
  public init() {}
  public mutating func update() {}
  public static func < (lhs: MutateID, rhs: MutateID) -> Bool { fatalError() }
}

public protocol StepsCollection {
  associatedtype AllSteps: Hashable & Codable & Sendable
  var selected: AllSteps { get set }
  var _lastMutateID: MutateID? { get }
  static func step<T>(for keyPath: WritableKeyPath<Self, StepID<T>>) -> AllSteps?
  static func keyPath(for step: AllSteps) -> PartialKeyPath<Self>?
}

extension StepsCollection {
  public typealias StepID<Value> = StepWrapper<Self, Value>
  public func isSelected<T>(_ step: WritableKeyPath<Self, StepID<T>>) -> Bool { fatalError() }
  public mutating func select<T>(_ step: WritableKeyPath<Self, StepID<T>>) {}
  public mutating func select<T>(_ step: WritableKeyPath<Self, StepID<T>>, with value: T) {}
}

@propertyWrapper public struct StepWrapper<Parent: StepsCollection, Value>: Identifiable {
  public let id: Parent.AllSteps
  private var mutateID = MutateID()
  public var wrappedValue: Value
  public var projectedValue: StepWrapper {
    get { self }
    set { self = newValue }
  }

  public init(wrappedValue: Value, _ id: Parent.AllSteps) {
    self.wrappedValue = wrappedValue
    self.id = id
  }

  public mutating func select() {}
  public mutating func select(with value: Value) {}
  public var _lastMutateID: (Parent.AllSteps, MutateID)? { fatalError() }
  public var keyPath: WritableKeyPath<Parent, Value> { fatalError() }
}

extension StepWrapper where Value == EmptyStep {
  public init(_ id: Parent.AllSteps) { self.init(wrappedValue: EmptyStep(), id) }
}

extension StepWrapper {
  public init<T>(_ id: Parent.AllSteps) where T? == Value { self.init(wrappedValue: nil, id) }
}

extension StepWrapper: Sendable where Value: Sendable {}
extension StepWrapper: Equatable where Value: Equatable {}
extension StepWrapper: Hashable where Value: Hashable {}
extension StepWrapper: Decodable where Value: Decodable {}
extension StepWrapper: Encodable where Value: Encodable {}

// MARK: Views

@propertyWrapper public struct StateStep<Value> {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  public init(wrappedValue: Value) {}
  public init(_ binding: Binding<Value>) {}
}

extension StateStep where Value == EmptyStep {
  public init() { fatalError() }
}

extension View {
  public func step<Root: StepsCollection, Value>(_ binding: Binding<StepWrapper<Root, Value>>) -> some View {
    self
  }
  public func stepEnvironment<Value>(_ binding: Binding<Value>) -> some View { self }
  public func stepTag<Value: Hashable>(_ value: Value) -> some View { self }
}

extension Binding where Value: StepsCollection, Value.AllSteps: ExpressibleByNilLiteral {
  public func isSelected<T>(_ step: WritableKeyPath<Value, Value.StepID<T>>) -> Binding<T?> { fatalError() }
  public func isSelected(_ step: Value.AllSteps) -> Binding<Bool> { fatalError() }
}

public struct NavigationSteps<Content: View>: PrimitiveView {
  public init<Selection: Hashable>(
    selection: Binding<Selection>, nestable: Bool = false, @ViewBuilder content: () -> Content
  ) {}
  public init(nestable: Bool = false, @ViewBuilder content: () -> Content) {}
}

public struct PopAction {
  public func callAsFunction(_ offset: Int) {}
  public func callAsFunction() {}
  public func toRoot() {}
}

extension EnvironmentValues {
  public var pop: PopAction { fatalError() }
}
