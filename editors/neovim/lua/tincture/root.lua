-- Where a design system is: the project of a file, if something in it marks one.
local M = {}

local repositories = { '.git', '.hg', '.jj' }

local function is_marker(name)
  return name == 'tincture.json' or name == 'DESIGN.md' or name == 'tokens.json' or name == '$themes.json'
    or name == '$metadata.json' or name:find('%.tokens$') ~= nil
    or name:find('%.tokens%.json$') ~= nil or name:find('%.tokens%.ya?ml$') ~= nil or name:find('^tokens%.ya?ml$') ~= nil
    or name:find('%.resolver%.json$') ~= nil or name:find('%.resolver%.ya?ml$') ~= nil
    or name:find('%.component%.json$') ~= nil or name:find('%.component%.ya?ml$') ~= nil
    or name:find('^style%-dictionary%.config%.') ~= nil or name:find('^sd%.config%.') ~= nil
    or name:find('^terrazzo%.config%.') ~= nil
end

-- A folder as large as this is no place to search on the way to a first keystroke; the ways in that are left are a
-- `tincture.json` above the file and the name of the file itself.
local most_entries, most_levels = 5000, 5

local function holds_marker(folder)
  local seen = 0
  local entries = vim.fs.dir(folder, {
    depth = most_levels,
    skip = function(path)
      local name = vim.fs.basename(path)
      return name ~= 'node_modules' and not vim.startswith(name, '.') and seen < most_entries
    end,
  })
  for path, kind in entries do
    seen = seen + 1
    if kind == 'file' and is_marker(vim.fs.basename(path)) then
      return true
    end
    if seen >= most_entries then
      return false
    end
  end
  return false
end

-- A token file may have any name; what it says marks it. A file has its first token early.
local function states_token(buffer)
  for _, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, 500, false)) do
    if line:find('"%$value"%s*:') or line:find('^%s*%$value%s*:') then
      return true
    end
  end
  return false
end

local marked = {}

---The folder that the server should work in for a buffer; nil where nothing marks a design system.
---
---It is the project as the server has it: the folder of the nearest `tincture.json`, else the root of the repository,
---else the file's own folder. A home folder is never searched.
---@param buffer integer
---@return string?
function M.of(buffer)
  local path = vim.api.nvim_buf_get_name(buffer)
  if path == '' or path:find('^%a+://') then
    return nil
  end
  local settings = vim.fs.root(path, 'tincture.json')
  local repository = vim.fs.root(path, repositories)
  -- The search for settings ends at the root of the repository.
  if settings and (not repository or vim.startswith(settings, repository)) then
    return settings
  end
  local root = repository or vim.fs.dirname(path)
  if is_marker(vim.fs.basename(path)) or states_token(buffer) then
    marked[root] = true
    return root
  end
  if root == vim.fs.normalize('~') or root == '/' then
    return nil
  end
  -- What marks a project seldom goes away; what is missing may come with the next file.
  marked[root] = marked[root] or holds_marker(root) or nil
  return marked[root] and root
end

return M
