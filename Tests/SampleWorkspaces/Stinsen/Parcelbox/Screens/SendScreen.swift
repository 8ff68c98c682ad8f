import Stinsen
import SwiftUI

struct SendScreen: View {
  @EnvironmentObject private var router: SendCoordinator.Router

  var body: some View {
    Button("New parcel") { router.route(to: \.recipient, Shipment()) }
  }
}

struct RecipientScreen: View {
  @EnvironmentObject private var router: SendCoordinator.Router
  @State var draft: Shipment

  var body: some View {
    Form {
      TextField("Recipient", text: $draft.recipient)
      Button("Next") { router.route(to: \.size, (draft: draft, sizes: ["S", "M", "L"])) }
      Button("Cancel") { router.coordinator.pop() }
    }
  }
}

struct SizeScreen: View {
  @EnvironmentObject private var router: SendCoordinator.Router
  @State var draft: Shipment
  let sizes: [String]

  var body: some View {
    List {
      ForEach(sizes, id: \.self) { size in
        Button(size) {
          draft.size = size
          router.coordinator.finish()
        }
      }
    }
  }
}

struct SentScreen: View {
  let close: () -> Void

  var body: some View {
    Button("Done", action: close)
  }
}
