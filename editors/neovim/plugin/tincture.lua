-- Starts the server for token files, specs and code that uses them.
-- Set `vim.g.tincture_enable = false` before this file is read to start it yourself.
if vim.g.loaded_tincture then
  return
end
vim.g.loaded_tincture = true

-- Neovim knows `*.tokens.json`, but not the bare `*.tokens`.
vim.filetype.add({ extension = { tokens = 'json' } })

if vim.g.tincture_enable ~= false and vim.lsp.enable then
  vim.lsp.enable('tincture')
end
