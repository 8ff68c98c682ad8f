/// Just enough of SwiftUI for fixtures to type-check on Linux. Nothing here ever runs.
/// Signatures follow SwiftUI's wherever they decide whether a call compiles.

@_exported import Combine
@_exported import Foundation
import UIKit

// MARK: Views

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

/// Views that the framework itself draws.
public protocol PrimitiveView: View where Body == Never {}
extension PrimitiveView {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock() -> EmptyView { fatalError() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { fatalError() }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    fatalError()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { fatalError() }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> { fatalError() }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> { fatalError() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { fatalError() }
}

public struct TupleView<T>: PrimitiveView {}
public struct ConditionalContent<A: View, B: View>: PrimitiveView {}
public struct ModifiedView<Content: View>: PrimitiveView {}

public struct AnyView: PrimitiveView {
  public init<V: View>(_ view: V) {}
}

public struct EmptyView: PrimitiveView {
  public init() {}
}

public struct Spacer: PrimitiveView {
  public init() {}
}

public struct Divider: PrimitiveView {
  public init() {}
}

public struct ProgressView: PrimitiveView {
  public init() {}
}

public struct Color: PrimitiveView, Hashable {
  public static let red = Color(), green = Color(), blue = Color(), gray = Color(), primary = Color()
  public static let secondary = Color(), accentColor = Color(), orange = Color(), white = Color(), black = Color()
}

public struct Font {
  public static let title = Font(), headline = Font(), body = Font(), caption = Font(), largeTitle = Font()
}

public struct Text: PrimitiveView {
  public init<S: StringProtocol>(_ content: S) {}
}

public struct Image: PrimitiveView {
  public init(systemName: String) {}
}

public struct Label: PrimitiveView {
  public init(_ title: String, systemImage: String) {}
}

public struct TextField: PrimitiveView {
  public init(_ title: String, text: Binding<String>) {}
}

public struct SecureField: PrimitiveView {
  public init(_ title: String, text: Binding<String>) {}
}

public struct Toggle: PrimitiveView {
  public init(_ title: String, isOn: Binding<Bool>) {}
}

public struct Button<Content: View>: PrimitiveView {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {}
}

extension Button where Content == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {}
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }

public struct VStack<Content: View>: PrimitiveView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {}
}

public struct HStack<Content: View>: PrimitiveView {
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Group<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct Section<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: String, @ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Selection: Hashable>(selection: Binding<Selection?>, @ViewBuilder content: () -> Content) {}
}

extension List {
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {}
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

// MARK: Navigation

public struct NavigationView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationPath {
  public init() {}
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
  public var count: Int { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public mutating func append<V: Hashable>(_ value: V) { fatalError() }
  public mutating func removeLast(_ count: Int = 1) { fatalError() }
}

public struct NavigationStack<Data, Root: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  {}
}

public struct NavigationSplitView<Sidebar: View, Detail: View>: PrimitiveView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}

public struct NavigationLink<Content: View, Destination: View>: PrimitiveView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Content) {}
}

extension NavigationLink where Content == Text, Destination == Never {
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {}
}

public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where Selection == Int {
  public init(@ViewBuilder content: () -> Content) {}
}

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

// MARK: Modifiers

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { ModifiedView<Self>() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { ModifiedView<Self>() }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { ModifiedView<Self>() }
  public func task(_ action: @escaping () async -> Void) -> some View { ModifiedView<Self>() }
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { ModifiedView<Self>() }
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
  where P.Failure == Never { ModifiedView<Self>() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
    ModifiedView<Self>()
  }
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View { ModifiedView<Self>() }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { ModifiedView<Self>() }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { ModifiedView<Self>() }
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { ModifiedView<Self>() }
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { ModifiedView<Self>() }
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { ModifiedView<Self>() }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { ModifiedView<Self>() }
  public func tag<V: Hashable>(_ tag: V) -> some View { ModifiedView<Self>() }
  public func id<ID: Hashable>(_ id: ID) -> some View { ModifiedView<Self>() }
  public func padding(_ length: Double? = nil) -> some View { ModifiedView<Self>() }
  public func frame(width: Double? = nil, height: Double? = nil) -> some View { ModifiedView<Self>() }
  public func background<V: View>(_ background: V) -> some View { ModifiedView<Self>() }
  public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { ModifiedView<Self>() }
  public func foregroundColor(_ color: Color?) -> some View { ModifiedView<Self>() }
  public func accentColor(_ color: Color?) -> some View { ModifiedView<Self>() }
  public func tint(_ color: Color?) -> some View { ModifiedView<Self>() }
  public func font(_ font: Font?) -> some View { ModifiedView<Self>() }
  public func disabled(_ disabled: Bool) -> some View { ModifiedView<Self>() }
  public func opacity(_ opacity: Double) -> some View { ModifiedView<Self>() }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { ModifiedView<Self>() }
}

public struct Animation {
  public static let `default` = Animation()
  public static let easeInOut = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public init(initialValue value: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@dynamicMemberLookup public struct ObjectBindings<ObjectType> {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> { fatalError() }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject> {
  public init() {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObjectBindings<ObjectType> { fatalError() }
}

@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject> {
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public var wrappedValue: ObjectType
  public var projectedValue: ObjectBindings<ObjectType> { fatalError() }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}
  public var wrappedValue: ObjectType { fatalError() }
  public var projectedValue: ObjectBindings<ObjectType> { fatalError() }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public var dismiss: DismissAction { fatalError() }
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { fatalError() }
    set {}
  }
}

extension View {
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    ModifiedView<Self>()
  }
}

public struct DismissAction {
  public func callAsFunction() { fatalError() }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct FocusState<Value> {
  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
}

@propertyWrapper public struct Namespace {
  public struct ID: Hashable {}
  public init() {}
  public var wrappedValue: ID { ID() }
}

@propertyWrapper public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set { fatalError() }
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// MARK: Apps

public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() { fatalError() }
}

@propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate> {
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  public var wrappedValue: DelegateType { fatalError() }
}

open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) { super.init() }
}

public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
