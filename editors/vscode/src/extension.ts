// Starts `signalbox lsp` for Swift, and shows what no editor has a place for: the route map, and the path between two
// places. Everything about routes is the server's business.

import * as vscode from 'vscode'
import { LanguageClient, State } from 'vscode-languageclient/node'
import type { CustomRequests } from './requests'
import { RouteMap } from './routeMap'
import { initializationOptions, serverOptions, serverSettings } from './settings'
import { openSource } from './source'

/** Until it runs, whoever starts it says what is wrong: the library's own message does not say what to install. */
class Client extends LanguageClient {
  private hasStarted = false

  override async start() {
    await super.start()
    this.hasStarted = true
  }

  override error(message: string, data?: unknown, showNotification: boolean | 'force' = true) {
    super.error(message, data, this.hasStarted && showNotification)
  }
}

let client: Client | undefined
let log: vscode.OutputChannel
/** The last request for a start or a stop: they follow each other, and never overlap. */
let turn: Promise<unknown> = Promise.resolve()

export async function activate(context: vscode.ExtensionContext) {
  log = vscode.window.createOutputChannel('Signalbox')
  const map = new RouteMap(context.extensionUri, request)
  const command = (name: string, run: () => unknown) => vscode.commands.registerCommand(name, guarded(run))
  context.subscriptions.push(
    log,
    map,
    command('signalbox.showRouteMap', () => map.show()),
    command('signalbox.showPath', showPath),
    command('signalbox.copyPath', copyPath),
    command('signalbox.restart', restart),
    command('signalbox.showStatus', showStatus),
    command('signalbox.showLog', () => log.show()),
    vscode.workspace.onDidChangeConfiguration(event => {
      // The client follows `signalbox.trace.server` by itself.
      const concerns = event.affectsConfiguration('signalbox') && !event.affectsConfiguration('signalbox.trace.server')
      return concerns ? guarded(restart)() : undefined
    }),
  )
  await guarded(start)()
}

export function deactivate() {
  return inTurn(stop)
}

// The client ------------------------------------------------------------------------------------------------------

const configuration = () => vscode.workspace.getConfiguration('signalbox')

function hasSwiftExtension() {
  return vscode.extensions.getExtension('swiftlang.swift-vscode') !== undefined
    || vscode.extensions.getExtension('sswg.swift-lang') !== undefined
}

function start() {
  return inTurn(async () => {
    const current = new Client('signalbox', 'Signalbox', serverOptions(configuration()), {
      // No more specific than the Swift extension's: the better match would hide the completions of the other.
      documentSelector: [{ language: 'swift', scheme: 'file' }],
      initializationOptions: initializationOptions(configuration(), hasSwiftExtension()),
      outputChannel: log,
      middleware: {
        workspace: {
          // The server asks for the section `signalbox`, in which some keys are meant for this extension.
          configuration: async (params, token, next) => {
            const answers = await next(params, token)
            if (!Array.isArray(answers)) return answers
            return answers.map((answer, index) =>
              params.items[index].section === 'signalbox' ? serverSettings(answer, hasSwiftExtension()) : answer)
          },
        },
      },
    })
    client = current
    try {
      await current.start()
    } catch (error) {
      client = undefined
      throw isMissing(error) ? new Error(missingMessage()) : error
    }
  })
}

async function stop() {
  const current = client
  client = undefined
  if (current && current.state !== State.Stopped) await current.stop()
}

async function restart() {
  await inTurn(stop)
  await start()
}

function inTurn(run: () => Promise<unknown>) {
  const result = turn.then(run)
  turn = result.catch(() => {})
  return result
}

const isMissing = (error: unknown) => /ENOENT|not found|Launching server/i.test(messageOf(error))

const messageOf = (error: unknown) => error instanceof Error ? error.message : String(error)

function missingMessage() {
  const path = configuration().get('path', 'signalbox')
  return `'${path}' cannot be started. Run 'sudo make install' in the repository of Signalbox, or set 'signalbox.path'.`
}

async function request<Method extends keyof CustomRequests>(method: Method, params: CustomRequests[Method]['params']) {
  await turn
  if (!client) throw new Error('The server does not run.')
  return client.sendRequest<CustomRequests[Method]['result']>(method, params)
}

/** What goes wrong is said once, in one message; the log has the rest. */
function guarded(run: () => unknown) {
  return async () => {
    try {
      await run()
    } catch (error) {
      const message = messageOf(error)
      log.appendLine(message)
      vscode.window.showErrorMessage(`Signalbox: ${message}`)
    }
  }
}

// Paths -----------------------------------------------------------------------------------------------------------

/** Asks for two places and for the way between them. */
async function askForPath() {
  const graph = await request('signalbox/routeGraph', { format: 'json' })
  if (!('nodes' in graph)) return undefined
  const places = graph.nodes.map(node => ({ label: node.name, description: node.kind, detail: node.id }))
  const from = await vscode.window.showQuickPick(places, { placeHolder: 'From', matchOnDetail: true })
  if (!from) return undefined
  const to = await vscode.window.showQuickPick(places, { placeHolder: `From ${from.label} to`, matchOnDetail: true })
  if (!to) return undefined
  const path = await request('signalbox/path', { from: from.detail, to: to.detail })
  if (!path) vscode.window.showInformationMessage(`No chain leads from ${from.label} to ${to.label}.`)
  return path
}

async function showPath() {
  const path = await askForPath()
  if (!path) return
  const hops = path.steps.map(step => ({ label: step.node, description: step.edge, detail: step.code, step }))
  const choice = await vscode.window.showQuickPick(hops, { placeHolder: 'Each hop, in order' })
  if (choice?.step.uri && choice.step.range) await openSource(choice.step.uri, choice.step.range)
}

async function copyPath() {
  const path = await askForPath()
  if (!path) return
  await vscode.env.clipboard.writeText(path.code)
  vscode.window.setStatusBarMessage('Copied the path as code.', 3000)
}

async function showStatus() {
  const status = await request('signalbox/status', {})
  const content = JSON.stringify(status, null, 2)
  const document = await vscode.workspace.openTextDocument({ language: 'json', content })
  await vscode.window.showTextDocument(document)
}
