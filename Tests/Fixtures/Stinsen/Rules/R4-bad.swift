// R4 The initial route needs an input.
import SwiftUI
import Stinsen

final class R4Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Bad.office)
//                                              ^^^^^^ crash-on-transition
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Wrong: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4Wrong.office, "a")
//                                                ^^^^^^ crash-on-transition
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
final class R4Closed: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R4Closed> = { .init(initial: \.office) }()
//                                                                    ^^^^^^ crash-on-transition
    @Root var office = makeOffice
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
}
class R4BadAnimal {}
final class R4BadDog: R4BadAnimal {}
final class R4BadSubclass: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4BadSubclass.kennel, R4BadAnimal())
//                                                      ^^^^^^ crash-on-transition
    @Root var kennel = makeKennel
    func makeKennel(dog: R4BadDog) -> some View { PlainView() }
}
