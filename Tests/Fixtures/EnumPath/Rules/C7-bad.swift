// C7 An instance method on a type.
// rejected
import SwiftUI

func c7() { Nav.next(.a(.x)) }
//              ^^^^ wrong-receiver
