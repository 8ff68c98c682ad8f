// C6 The parameter of a factory lost its type, and what stands behind it is none.
// unfinished
//- /Coordinator.swift
import SwiftUI
import Stinsen

final class C6Parameter: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C6Parameter.start)
    @Root var start = makeStart
    @Route(.push) var size = makeSize
    func makeStart() -> some View { PlainView() }
    func makeSize(choice:
        C6ParameterScreen(title: choice.title, sizes: choice.sizes)
    }
}
//- /Screen.swift
import SwiftUI
import Stinsen

func c6Parameter(_ r: C6Parameter.Router, _ title: String) { r.route(to: \.size, (title: title, sizes: ["S"])) }
struct C6ParameterScreen: View {
    let title: String
    let sizes: [String]
    var body: some View { EmptyView() }
}
