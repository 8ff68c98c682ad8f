// R6 A branch of plain containers, texts and buttons shows no link: where the stack has no path it pushes nothing.
import SwiftUI

struct R6Empty: View {
  var steps: [Step]
  @State private var isEditing = false
  var body: some View {
    VStack {
      NavigationStack {
        if steps.isEmpty {
          VStack {
            Spacer()
            Text("nothing").font(.title)
            Button("add") { isEditing = true }
            Button { isEditing = true } label: { Text("new") }
          }
          .onAppear { isEditing = false }
          .sheet(isPresented: $isEditing) { RootView() }
        } else {
          PlainView().navigationDestination(for: Step.self) { $0.view }
        }
      }
      NavigationStack {
        if steps.isEmpty {
          VStack { NavigationLink("first", value: Step.b(.x)) }
        } else {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
      NavigationStack {
        if steps.isEmpty {
          Text("nothing").toolbar { NavigationLink("first", value: Step.b(.x)) }
        } else {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
      NavigationStack {
        if steps.isEmpty {
          VStack { PlainView() }
        } else {
          PlainView().navigationDestination(for: Step.self) { $0.view }
//                    ^^^^^^^^^^^^^^^^^^^^^ warning misplaced-destination
        }
      }
    }
  }
}
