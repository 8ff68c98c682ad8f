import SwiftUI

enum Page: Hashable {
  case catalogue(_ value: Catalogue)
  case desk(Desk)
  case garden
  case vault
  case attic
}

enum Catalogue: Hashable {
  case shelves
  case book(id: Int)

  var view: some View {
    Group {
      switch self {
      case .shelves: Text("Shelves")
      case .book(let id): Text("Book \(id)")
      }
    }
  }
}

enum Desk: Hashable {
  case returns
  case shelves

  var view: some View {
    Group {
      switch self {
      case .returns: Text("Returns")
      case .shelves: Text("Shelves")
      }
    }
  }

  var name: String {
    switch self {
    case .returns: return "returns"
    }
  }
}

enum Sheet: Identifiable {
  case card
  case none

  var id: Int { self == .card ? 1 : 0 }
}
