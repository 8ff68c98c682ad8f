// T23 a bare factory is a function
import SwiftUI
import VDFlow

@Steps struct T23 { var count: Int = 0; var none }
func t23() -> [T23] { [1, 2].map(T23.count) }
