-- `:checkhealth tincture`
local M = {}

local function server_command()
  local config = vim.lsp.config and vim.lsp.config.tincture
  return config and type(config.cmd) == 'table' and config.cmd[1] or 'tincture'
end

function M.check()
  local health = vim.health
  health.start('tincture')

  if vim.fn.has('nvim-0.11') == 1 then
    health.ok('Neovim ' .. tostring(vim.version()))
  else
    health.error('Neovim 0.11 or newer is needed.', { 'Update Neovim, or start the server with vim.lsp.start().' })
  end

  local program = server_command()
  if vim.fn.executable(program) == 1 then
    health.ok(vim.trim(vim.fn.system({ program, '--version' })) .. ' (' .. vim.fn.exepath(program) .. ')')
  else
    health.error('`' .. program .. '` is not on your PATH.', { 'Build it: swift build -c release', 'Or set cmd: vim.lsp.config("tincture", { cmd = { "/path/to/tincture", "lsp" } })' })
  end

  local clients = vim.lsp.get_clients({ name = 'tincture' })
  if #clients == 0 then
    health.info('Not running: open a token file or a spec first.')
  end
  for _, client in ipairs(clients) do
    health.ok(('Running in %s, columns in %s.'):format(client.root_dir or 'a single file', client.offset_encoding))
  end
end

return M
