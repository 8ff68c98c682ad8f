// E15 members of extensions and protocols
import SwiftUI
import VDFlow

protocol E15Titled { var subtitle: String { get } }
extension E15Titled { var subtitle: String { "" } }
@Steps struct E15Good: Hashable, E15Titled { var a; var titles: Int = 0 }
extension E15Good { var title: String { "" } }
func e15good(_ f: E15Good) { print(f.title, f.subtitle, f.hashValue, f.titles, f.selected, f.a.description) }
