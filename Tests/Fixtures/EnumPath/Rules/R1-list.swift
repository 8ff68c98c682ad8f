// R1 What 'Array(…)' makes is a list of something, and no path.
import SwiftUI

struct R1Week: Hashable { var days: Int }

struct R1Weeks: View {
  var all: [R1Week]
  @State private var path = NavigationPath()

  var weeks: [R1Week] {
    var weeks = Array(all.prefix(6))
    while weeks.count < 6 { weeks.append(R1Week(days: 7)) }
    return weeks
  }

  var body: some View {
    NavigationStack(path: $path) {
      Button("first") { path.append(R1Week(days: 7)) }
//                                  ^^^^^^^^^^^^^^^ warning unmounted-route
    }
  }
}
