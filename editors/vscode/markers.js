// @ts-check
'use strict';
// What marks a design system before anybody has read it: the names of files, and what open documents state.

/** As globs, like the `workspaceContains` of package.json; a test compares the two. */
const patterns = [
  'tincture.json', 'DESIGN.md', 'tokens.json', 'tokens.{yaml,yml}', '*.tokens.json', '*.tokens', '*.tokens.{yaml,yml}',
  '*.resolver.json', '*.resolver.{yaml,yml}', '*.component.json', '*.component.{yaml,yml}', '$themes.json', '$metadata.json',
  'style-dictionary.config.{js,cjs,mjs,ts,json,json5}', 'sd.config.{js,cjs,mjs,ts,json,json5}',
  'terrazzo.config.{js,mjs,ts}',
];
const markers = { patterns, glob: `**/{${patterns.flatMap(unfolded).join(',')}}` };

const name = new RegExp(`(^|/)(${patterns.flatMap(unfolded).map(expression).join('|')})$`);
/**
 * What a document has to state, and how often at the least: four lengths or colors make two components with two
 * properties each; a single `$value` is a token.
 * @type {[string[], RegExp, number][]}
 */
const statements = [
  [['markdown', 'mdx', 'mdc'], /\b\d+(\.\d+)?(px|pt|dp|sp|rem)\b|#[0-9a-f]{6}\b/gi, 4],
  [['json', 'jsonc', 'json5'], /"\$value"\s*:/g, 1],
  [['json', 'jsonc', 'json5'], /"value"\s*:/g, 4],
  [['yaml'], /^\s*\$value\s*:/gm, 1],
  [['css', 'scss', 'less', 'postcss', 'tailwindcss'], /^\s*--[\w-]+\s*:/gm, 4],
];

/**
 * Whether a document calls for the server: by its name or by what it states.
 * @param {{ uri: { path: string }, languageId: string, getText(): string }} document
 */
function isMarked(document) {
  if (name.test(document.uri.path)) return true;
  return statements.some(([languages, statement, fewest]) =>
    languages.includes(document.languageId) && isFound(statement, fewest, document.getText()));
}

/** @param {RegExp} statement @param {number} fewest @param {string} text */
function isFound(statement, fewest, text) {
  let count = 0;
  for (const _ of text.matchAll(statement)) if (++count === fewest) return true;
  return false;
}

/** `a.{b,c}` as `a.b` and `a.c`: globs within braces have none of their own. @param {string} pattern */
function unfolded(pattern) {
  const [, before, list, after] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
  return list === undefined ? [pattern] : list.split(',').map((part) => before + part + after);
}

/** @param {string} glob */
function expression(glob) {
  return glob.replace(/[.$]/g, '\\$&').replace(/\*/g, '[^/]*');
}

module.exports = { isMarked, markers };
