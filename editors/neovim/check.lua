-- Drives the plugin in a real Neovim: nvim --clean --headless -l check.lua PROGRAM FOLDER
-- Opens a copy of the example design system, asks what a user would ask, prints one line for each answer.
local here = vim.fs.dirname(vim.fs.abspath(arg[0]))
local program, folder = arg[1], arg[2]
local passed, failed = 0, 0

local function check(sentence, holds, seen)
  if holds then
    passed = passed + 1
  else
    failed = failed + 1
  end
  io.stdout:write((holds and 'ok - ' or 'not ok - ') .. sentence .. '\n')
  if not holds and seen ~= nil then
    io.stdout:write('    saw: ' .. (type(seen) == 'string' and seen or vim.inspect(seen)) .. '\n')
  end
end

local function await(condition)
  return vim.wait(10000, condition, 20)
end

vim.opt.runtimepath:append(here)
vim.g.tincture_enable = false
vim.cmd('filetype on')
vim.cmd.runtime('plugin/tincture.lua')
vim.lsp.config('tincture', { cmd = { program, 'lsp' } })
vim.lsp.enable('tincture')

local function open(name)
  vim.cmd.edit(vim.fn.fnameescape(folder .. '/' .. name))
  local buffer = vim.api.nvim_get_current_buf()
  await(function()
    local client = vim.lsp.get_clients({ bufnr = buffer })[1]
    return client and client.initialized
  end)
  return buffer, vim.lsp.get_clients({ bufnr = buffer })[1]
end

-- The cursor on the last letter of the first `text` in the buffer, or of the first behind `anchor`.
local function place(buffer, text, anchor)
  local found = anchor == nil
  for row, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, false)) do
    if not found and line:find(anchor, 1, true) then
      found = true
    end
    local _, last = line:find(text, 1, true)
    if found and last then
      vim.api.nvim_win_set_cursor(0, { row, last - 1 })
      return
    end
  end
  error('not in the buffer: ' .. text)
end

