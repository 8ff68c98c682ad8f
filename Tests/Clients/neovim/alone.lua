-- Signalbox alone in Neovim, through what editors/neovim ships and Neovim's own functions.

package.path = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/?.lua;' .. package.path
local session = require('session')

require('signalbox').setup({ init_options = { companion = 'none' } })

local LIST = 'Screens/ParcelListScreen.swift'
local LINKS = 'App/DeepLinkHandler.swift'
local PARCELS = 'Coordinators/ParcelsCoordinator.swift'
local buffer

local function labels(items)
  return vim.tbl_map(function(item)
    return item.word
  end, items)
end

--- What completion offers at the cursor, by the function that 'omnifunc' names.
local function omni(before)
  local start = vim.lsp.omnifunc(1, '')
  if start >= 0 then
    return labels(vim.lsp.omnifunc(0, before))
  end
  -- Neovim 0.7 answers through the menu, which needs insert mode; the request is the same.
  local params = vim.lsp.util.make_position_params(0, 'utf-16')
  local answer = session.ask(buffer, 'signalbox', 'textDocument/completion', params)
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local line = vim.api.nvim_buf_get_lines(buffer, row - 1, row, true)[1]
  return labels(vim.lsp.util.text_document_completion_list_to_complete_items(answer, line:sub(column + 1, column)))
end

