/// Destinations, links and sheets by value. Nothing here ever runs.

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Content) {}
}

extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView<Self>() }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView<Self>() }
}

public struct LazyVStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

@MainActor public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype Coordinator = Void
}
