'use strict';
// Drives an unpacked package as VS Code would, with the program and the client inside: node test/package.js EXTENSION FOLDER
const childProcess = require('node:child_process');
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');

const [extensionPath, folder] = process.argv.slice(2).map((argument) => path.resolve(argument));
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  request === 'vscode' ? path.join(__dirname, 'vscode.js') : resolve(request, ...rest);

/** The servers that were started, in order. */
const servers = [];
const { spawn } = childProcess;
childProcess.spawn = (...words) => {
  servers.push(spawn(...words));
  return servers.at(-1);
};

const editor = require('./vscode.js');
const { record } = editor;
const manifest = JSON.parse(fs.readFileSync(path.join(extensionPath, 'package.json'), 'utf8'));
const extension = require(path.join(extensionPath, manifest.main));

let passed = 0;
let failed = 0;
function check(sentence, holds, seen) {
  holds ? passed++ : failed++;
  console.log(`${holds ? 'ok' : 'not ok'} - ${sentence}`);
  if (!holds) console.log(`    saw: ${JSON.stringify(seen)?.slice(0, 500)}`);
}

async function until(condition) {
  for (const end = Date.now() + 10000; Date.now() < end; await new Promise((done) => setTimeout(done, 20))) {
    const value = await condition();
    if (value) return value;
  }
  return undefined;
}

const token = { onCancellationRequested() {} };
const provider = (kind) => record.providers.get(kind);

async function main() {
  const context = { subscriptions: [], extensionPath };
  for (const [key, { default: value }] of Object.entries(manifest.contributes.configuration.properties)) record.settings[key] = value;
  record.folders = [folder];
  record.trusted = false;
  await extension.activate(context);
  check('an untrusted workspace gets the program inside', await until(() => provider('Hover')), record.output);
  check('and no message', record.messages.length === 0, record.messages);

  const file = path.join(folder, 'tokens/light.tokens.json');
  const text = fs.readFileSync(file, 'utf8');
  const document = await editor.open(file, 'json', text);
  const lines = text.split('\n');
  const line = lines.findIndex((content) => content.includes('{palette.slate.90}'));
  const place = { line, character: lines[line].indexOf('palette.slate.90') + 10 };

  const findings = await until(() => record.diagnostics.get(String(document.uri))?.length && record.diagnostics.get(String(document.uri)));
  const broken = findings?.find((item) => item.code?.value === 'unresolved-reference' || item.code === 'unresolved-reference');
  check('findings arrive', broken, findings);
  const hover = await provider('Hover').provideHover(document, place, token);
  check('hover shows what an alias is worth', hover?.contents[0].value?.includes('#'), hover);
  const [target] = await provider('Definition').provideDefinition(document, place, token);
  check('a definition is in another file', target?.targetUri.path.endsWith('primitives.tokens.json'), target);
  const uses = await provider('Reference').provideReferences(document, place, { includeDeclaration: true }, token);
  check('references are found', uses.length > 1, uses);
  const list = await provider('CompletionItem').provideCompletionItems(document, place, token, { triggerKind: 0 });
  const item = list.items.find(({ label }) => (label.label ?? label).startsWith('palette.'));
  check('names are completed', item, list.items.slice(0, 3));
  check('and resolved', item && await provider('CompletionItem').resolveCompletionItem(item, token), item);
  check('colors have swatches', (await provider('Color').provideDocumentColors(document, token)).length > 0);
  check('the outline has symbols', (await provider('DocumentSymbol').provideDocumentSymbols(document, token)).length > 0);
  check('stretches fold', (await provider('FoldingRange').provideFoldingRanges(document, {}, token)).length > 0);
  check('words are colored', (await provider('DocumentSemanticTokens').provideDocumentSemanticTokens(document, token)).data.length > 0);
  const edit = await provider('Rename').provideRenameEdits(document, place, '95', token);
  check('a rename edits every use', edit?.edits.length > 1, edit);
  if (broken) {
    const actions = await provider('CodeActions').provideCodeActions(document, broken.range, { diagnostics: [broken], triggerKind: 1 }, token);
    check('a fix is offered', actions.some((action) => action.edit?.edits.length > 0), actions);
  }
  await record.commands.get('tincture.restartServer')();
  check('a restart is a fresh server', await until(async () => (await provider('Hover')?.provideHover(document, place, token))?.contents));
  const count = servers.length;
  servers.at(-1).kill('SIGKILL');
  check('a server that dies is started again', await until(async () =>
    servers.length > count && (await provider('Hover')?.provideHover(document, place, token))?.contents), servers.length);
  check('no error is shown', record.messages.every(({ level }) => level !== 'error'), record.messages);
  await extension.deactivate();
  for (const entry of context.subscriptions) entry.dispose();
  check('nothing is left behind', record.commands.size === 0 && record.providers.size === 0, [...record.providers.keys()]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}

main().catch((error) => {
  console.error(error, record.output);
  process.exit(1);
});
