// Opens what the server points at.

import * as vscode from 'vscode'
import type { Range } from 'vscode-languageclient/node'

/** Without a column, where the focus is. */
export async function openSource(uri: string, range: Range, viewColumn?: vscode.ViewColumn) {
  const selection = new vscode.Range(range.start.line, range.start.character, range.end.line, range.end.character)
  await vscode.window.showTextDocument(vscode.Uri.parse(uri), { selection, viewColumn })
}
