/// From the graph's kinds to the protocol's.

import LanguageServerProtocol
import RouteGraph

extension LSP.SymbolKind {
  init(_ kind: RouteGraph.NodeKind) {
    switch kind {
    case .coordinator: self = .class
    case .route: self = .property
    case .screen: self = .struct
    case .action: self = .event
    }
  }
}
