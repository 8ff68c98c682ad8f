// What a mounted value holds is data: no routes, nothing unused, and no conformance asked for.
// hints: on
import SwiftUI

enum MVGenre: Hashable { case drama, comedy, horror(Int) }
struct MVMovie: Hashable {
  let id: Int
  let genre: MVGenre
}

struct MVEntry: Hashable {
  enum Style {
    case automatic
    case built((Int) -> MVGenre)
  }
  let id: String
  var style: Style

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  static func == (a: MVEntry, b: MVEntry) -> Bool { a.id == b.id }
}

struct MVFilter: Hashable { let order: MVOrder }
enum MVOrder: Hashable { case newest, oldest }

struct MVRoot: View {
  @State var path = NavigationPath()
  var body: some View {
    NavigationStack(path: $path) {
      PlainView()
        .navigationDestination(for: MVMovie.self) { _ in PlainView() }
        .navigationDestination(for: MVEntry.self) { _ in PlainView() }
        .navigationDestination(for: MVFilter.self) { _ in PlainView() }
    }
  }
}

func mv(_ path: inout NavigationPath) {
  path.append(MVMovie(id: 1, genre: .drama))
  path.append(MVEntry(id: "1", style: .automatic))
  path.append(MVFilter(order: .newest))
}
