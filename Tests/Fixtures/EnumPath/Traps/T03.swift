// T03 A raw-value enum is hashable by itself.
import SwiftUI

func t03(_ a: A) -> Step { .a(a) }
