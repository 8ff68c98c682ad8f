// Whoever meets the requirement pushes: the owner itself, an opener that hands on, and one that leaves it to the extension.
import SwiftUI

enum RPbStep: Hashable { case first, later }
enum RPbPage: Hashable { case first, later }
protocol RPbOpening { func open(_ step: RPbStep) }
final class RPbHolder: ObservableObject, RPbOpening {
  @Published var path: [RPbStep] = []
  func open(_ step: RPbStep) { path.append(step) }
}
struct RPbOpener: RPbOpening {
  let holder: RPbHolder
  func open(_ step: RPbStep) { holder.open(step) }
}
protocol RPbShowing: AnyObject {
  var steps: [RPbPage] { get set }
  func show(_ step: RPbPage)
}
extension RPbShowing {
  func show(_ step: RPbPage) { steps.append(step) }
}
final class RPbShower: ObservableObject, RPbShowing {
  @Published var steps: [RPbPage] = []
}
struct RPbRoot: View {
  @StateObject var holder = RPbHolder()
  @StateObject var shower = RPbShower()
  let opening: any RPbOpening
  let showing: any RPbShowing
  var body: some View {
    NavigationStack(path: $holder.path) {
      Button("open") {
        holder.open(.first)
        opening.open(.later)
//                    ^^^^^ warning blank-screen
      }
      .navigationDestination(for: RPbStep.self) { step in
        switch step {
        case .first: PlainView()
        case .later: EmptyView()
        }
      }
    }
    NavigationStack(path: $shower.steps) {
      Button("open") {
        shower.show(.first)
        showing.show(.later)
//                    ^^^^^ warning blank-screen
      }
      .navigationDestination(for: RPbPage.self) { step in
        switch step {
        case .first: PlainView()
        case .later: EmptyView()
        }
      }
    }
  }
}
