/// Destinations, links and sheets by value. Nothing here ever runs.

import Observation
import UIKit

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Content) {}
}

public struct LocalizedStringResource {
  public init(_ key: String) {}
}

extension NavigationLink where Content == Text {
  public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {}
}

extension View {
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView<Self>() }
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { ModifiedView<Self>() }
}

extension View {
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { ModifiedView<Self>() }
  public func navigationDestination<C: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> C
  ) -> some View { ModifiedView<Self>() }
  public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { ModifiedView<Self>() }
}

public struct LazyVStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

/// What a view gets of its surroundings when UIKit makes it.
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public var coordinator: Representable.Coordinator { fatalError() }
}

public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype Controller: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> Controller
  func updateUIViewController(_ controller: Controller, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

// MARK: Observation

extension Environment where Value: AnyObject & Observable {
  public init(_ objectType: Value.Type) { fatalError() }
}
extension View {
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { ModifiedView<Self>() }
}
