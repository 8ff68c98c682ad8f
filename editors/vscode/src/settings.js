// From the settings of VS Code to what the server is started with and told.
'use strict'

/** Keys of the section that mean something to the extension, and are not passed on as they are. */
const EXTENSION_KEYS = ['path', 'arguments', 'trace']

/** @param {import('vscode').WorkspaceConfiguration} configuration */
function serverOptions(configuration) {
  return {
    command: configuration.get('path', 'signalbox'),
    args: configuration.get('arguments', ['lsp']),
  }
}

/** @param {string | undefined} choice @param {boolean} hasSwiftExtension */
function companion(choice, hasSwiftExtension) {
  if (choice === 'sourcekit-lsp' || choice === 'none') return choice
  return hasSwiftExtension ? 'sourcekit-lsp' : 'none'
}

/**
 * The section of the settings as the server knows it: `auto` is decided, and of `trace` only the file is the server's.
 *
 * @param {Record<string, any> | null} section
 * @param {boolean} hasSwiftExtension
 */
function serverSettings(section, hasSwiftExtension) {
  if (!section) return section
  const known = Object.entries(section).filter(([key]) => !EXTENSION_KEYS.includes(key))
  const trace = section.trace?.file ? { trace: { file: section.trace.file } } : {}
  return { ...Object.fromEntries(known), ...trace, companion: companion(section.companion, hasSwiftExtension) }
}

/** @param {import('vscode').WorkspaceConfiguration} configuration @param {boolean} hasSwiftExtension */
function initializationOptions(configuration, hasSwiftExtension) {
  const keys = ['companion', 'features', 'diagnostics', 'trace']
  return serverSettings(Object.fromEntries(keys.map(key => [key, configuration.get(key)])), hasSwiftExtension)
}

module.exports = { initializationOptions, serverOptions, serverSettings }
