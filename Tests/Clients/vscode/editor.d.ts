// What the extension uses of `vscode`, of `vscode-languageclient` 9.0.1 and of Node, as their own types have it: the
// packages with those are in no place that tests install from. A member that is not used is not here.

declare module 'vscode' {
  export interface Disposable { dispose(): void }
  export interface Event<Value> { (listener: (value: Value) => unknown): Disposable }
  export class Uri {
    static parse(text: string): Uri
    static joinPath(base: Uri, ...parts: string[]): Uri
  }
  export class Range { constructor(line: number, character: number, endLine: number, endCharacter: number) }
  export enum ViewColumn { Active = -1, Beside = -2, One = 1 }
  export interface ExtensionContext { readonly subscriptions: Disposable[]; readonly extensionUri: Uri }
  export interface OutputChannel extends Disposable { appendLine(text: string): void; show(): void }
  export interface WorkspaceConfiguration {
    get<Value>(key: string): Value | undefined
    get<Value>(key: string, absent: Value): Value
  }
  export interface TextDocument { readonly languageId: string }
  export interface QuickPickItem { label: string; description?: string; detail?: string }
  export interface Webview {
    html: string
    readonly cspSource: string
    readonly onDidReceiveMessage: Event<any>
    asWebviewUri(resource: Uri): Uri
    postMessage(message: unknown): Promise<boolean>
  }
  export interface WebviewPanel extends Disposable {
    readonly webview: Webview
    readonly visible: boolean
    readonly onDidDispose: Event<void>
    reveal(): void
  }
  export namespace window {
    function createOutputChannel(name: string): OutputChannel
    function createWebviewPanel(
      type: string, title: string, column: ViewColumn,
      options: { enableScripts?: boolean; localResourceRoots?: readonly Uri[]; retainContextWhenHidden?: boolean },
    ): WebviewPanel
    function showErrorMessage(text: string): Promise<string | undefined>
    function showInformationMessage(text: string): Promise<string | undefined>
    function showQuickPick<Item extends QuickPickItem>(
      items: readonly Item[], options: { placeHolder?: string; matchOnDetail?: boolean },
    ): Promise<Item | undefined>
    function showTextDocument(
      document: TextDocument | Uri, options?: { selection?: Range; viewColumn?: ViewColumn },
    ): Promise<unknown>
    function setStatusBarMessage(text: string, milliseconds: number): Disposable
  }
  export namespace workspace {
    const onDidChangeConfiguration: Event<{ affectsConfiguration(section: string): boolean }>
    const onDidSaveTextDocument: Event<TextDocument>
    function getConfiguration(section: string): WorkspaceConfiguration
    function openTextDocument(options: { language: string; content: string }): Promise<TextDocument>
  }
  export namespace commands {
    function registerCommand(name: string, run: (...values: any[]) => unknown): Disposable
  }
  export namespace extensions { function getExtension(id: string): object | undefined }
  export namespace env { const clipboard: { writeText(text: string): Promise<void> } }
}

declare module 'vscode-languageclient/node' {
  import { OutputChannel } from 'vscode'
  export interface Position { line: number; character: number }
  export interface Range { start: Position; end: Position }
  export enum State { Stopped = 1, Starting = 3, Running = 2 }
  export interface Executable { command: string; args?: string[] }
  export interface ConfigurationParams { items: Array<{ scopeUri?: string; section?: string }> }
  export interface CancellationToken { readonly isCancellationRequested: boolean }
  export interface LanguageClientOptions {
    documentSelector?: Array<{ language: string; scheme: string }>
    initializationOptions?: unknown
    outputChannel?: OutputChannel
    middleware?: {
      workspace?: {
        configuration?(
          params: ConfigurationParams, token: CancellationToken,
          next: (params: ConfigurationParams, token: CancellationToken) => Promise<any[] | Error>,
        ): Promise<any[] | Error>
      }
    }
  }
  export class LanguageClient {
    constructor(id: string, name: string, server: Executable, options: LanguageClientOptions)
    readonly state: State
    error(message: string, data?: any, showNotification?: boolean | 'force'): void
    start(): Promise<void>
    stop(): Promise<void>
    sendRequest<Result>(method: string, params: unknown): Promise<Result>
  }
}

declare module 'crypto' {
  export function randomBytes(count: number): { toString(encoding: string): string }
}
