// C7 A coordinator is a class.
// rejected
import SwiftUI
import Stinsen

struct C7Struct: TabCoordinatable {
//     ^^^^^^^^ invalid-declaration
    let child = TabChild(startingItems: [])
}
