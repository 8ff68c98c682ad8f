-- What the tests in this folder have in common: waiting, places in a buffer, and a report that a program can read.

local M = {}

local PATIENCE = 20000

--- Waits for a condition, and never longer than it takes.
function M.wait(what, condition)
  assert(vim.wait(PATIENCE, condition, 10), 'waited in vain for ' .. what)
end

function M.open(name)
  vim.cmd('edit ' .. vim.fn.fnameescape(vim.env.WORKSPACE .. '/' .. name))
  return vim.api.nvim_get_current_buf()
end

function M.clients(buffer)
  local found = {}
  for _, client in pairs(vim.lsp.buf_get_clients(buffer)) do
    found[client.name] = client
  end
  return found
end

--- The client, once it is ready for this buffer.
function M.client(buffer, name)
  M.wait(name, function()
    local client = M.clients(buffer)[name]
    return client and client.initialized
  end)
  return M.clients(buffer)[name]
end

--- Line from zero and byte column of `|` in a piece of text that stands in one line of the buffer.
function M.place(buffer, marked)
  local before, after = marked:match('^(.*)|(.*)$')
  for row, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    local start = line:find(before .. after, 1, true)
    if start then
      return row - 1, start - 1 + #before
    end
  end
  error('not in the buffer: ' .. marked)
end

--- Puts the cursor there, and returns what requests at the cursor send.
function M.go(buffer, marked)
  local row, column = M.place(buffer, marked)
  vim.api.nvim_win_set_cursor(0, { row + 1, column })
  return vim.lsp.util.make_position_params(0, 'utf-16')
end

--- The answer of one client to a request about the current buffer.
function M.ask(buffer, name, method, params)
  local client = M.client(buffer, name)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, PATIENCE) or {}
  local answer = answers[client.id] or {}
  assert(not answer.err and not answer.error, vim.inspect(answer))
  return answer.result
end

--- Until the server has taken in all that was typed, and sent what follows from it.
function M.settle(buffer)
  local client, is_done = M.client(buffer, 'signalbox'), false
  client.request('signalbox/synchronize', vim.empty_dict(), function(problem)
    assert(not problem, vim.inspect(problem))
    is_done = true
  end, buffer)
  M.wait('synchronization', function()
    return is_done
  end)
end

function M.findings(buffer)
  local codes = {}
  for _, finding in ipairs(vim.diagnostic.get(buffer)) do
    if finding.source == 'signalbox' then
      table.insert(codes, tostring(finding.code or finding.user_data.lsp.code))
    end
  end
  table.sort(codes)
  return codes
end

function M.line(buffer, marked)
  local row = M.place(buffer, marked)
  return vim.api.nvim_buf_get_lines(buffer, row, row + 1, true)[1]
end

function M.equal(actual, expected)
  assert(vim.deep_equal(actual, expected), ('%s, not %s'):format(vim.inspect(actual), vim.inspect(expected)))
end

function M.contains(list, value)
  assert(vim.tbl_contains(list, value), ('%s is not among %s'):format(vim.inspect(value), vim.inspect(list)))
end

local function print_line(text)
  io.stdout:write(text .. '\n')
end

local SKIPPED = {}

--- Ends a test that cannot run, and says why.
function M.skip(reason)
  error(setmetatable({ reason = reason }, SKIPPED))
end

local function traced(problem)
  return getmetatable(problem) == SKIPPED and problem or debug.traceback(problem)
end

--- Runs the tests in order, says how each went, and ends Neovim: with 1 if any failed.
function M.run(tests)
  local failed = false
  for _, test in ipairs(tests) do
    local name, body = test[1], test[2]
    local is_right, problem = xpcall(body, traced)
    if is_right then
      print_line('ok ' .. name)
    elseif type(problem) == 'table' then
      print_line(('skipped %s: %s'):format(name, problem.reason))
    else
      failed = true
      print_line(('FAILED %s\n%s'):format(name, problem))
    end
  end
  local messages = vim.api.nvim_exec('messages', true)
  if messages ~= '' then
    print_line('messages: ' .. messages)
  end
  vim.cmd(failed and 'cquit 1' or 'qall!')
end

return M
