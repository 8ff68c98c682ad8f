import SwiftUI

final class Navigator: ObservableObject {
  static let shared = Navigator()

  @Published var path: [Page] = []
  @Published var sheet: Sheet?
  @Published var staffPath = NavigationPath()

  func go(to page: Page) {
    withAnimation { path.append(page) }
  }

  func back() { path.removeLast() }

  func home() { path = [] }

  func pushStaff(_ room: StaffRoom) { staffPath.append(room) }
}

enum StaffRoom: Hashable { case kitchen, office }
