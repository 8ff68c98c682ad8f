// E12 a view without its flow
// rejected
import SwiftUI
import VDFlow

struct E12BadChild: View { @StateStep var f: Inner; var body: some View { Text("a") } }
struct E12Bad: View { var body: some View { E12BadChild() } }
//                                          ^^^^^^^^^^^ input-mismatch
func e12bad() -> E12BadChild { .init() }
//                             ^^^^^ input-mismatch
