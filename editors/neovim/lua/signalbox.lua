-- Signalbox for Neovim 0.7 to 0.10, and the requests of its own for every version.
--
-- It adds routes to the Swift support that you have, and replaces none of it.

local M = {}

-- Client ids by root, for versions without `vim.lsp.start`.
local clients = {}

local is_missing_reported = false

--- What Neovim 0.11 reads, so that every version has one configuration.
local function shipped_configuration()
  local file = vim.api.nvim_get_runtime_file('lsp/signalbox.lua', false)[1]
  assert(file, 'signalbox: lsp/signalbox.lua is not on the runtime path')
  return dofile(file)
end

local function parent(directory)
  local above = vim.fn.fnamemodify(directory, ':h')
  return above ~= directory and above or nil
end

local function has_entry(directory, marker)
  if not marker:find('*', 1, true) then
    return vim.loop.fs_stat(directory .. '/' .. marker) ~= nil
  end
  local pattern = '^' .. vim.pesc(marker):gsub('%%%*', '.*') .. '$'
  local handle = vim.loop.fs_scandir(directory)
  while handle do
    local name = vim.loop.fs_scandir_next(handle)
    if not name then
      return false
    end
    if name:match(pattern) then
      return true
    end
  end
  return false
end

--- The nearest directory with the first marker that any directory above the file has; else the file's own.
local function root_of(file, markers)
  for _, marker in ipairs(markers) do
    local directory = vim.fn.fnamemodify(file, ':p:h')
    while directory do
      if has_entry(directory, marker) then
        return directory
      end
      directory = parent(directory)
    end
  end
  return vim.fn.fnamemodify(file, ':p:h')
end

local function is_installed(config)
  if vim.fn.executable(config.cmd[1]) == 1 then
    return true
  end
  if not is_missing_reported then
    is_missing_reported = true
    local text = "signalbox: '%s' is not on the PATH. Run `sudo make install` in its repository, or pass `cmd` to setup()."
    vim.notify(text:format(config.cmd[1]), vim.log.levels.WARN)
  end
  return false
end

--- Neovim 0.7 starts and attaches in two steps, and does not look for a client that is there already.
local function start_by_hand(config, buffer)
  local id = clients[config.root_dir]
  if not id then
    local on_exit = config.on_exit
    config.on_exit = function(...)
      clients[config.root_dir] = nil
      if on_exit then
        on_exit(...)
      end
    end
    id = vim.lsp.start_client(config)
    clients[config.root_dir] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
end

local function attach(options, buffer)
  local file = vim.api.nvim_buf_get_name(buffer)
  if file == '' or file:find('^%a[%w+.-]*://') or vim.bo[buffer].buftype ~= '' then
    return
  end
  local config = vim.tbl_deep_extend('force', { name = 'signalbox' }, options)
  if not is_installed(config) then
    return
  end
  config.root_dir = root_of(file, config.root_markers)
  config.workspace_folders = { { uri = vim.uri_from_fname(config.root_dir), name = config.root_dir } }
  if vim.lsp.start then
    vim.api.nvim_buf_call(buffer, function()
      vim.lsp.start(config)
    end)
  else
    start_by_hand(config, buffer)
  end
end

--- Starts Signalbox for every Swift buffer. For Neovim 0.7 to 0.10; later versions have `vim.lsp.enable`.
---
---@param options table|nil whatever `vim.lsp.start_client` takes, over the configuration in `lsp/signalbox.lua`
function M.setup(options)
  local merged = vim.tbl_deep_extend('force', shipped_configuration(), options or {})
  if not vim.tbl_contains(merged.root_markers, '*.xcodeproj') then
    table.insert(merged.root_markers, #merged.root_markers, '*.xcodeproj')
  end
  local group = vim.api.nvim_create_augroup('signalbox', { clear = true })
  vim.api.nvim_create_autocmd('FileType', {
    group = group,
    pattern = merged.filetypes,
    callback = function(event)
      attach(merged, event.buf)
    end,
  })
end

local function any_client()
  local list = vim.lsp.get_clients or vim.lsp.get_active_clients
  for _, client in pairs(list()) do
    if client.name == 'signalbox' then
      return client
    end
  end
end

--- The shortest chain of transitions between two coordinators, routes or screens, as code to paste. It goes to the
--- unnamed register and to the message area.
---
---@param from string
---@param to string
function M.path(from, to)
  local client = any_client()
  if not client then
    return vim.notify('signalbox: the server does not run here', vim.log.levels.WARN)
  end
  local function show(error, result)
    if error then
      vim.notify('signalbox: ' .. error.message, vim.log.levels.WARN)
    elseif type(result) ~= 'table' then
      vim.notify(("signalbox: no chain leads from '%s' to '%s'"):format(from, to))
    else
      vim.fn.setreg('"', result.code)
      vim.notify(result.code)
    end
  end
  -- From 0.11 on, `request` is a method.
  local arguments = { 'signalbox/path', { from = from, to = to }, show }
  if vim.fn.has('nvim-0.11') == 1 then
    client:request(unpack(arguments))
  else
    client.request(unpack(arguments))
  end
end

return M
