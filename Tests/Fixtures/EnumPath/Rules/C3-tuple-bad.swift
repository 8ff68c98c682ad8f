// C3 A closure's parameters take a sole tuple apart, and each has a type; one parameter is the whole.
// rejected
import SwiftUI

func c3BadPair(_ done: @escaping ((String, Int)) -> Void) {}
func c3BadTuples(_ nav: Nav) {
  c3BadPair { (name, id) in nav.next(.b(.item(id: name))) }
//                                                ^^^^ input-mismatch
  c3BadPair { pair in nav.next(.b(.item(id: pair))) }
//                                          ^^^^ input-mismatch
}
