// T46 What names no route may be the title that SwiftUI's own initializer takes.
// resolved: T46.settings
import SwiftUI

extension LocalizedStringResource { static let fields = LocalizedStringResource("fields") }
enum T46: Hashable { case settings }
extension NavigationLink where Content == Text, Destination == Never {
  init(_ page: T46, @ViewBuilder label: () -> Text) { self.init(value: page, label: label) }
}
struct T46Root: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink(.settings) { Text("settings") }
        NavigationLink(.fields) { PlainView() }
      }
      .navigationDestination(for: T46.self) { _ in PlainView() }
    }
  }
}
