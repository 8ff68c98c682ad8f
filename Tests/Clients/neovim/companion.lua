-- Signalbox and sourcekit-lsp on one buffer: nothing is said twice, and each has its own.

package.path = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/?.lua;' .. package.path
local session = require('session')

require('signalbox').setup()

local buffer

local tests = {
  {
    'both attach',
    function()
      buffer = session.open('Coordinators/ParcelsCoordinator.swift')
      local id = vim.lsp.start_client({
        name = 'sourcekit-lsp', cmd = { vim.env.SOURCEKIT_LSP }, root_dir = vim.env.WORKSPACE,
      })
      vim.lsp.buf_attach_client(buffer, id)
      session.client(buffer, 'signalbox')
      session.client(buffer, 'sourcekit-lsp')
    end,
  },
  {
    'what both could do is left to sourcekit-lsp',
    function()
      local ours = session.client(buffer, 'signalbox').server_capabilities
      local theirs = session.client(buffer, 'sourcekit-lsp').server_capabilities
      for _, capability in ipairs({ 'documentSymbolProvider', 'documentHighlightProvider', 'renameProvider' }) do
        assert(theirs[capability] and not ours[capability], capability)
      end
    end,
  },
  {
    'symbols come from one server',
    function()
      local params = { textDocument = vim.lsp.util.make_text_document_params(buffer) }
      local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/documentSymbol', params, 20000)
      session.equal(vim.tbl_count(answers), 1)
      assert(#session.ask(buffer, 'sourcekit-lsp', 'textDocument/documentSymbol', params) > 0)
    end,
  },
  {
    'findings about routes are ours alone',
    function()
      session.wait('findings', function()
        return #session.findings(buffer) > 0
      end)
      session.equal(session.findings(buffer), { 'unused-route' })
      for _, finding in ipairs(vim.diagnostic.get(buffer)) do
        assert(finding.source == 'signalbox' or not vim.startswith(finding.message, 'modal '), finding.message)
      end
    end,
  },
  {
    'a jump leads to places of which none is named twice',
    function()
      session.go(buffer, 'var de|tail = makeDetail')
      local answers = vim.lsp.buf_request_sync(
        buffer, 'textDocument/definition', vim.lsp.util.make_position_params(0, 'utf-16'), 20000)
      local lines = {}
      for _, answer in pairs(answers) do
        for _, target in ipairs(vim.tbl_islist(answer.result or {}) and answer.result or { answer.result }) do
          table.insert(lines, (target.range or target.targetSelectionRange).start.line)
        end
      end
      local factory = session.place(buffer, 'func |makeDetail(')
      session.contains(lines, factory)
      session.equal(#lines, #vim.fn.uniq(vim.fn.sort(vim.deepcopy(lines))))
    end,
  },
  {
    'typing reaches both, and neither is lost',
    function()
      local row = session.place(buffer, '|final class ParcelsCoordinator')
      for _, text in ipairs({ '/', '/', ' ', 'w', 'o', 'r', 'd' }) do
        local line = vim.api.nvim_buf_get_lines(buffer, row - 1, row, true)[1]
        vim.api.nvim_buf_set_text(buffer, row - 1, #line, row - 1, #line, { text })
      end
      session.settle(buffer)
      session.equal(session.line(buffer, '// |word'), '// word')
      session.equal(session.findings(buffer), { 'unused-route' })
      assert(not session.client(buffer, 'sourcekit-lsp').is_stopped())
    end,
  },
}

session.run(tests)
