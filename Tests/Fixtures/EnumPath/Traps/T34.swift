// T34 Model structs as routes.
import SwiftUI

struct T34Article: Hashable { var id: Int }
struct T34Author: Hashable { var id: Int }
struct T34Root: View {
  var article: T34Article
  var author: T34Author
  var body: some View {
    NavigationStack {
      List {
        NavigationLink(value: article) { PlainView() }
        NavigationLink(value: author) { PlainView() }
//                            ^^^^^^ warning unmounted-route
      }.navigationDestination(for: T34Article.self) { _ in PlainView() }
    }
  }
}
