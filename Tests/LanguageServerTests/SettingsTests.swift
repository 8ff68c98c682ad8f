/// What can be set, and what cannot.

import JSON
import Testing

@testable import LanguageServer

@Suite struct SettingsTests {
  @Test func laterSettingsWinAndOthersStay() {
    var settings = Settings()
    #expect(settings.merge(["companion": "sourcekit-lsp", "features": ["hover": false]]).isEmpty)
    #expect(settings.merge(["diagnostics": ["debounceMilliseconds": 0], "companion": .null]).isEmpty)
    #expect(settings.hasCompanion)
    #expect(settings.diagnosticsDebounce == .zero)
    #expect(!settings.isEnabled(Feature(name: "hover")))
    #expect(settings.isEnabled(Feature(name: "completion")))
  }

  @Test func oddValuesAreSurvived() {
    var settings = Settings()
    #expect(settings.merge(["x": 1, "companion": 5, "features": []]) == ["x", "companion", "features"])
    #expect(settings.merge(["diagnostics": ["debounceMilliseconds": -5]]).isEmpty)
    #expect(settings.diagnosticsDebounce == .zero)
    #expect(settings.merge([1, 2]).isEmpty)
  }
}
