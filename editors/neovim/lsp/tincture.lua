---@brief
---
--- https://github.com/tincture-dev/tincture
---
--- Tincture, a language server for design tokens and component specs.
--- Put the `tincture` program on your PATH, then `vim.lsp.enable('tincture')` (the plugin does it for you).

---@type vim.lsp.Config
return {
  cmd = { 'tincture', 'lsp' },
  filetypes = { 'json', 'jsonc', 'json5', 'yaml', 'markdown', 'css', 'scss', 'less', 'swift' },
  -- Nested lists mean "of equal priority" since 0.11.3; before that a list is an order of preference.
  root_markers = vim.fn.has('nvim-0.11.3') == 1 and { { 'tincture.json' }, { 'package.json', 'Package.swift' }, { '.git' } }
    or { 'tincture.json', 'package.json', 'Package.swift', '.git' },
  settings = { tincture = vim.empty_dict() },
}
