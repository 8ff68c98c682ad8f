// Opens what the server points at.
'use strict'

const vscode = require('vscode')

/**
 * @param {string} uri
 * @param {import('vscode-languageclient/node').Range} range
 * @param {import('vscode').ViewColumn} [viewColumn] default: where the focus is
 */
async function openSource(uri, range, viewColumn) {
  const selection = new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character)
  await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection, viewColumn })
}

module.exports = { openSource }
