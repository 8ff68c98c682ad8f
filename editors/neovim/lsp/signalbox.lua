-- Signalbox adds routes to the Swift support that you have, and replaces none of it.
--
-- Neovim 0.11 and later find this file by its name; `vim.lsp.enable('signalbox')` switches it on.
-- Older versions read it through `require('signalbox').setup()`.

---@type vim.lsp.Config
return {
  cmd = { 'signalbox', 'lsp' },
  filetypes = { 'swift' },
  -- The first that is found above the file: a route leads anywhere in the app, so the root is the app's.
  root_markers = { '.signalbox.yml', 'Package.swift', '.git' },
  -- Where no other server answers for Swift: `vim.lsp.config('signalbox', { init_options = { companion = 'none' } })`.
  init_options = { companion = 'sourcekit-lsp' },
}
