// The storage of a global variable's wrapper is private: in another file its name is somebody else's.
// unfinished
//- /Globals.swift
import SwiftUI
import VDFlow

@StateStep var storedElsewhere: Leaf = .none
//- /Names.swift
import SwiftUI
import VDFlow

func globalStorage() -> some View { Text("storage").step(_storedElsewhere.$link) }
