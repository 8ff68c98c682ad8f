-- A Neovim that has nothing but what editors/neovim ships.
vim.opt.swapfile = false
vim.opt.runtimepath:prepend(vim.env.SIGNALBOX_EDITORS .. '/neovim')
vim.lsp.set_log_level('warn')
