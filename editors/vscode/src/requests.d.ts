// Written by Tests/Clients/vscode/request_types.py from protocol/extensions: do not edit.

export interface CustomRequests {
  'signalbox/path': {
    params: {
      from: string
      to: string
    }
    result: null | {
      version: 1
      code: string
      steps: Array<{
        node: string
        edge: string
        uri: string | null
        range: {
          start: {
            line: number
            character: number
          }
          end: {
            line: number
            character: number
          }
        } | null
        code: string
      }>
    }
  }
  'signalbox/routeGraph': {
    params: {
      format?: 'json' | 'dot' | 'mermaid' | 'svg' | 'html'
      root?: string
      depth?: number
      folder?: string
    }
    result: {
      version: 1
      nodes: Array<{
        id: string
        kind: 'coordinator' | 'route' | 'screen' | 'action'
        name: string
        uri: string | null
        range: {
          start: {
            line: number
            character: number
          }
          end: {
            line: number
            character: number
          }
        } | null
      }>
      edges: Array<{
        from: string
        to: string
        kind: string
        uri: string | null
        range: {
          start: {
            line: number
            character: number
          }
          end: {
            line: number
            character: number
          }
        } | null
      }>
    } | {
      version: 1
      text: string
    }
  }
  'signalbox/status': {
    params: {}
    result: {
      version: string
      pid: number
      state: 'indexing' | 'ready' | 'degraded'
      reason: string | null
      folders: Array<{
        uri: string
        files: number
        filesParsed: number
        coordinators: number
        routes: number
        transitions: {
          total: number
          resolved: number
          unresolved: number
        }
      }>
      openDocuments: number
      suspectDocuments: number
      memory: {
        residentBytes: number
        peakBytes: number
      }
      uptimeSeconds: number
      requests: Array<{
        method: string
        count: number
        p50Milliseconds: number
        p95Milliseconds: number
      }>
    }
  }
  'signalbox/synchronize': {
    params: {}
    result: null
  }
}
