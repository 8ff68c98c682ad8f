-- Without the binary there is one message, however many files are opened.

package.path = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h') .. '/?.lua;' .. package.path
local session = require('session')

local messages = {}
vim.notify = function(message)
  table.insert(messages, message)
end
require('signalbox').setup({ cmd = { 'signalbox-that-is-not-there', 'lsp' } })

session.run({
  {
    'one message names the program and the command that installs it',
    function()
      session.open('Screens/ParcelListScreen.swift')
      session.open('App/DeepLinkHandler.swift')
      session.equal(#messages, 1)
      assert(messages[1]:find('signalbox-that-is-not-there', 1, true) and messages[1]:find('make install', 1, true))
      session.equal(vim.lsp.get_active_clients(), {})
    end,
  },
})
