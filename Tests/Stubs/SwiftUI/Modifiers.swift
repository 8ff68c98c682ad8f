// Modifiers of an app's own.

public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {}
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}
extension View {
  public func modifier<M: ViewModifier>(_ modifier: M) -> some View { ModifiedView<Self>() }
}