local tests = {
  {
    'a Swift buffer starts the server at the root of the app',
    function()
      buffer = session.open(LIST)
      session.equal(vim.bo[buffer].filetype, 'swift')
      local client = session.client(buffer, 'signalbox')
      session.equal(client.config.root_dir, vim.env.WORKSPACE)
      session.equal(client.config.cmd, { 'signalbox', 'lsp' })
    end,
  },
  {
    'a second buffer shares it',
    function()
      local other = session.open(LINKS)
      session.equal(session.client(other, 'signalbox').id, session.client(buffer, 'signalbox').id)
      vim.api.nvim_set_current_buf(buffer)
    end,
  },
  {
    'findings arrive',
    function()
      session.wait('findings', function()
        return #session.findings(buffer) > 0
      end)
      session.equal(session.findings(buffer), { 'unknown-route' })
    end,
  },
  {
    'they follow the typing',
    function()
      local row, column = session.place(buffer, 'route(to: \\.|detial')
      vim.api.nvim_buf_set_text(buffer, row, column, row, column + #'detial', { 'detail' })
      session.settle(buffer)
      session.equal(session.findings(buffer), {})
    end,
  },
  {
    'completion offers routes',
    function()
      local row, column = session.place(buffer, 'route(to: \\.|detail')
      vim.api.nvim_buf_set_text(buffer, row, column, row, column + #'detail', { '' })
      session.go(buffer, 'route(to: \\.|, parcel.id)')
      local offered = omni('')
      for _, route in ipairs({ 'detail', 'tracking', 'payment', 'help' }) do
        session.contains(offered, route)
      end
      vim.api.nvim_buf_set_text(buffer, row, column, row, column, { 'detail' })
      session.equal(session.line(buffer, 'router.route|'), '        router.route(to: \\.detail, parcel.id)')
    end,
  },
  {
    'a jump leads to the declaration and to the function that makes the screen',
    function()
      session.go(buffer, 'route(to: \\.de|tail')
      vim.lsp.buf.definition()
      session.wait('the jump', function()
        return vim.fn.expand('%:t') == 'ParcelsCoordinator.swift' or #vim.fn.getqflist() > 1
      end)
      local lines = vim.tbl_map(function(item)
        return vim.trim(item.text)
      end, vim.fn.getqflist())
      session.contains(lines, '@Route(.push) var detail = makeDetail')
      session.contains(lines, 'func makeDetail(id: Parcel.ID) -> some View {')
      session.equal(#lines, #vim.fn.uniq(vim.fn.sort(vim.deepcopy(lines))))
      vim.cmd('cclose')
      vim.api.nvim_set_current_buf(buffer)
    end,
  },
  {
    'hover says what the route is',
    function()
      local answer = session.ask(buffer, 'signalbox', 'textDocument/hover', session.go(buffer, 'route(to: \\.de|tail'))
      assert(answer.contents.value:find('ParcelsCoordinator', 1, true), vim.inspect(answer))
    end,
  },
  {
    'references are all uses',
    function()
      local declaring = session.open(PARCELS)
      local params = session.go(declaring, 'var de|tail = makeDetail')
      params.context = { includeDeclaration = false }
      local names = vim.tbl_map(function(each)
        return vim.fn.fnamemodify(vim.uri_to_fname(each.uri), ':t')
      end, session.ask(declaring, 'signalbox', 'textDocument/references', params))
      session.contains(names, 'DeepLinkHandler.swift')
      session.contains(names, 'ParcelListScreen.swift')
    end,
  },
  {
    'code lenses stand in the lines of the declarations',
    function()
      local declaring = session.open(PARCELS)
      local params = { textDocument = vim.lsp.util.make_text_document_params(declaring) }
      local rows = vim.tbl_map(function(lens)
        return lens.range.start.line
      end, session.ask(declaring, 'signalbox', 'textDocument/codeLens', params))
      session.contains(rows, (session.place(declaring, 'var |detail = makeDetail')))
    end,
  },
  {
    'the call hierarchy tells who leads to a route',
    function()
      local declaring = session.open(PARCELS)
      local params = session.go(declaring, 'var de|tail = makeDetail')
      local item = session.ask(declaring, 'signalbox', 'textDocument/prepareCallHierarchy', params)[1]
      session.equal(item.name, 'detail')
      vim.lsp.buf.incoming_calls()
      session.wait('callers', function()
        return vim.fn.getqflist({ title = 0 }).title == 'LSP call hierarchy'
      end)
      local callers = vim.tbl_map(function(call)
        return call.text
      end, vim.fn.getqflist())
      session.contains(callers, 'ParcelListScreen')
      vim.cmd('cclose')
      vim.api.nvim_set_current_buf(declaring)
    end,
  },
  {
    'symbols are the coordinator and its routes',
    function()
      local declaring = session.open(PARCELS)
      local params = { textDocument = vim.lsp.util.make_text_document_params(declaring) }
      local items = vim.lsp.util.symbols_to_items(
        session.ask(declaring, 'signalbox', 'textDocument/documentSymbol', params), declaring)
      local text = table.concat(vim.tbl_map(function(item)
        return item.text
      end, items), '\n')
      assert(text:find('ParcelsCoordinator', 1, true) and text:find('tracking', 1, true), text)
    end,
  },
  {
    'rename changes the declaration and the uses',
    function()
      local declaring = session.open(PARCELS)
      if not session.client(declaring, 'signalbox').server_capabilities.renameProvider then
        return session.skip('rename is not served')
      end
      session.go(declaring, 'var pay|ment = makePayment')
      vim.lsp.buf.rename('checkout')
      session.wait('the new name', function()
        return pcall(session.place, declaring, 'var |checkout = makePayment')
      end)
      local using = session.open('Screens/ParcelDetailScreen.swift')
      assert(session.line(using, 'router.route(to: \\.|checkout, invoice) }'))
    end,
  },
  {
    'a path is yanked as code',
    function()
      require('signalbox').path('MainCoordinator', 'ProfileScreen')
      session.wait('the path', function()
        return vim.fn.getreg('"'):find('focusFirst', 1, true) ~= nil
      end)
    end,
  },
  {
    'nothing was complained about, and the server ends with its client',
    function()
      session.equal(vim.api.nvim_exec('messages', true):lower():find('does not support'), nil)
      local client = session.client(buffer, 'signalbox')
      client.stop()
      session.wait('the end', client.is_stopped)
    end,
  },
}

session.run(tests)
