// T27 What is passed is started.
import SwiftUI
import SwiftUICoordinator

func t27(_ app: AppCoordinator, _ home: Home) { app.start(with: home) }
