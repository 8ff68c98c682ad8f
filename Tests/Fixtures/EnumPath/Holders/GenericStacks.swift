// A view that makes the binding of a generic router's path: what its routers are made for are routes.
// resolved: GenericStacksNews.article, GenericStacksNews.saved
import SwiftUI

protocol GenericStacksRoute: Hashable {
  associatedtype Screen: View
  @ViewBuilder var screen: Screen { get }
}
final class GenericStacksRouter<R: GenericStacksRoute> {
  fileprivate(set) var path: [R] = []
  func go(_ route: R) { path.append(route) }
}
struct GenericStacksStack<R: GenericStacksRoute, Content: View>: View {
  var router: GenericStacksRouter<R>
  @ViewBuilder var content: () -> Content
  var body: some View {
    NavigationStack(path: Binding(get: { router.path }, set: { router.path = $0 })) {
      content().navigationDestination(for: R.self) { $0.screen }
    }
  }
}
enum GenericStacksNews: GenericStacksRoute {
  case article(Int), saved
  var screen: some View {
    switch self {
    case .article(let id): NumberView(id: id)
    case .saved: PlainView()
    }
  }
}
struct GenericStacksRoot: View {
  @State private var news = GenericStacksRouter<GenericStacksNews>()
  var body: some View {
    GenericStacksStack(router: news) {
      Button("Article") { news.go(.article(1)) }
      Button("Saved") { news.go(.saved) }
    }
  }
}
