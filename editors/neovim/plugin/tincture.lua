-- Starts the server for token files, specs and code that uses them, where something marks a design system.
-- Set `vim.g.tincture_enable = false` before this file is read to start it yourself.
if vim.g.loaded_tincture then
  return
end
vim.g.loaded_tincture = true

-- Neovim knows `*.tokens.json`, but not the bare `*.tokens`; `*.mdx` has a name in newer versions only. The rules of Cursor
-- are Markdown.
vim.filetype.add({ extension = { tokens = 'json', mdx = 'mdx', mdc = 'markdown', pcss = 'postcss', postcss = 'postcss' } })

if vim.g.tincture_enable ~= false and vim.lsp.enable then
  vim.lsp.enable('tincture')
end
