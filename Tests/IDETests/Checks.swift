/// What the tests of the IDE layer ask: one question at a fixture's cursor, answered as text.

import IDE
import RouteGraph
import SourceText
import TestSupport
import Testing
