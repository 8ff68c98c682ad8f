// Lists of what only sheets show are data: nothing that adds to them pushes, and taking one out is no pop.
// resolved: SheetMessage.text, -, SheetMessage.image
import SwiftUI

enum SheetMessage: Hashable, Identifiable {
  case text(Int), image(Int)
  var id: Self { self }
}
final class SheetMessages: ObservableObject {
  @Published var detail: SheetMessage?
  var items: [SheetMessage] = []
  func show(_ message: SheetMessage) { detail = message }
  func add(_ message: SheetMessage) { items.append(message) }
  func undo() { items.removeLast() }
}
struct SheetMessagesView: View {
  @StateObject var messages = SheetMessages()
  var body: some View {
    VStack {
      Button("add") { messages.add(.text(1)) }
      Button("show") { messages.show(.text(2)) }
      Button("first") { messages.detail = messages.items[0] }
      Button("undo") { messages.undo() }
      Button("image") { messages.detail = .image(2) }
    }
    .sheet(item: $messages.detail) { message in SheetMessageView(message: message) }
  }
  func sample() -> [SheetMessage] {
    var list: [SheetMessage] = []
    list.append(.text(1))
    list = [.image(3)]
    return list
  }
}
struct SheetMessageView: View {
  let message: SheetMessage
  var body: some View {
    switch message {
    case .text: Text("t")
    case .image: Text("i")
    }
  }
}
