// The part of VS Code that the extension touches, and a language client that speaks with the real server.
//
// VS Code cannot run here. What stands in for it records what the extension asks of it; the server behind it is the real one.
'use strict'

const { spawn } = require('child_process')
const Module = require('module')

class Disposable {
  dispose() {}
}

/** Everything that the extension did to the editor. */
const record = { commands: new Map(), errors: [], information: [], opened: [], panels: [], clipboard: '', log: [] }
const settings = { companion: 'none' }
const configurationListeners = []
const saveListeners = []
let answers = []

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    Object.assign(this, { startLine, startCharacter, endLine, endCharacter })
  }
}

const Uri = {
  parse: text => ({ text, toString: () => text }),
  joinPath: (base, ...parts) => Uri.parse([base.toString(), ...parts].join('/')),
}

function panel(viewType, title, column, options) {
  const listeners = { message: [], dispose: [] }
  const result = {
    viewType, title, column, options, visible: true, messages: [],
    webview: {
      html: '',
      cspSource: 'https://panel.example',
      asWebviewUri: uri => uri.toString(),
      onDidReceiveMessage: listener => listeners.message.push(listener),
      postMessage: async message => result.messages.push(message),
    },
    reveal() { result.revealed = true },
    onDidDispose: listener => listeners.dispose.push(listener),
    dispose() { listeners.dispose.forEach(listener => listener()) },
    /** A message from inside the panel. */
    send: message => Promise.all(listeners.message.map(listener => listener(message))),
  }
  record.panels.push(result)
  return result
}

const vscode = {
  Range, Uri,
  ViewColumn: { One: 1, Beside: -2 },
  commands: {
    registerCommand(name, run) {
      record.commands.set(name, run)
      return new Disposable()
    },
  },
  env: { clipboard: { writeText: async text => { record.clipboard = text } } },
  extensions: { getExtension: name => settings.extensions?.includes(name) ? { id: name } : undefined },
  window: {
    createOutputChannel: () => ({ appendLine: line => record.log.push(line), show() { record.logShown = true }, dispose() {} }),
    createWebviewPanel: panel,
    setStatusBarMessage: () => new Disposable(),
    showErrorMessage: message => { record.errors.push(message) },
    showInformationMessage: message => { record.information.push(message) },
    showQuickPick: async items => answers.shift()(items),
    showTextDocument: async (target, options) => { record.opened.push({ target: target.toString(), ...options }) },
  },
  workspace: {
    getConfiguration: () => ({ get: (key, fallback) => settings[key] ?? fallback }),
    onDidChangeConfiguration(listener) {
      configurationListeners.push(listener)
      return new Disposable()
    },
    onDidSaveTextDocument(listener) {
      saveListeners.push(listener)
      return new Disposable()
    },
    openTextDocument: async ({ content }) => content,
  },
}

/** As `vscode-languageclient` is used by the extension, and no more of it. */
class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, state: 1, waiting: new Map(), lastID: 0 })
    LanguageClient.last = this
  }

  /** The library shows what goes wrong, in words of its own. */
  error(message, data, showNotification = true) {
    record.log.push(message)
    if (showNotification) vscode.window.showErrorMessage(message)
  }

  async start() {
    const { command, args } = this.server
    this.process = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    try {
      await new Promise((resolve, reject) => {
        this.process.once('spawn', resolve)
        this.process.once('error', error => reject(`Launching server using command ${command} failed. ${error}`))
      })
    } catch (error) {
      this.error(`${this.name} client: couldn't create connection to server.`, error, 'force')
      throw error
    }
    this.ended = new Promise(resolve => this.process.once('exit', resolve))
    let bytes = Buffer.alloc(0)
    this.process.stdout.on('data', data => {
      bytes = Buffer.concat([bytes, data])
      for (;;) {
        const match = /Content-Length: (\d+)\r\n\r\n/.exec(bytes.toString('latin1'))
        const end = match && match.index + match[0].length + Number(match[1])
        if (!match || bytes.length < end) return
        this.receive(JSON.parse(bytes.subarray(end - Number(match[1]), end).toString()))
        bytes = bytes.subarray(end)
      }
    })
    await this.sendRequest('initialize', {
      processId: process.pid, rootUri: settings.root, capabilities: {},
      initializationOptions: this.options.initializationOptions,
    })
    this.send({ method: 'initialized', params: {} })
    this.state = 2
  }

  async stop() {
    await this.sendRequest('shutdown')
    this.send({ method: 'exit' })
    this.state = 1
    this.exitCode = await this.ended
  }

  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`)
    this.process.stdin.write(body)
  }

  sendRequest(method, params) {
    const id = ++this.lastID
    this.send({ id, method, params })
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }))
  }

  receive(message) {
    const waiting = this.waiting.get(message.id)
    if (message.method || !waiting) return
    this.waiting.delete(message.id)
    if (message.error) waiting.reject(new Error(message.error.message))
    else waiting.resolve(message.result)
  }
}

const modules = {
  vscode,
  'vscode-languageclient/node': { LanguageClient, State: { Stopped: 1 } },
}
const load = Module._load
Module._load = (name, ...rest) => modules[name] ?? load(name, ...rest)

module.exports = {
  LanguageClient, record, settings,
  /** What the next quick picks choose. */
  choose: (...choices) => { answers = choices },
  changeSettings: changes => {
    Object.assign(settings, changes)
    const keys = Object.keys(changes).map(key => 'signalbox.' + key)
    const event = { affectsConfiguration: section => keys.some(key => key === section || key.startsWith(section + '.')) }
    return Promise.all(configurationListeners.map(listener => listener(event)))
  },
  save: document => Promise.all(saveListeners.map(listener => listener(document))),
}
