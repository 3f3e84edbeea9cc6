---@brief
---
--- https://github.com/tincture-dev/tincture
---
--- Tincture, a language server for design tokens and component specs.
--- Put the `tincture` program on your PATH, then `vim.lsp.enable('tincture')` (the plugin does it for you).
---
--- It starts only where something marks a design system: a `tincture.json`, a token file, a `DESIGN.md`, a resolver
--- document, a component file, settings of Style Dictionary or Terrazzo.

---@type vim.lsp.Config
return {
  cmd = { 'tincture', 'lsp' },
  filetypes = {
    'json', 'jsonc', 'json5', 'yaml', 'markdown', 'mdx', 'markdown.mdx', 'css', 'scss', 'less', 'postcss', 'swift',
  },
  root_dir = function(buffer, start)
    local root = require('tincture.root').of(buffer)
    if root then
      start(root)
    end
  end,
  settings = { tincture = vim.empty_dict() },
}