local function ask(buffer, client, method, extra)
  local parameters = vim.lsp.util.make_position_params(0, client.offset_encoding)
  local answers = vim.lsp.buf_request_sync(buffer, method, vim.tbl_extend('force', parameters, extra or {}), 10000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

local questions = vim.json.decode(table.concat(vim.fn.readfile(vim.fs.dirname(here) .. '/questions.json'), '\n'))

for _, question in ipairs(questions) do
  local buffer, client = open(question.file)
  check(question.file .. ' attaches the server', client ~= nil)
  if not client then
    break
  end
  if question.at then
    place(buffer, question.at, question.after)
  end
  if question.hover then
    local hover = ask(buffer, client, 'textDocument/hover')
    check(('hover on `%s` says `%s`'):format(question.at, question.hover),
      hover and hover.contents.value:find(question.hover, 1, true), hover)
  end
  if question.definition then
    local links = ask(buffer, client, 'textDocument/definition')
    local link = links and (links[1] or links)
    check(('definition of `%s` is in %s'):format(question.at, question.definition),
      link and vim.endswith(link.targetUri or link.uri or '', question.definition), links)
  end
  if question.completion then
    local list = ask(buffer, client, 'textDocument/completion', { context = { triggerKind = 1 } })
    local labels = vim.tbl_map(function(item) return item.label end, list and (list.items or list) or {})
    check(('completion at `%s` offers `%s`'):format(question.at, question.completion),
      vim.tbl_contains(labels, question.completion), vim.list_slice(labels, 1, 10))
  end
  if question.finding then
    local function messages()
      return vim.tbl_map(function(item) return item.code .. ': ' .. item.message end, vim.diagnostic.get(buffer))
    end
    await(function() return table.concat(messages(), '\n'):find(question.finding, 1, true) end)
    check(question.file .. ' reports ' .. question.finding,
      table.concat(messages(), '\n'):find(question.finding, 1, true), messages())
  end
  if question.change then
    local cursor = vim.api.nvim_win_get_cursor(0)
    local line = vim.api.nvim_get_current_line()
    local first, last = line:find(question.change.from, 1, true)
    vim.api.nvim_buf_set_text(buffer, cursor[1] - 1, first - 1, cursor[1] - 1, last, { question.change.to })
    local function there()
      for _, item in ipairs(vim.diagnostic.get(buffer)) do
        if item.code == question.change.finding and item.lnum == cursor[1] - 1 then return item end
      end
    end
    await(there)
    local item = there()
    check('an edit that breaks a reference is reported', item ~= nil, vim.diagnostic.get(buffer))
    if item then
      local range = item.user_data.lsp.range
      local actions = vim.lsp.buf_request_sync(buffer, 'textDocument/codeAction', {
        textDocument = vim.lsp.util.make_text_document_params(buffer), range = range,
        context = { diagnostics = { item.user_data.lsp } },
      }, 10000) or {}
      local action
      for _, answer in pairs(actions) do action = (answer.result or {})[1] end
      check('a fix is offered', action and action.edit, actions)
      if action and action.edit then
        vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
        check('the fix restores the line', vim.api.nvim_get_current_line() == line, vim.api.nvim_get_current_line())
        check('the finding goes away', await(function() return there() == nil end), vim.diagnostic.get(buffer))
      end
    end
  end
  vim.cmd('bwipeout!')
end

for _, client in ipairs(vim.lsp.get_clients({ name = 'tincture' })) do
  client:stop()
  check('the server stops when asked', await(function() return vim.lsp.client_is_stopped(client.id) end))
end
-- Where nothing marks a design system the server stays away, and comes with the first file that does.
local elsewhere = vim.fn.tempname()
vim.fn.mkdir(elsewhere .. '/.git', 'p')
local function attaches(name, text)
  vim.fn.mkdir(vim.fs.dirname(elsewhere .. '/' .. name), 'p')
  vim.fn.writefile({ text }, elsewhere .. '/' .. name)
  vim.cmd.edit(vim.fn.fnameescape(elsewhere .. '/' .. name))
  local buffer = vim.api.nvim_get_current_buf()
  vim.wait(300, function() return vim.lsp.get_clients({ bufnr = buffer })[1] ~= nil end, 20)
  local client = vim.lsp.get_clients({ bufnr = buffer })[1]
  return client ~= nil, client and client.root_dir
end
check('an ordinary package.json starts no server', not attaches('package.json', '{}'))
check('nor does an ordinary README', not attaches('docs/README.md', '# App'))
check('a file that states tokens starts it, whatever its name', (attaches('other/brand.json', '{ "a": { "$value": 1 } }')))
local starts, root = attaches('brand/tokens/base.tokens.json', '{}')
check('a token file starts it at the root of the repository',
  starts and root == vim.fs.normalize(elsewhere), { starts, root })
check('and then the specs beside it are served', (attaches('docs/button.mdx', '# Button')))
check('with the filetype of MDX', vim.bo.filetype == 'mdx', vim.bo.filetype)
check('and the rules of Cursor', (attaches('.cursor/rules/button.mdc', '# Button')), vim.bo.filetype)
for _, client in ipairs(vim.lsp.get_clients({ name = 'tincture' })) do
  client:stop(true)
end

local health = pcall(function()
  vim.cmd('checkhealth tincture')
end)
check(':checkhealth tincture runs', health)
-- The tags are part of the plugin, so that `:help` works without a plugin manager; here they are made anew.
local function tags()
  return table.concat(vim.fn.readfile(here .. '/doc/tags'), '\n')
end
local known = vim.fn.filereadable(here .. '/doc/tags') == 1 and tags() or ''
vim.cmd.helptags(here .. '/doc')
check('doc/tags is what :helptags makes', known == tags(), known)
for _, subject in ipairs({ 'tincture', 'tincture-root', 'g:tincture_enable' }) do
  local opens = pcall(vim.cmd.help, subject)
  check(':help ' .. subject .. ' opens the manual', opens and vim.endswith(vim.api.nvim_buf_get_name(0), 'doc/tincture.txt'),
    vim.api.nvim_buf_get_name(0))
end
io.stdout:write(('%d passed, %d failed\n'):format(passed, failed))
os.exit(failed == 0 and 0 or 1)
