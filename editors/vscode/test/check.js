'use strict';
// Drives the extension against a real server without VS Code: node test/check.js PROGRAM FOLDER
const fs = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const [program, folder] = process.argv.slice(2).map((argument) => path.resolve(argument));
process.env.TINCTURE_FOLDER = folder;
const stand = { vscode: './vscode.js', 'vscode-languageclient/node': './languageclient.js' };
const resolve = Module._resolveFilename;
Module._resolveFilename = (request, ...rest) =>
  stand[request] ? path.join(__dirname, stand[request]) : resolve(request, ...rest);

const editor = require('./vscode.js');
const { clients } = require('./languageclient.js');
const extension = require('../extension.js');
const { markers } = require('../markers.js');
const manifest = JSON.parse(fs.readFileSync(path.join(__dirname, '..', 'package.json'), 'utf8'));
const questions = JSON.parse(fs.readFileSync(path.join(__dirname, '..', '..', 'questions.json'), 'utf8'));

let passed = 0;
let failed = 0;
function check(sentence, holds, seen) {
  holds ? passed++ : failed++;
  console.log(`${holds ? 'ok' : 'not ok'} - ${sentence}`);
  if (!holds && seen !== undefined) console.log(`    saw: ${JSON.stringify(seen)}`);
}

async function until(condition) {
  for (const end = Date.now() + 10000; Date.now() < end; await new Promise((done) => setTimeout(done, 20))) {
    const value = condition();
    if (value) return value;
  }
  return condition();
}

/** Where `text` ends, in the first line that holds it at or behind the one that holds `after`. */
function place(content, { at, after }) {
  const lines = content.split('\n');
  const first = after ? lines.findIndex((line) => line.includes(after)) : 0;
  const line = lines.findIndex((text, index) => index >= first && text.includes(at));
  return { line, character: lines[line].indexOf(at) + at.length - 1 };
}

async function ask(client, question) {
  const file = path.join(folder, question.file);
  const uri = pathToFileURL(file).href;
  const content = fs.readFileSync(file, 'utf8');
  client.notify('textDocument/didOpen', { textDocument: { uri, languageId: question.language, version: 1, text: content } });
  const at = question.at && { textDocument: { uri }, position: place(content, question) };
  if (question.hover) {
    const hover = await client.request('textDocument/hover', at);
    check(`hover on ${question.at} says ${question.hover}`, hover?.contents.value.includes(question.hover), hover);
    check('hover shows a picture', !question.picture || hover?.contents.value.includes('data:image/svg+xml'), hover);
  }
  if (question.definition) {
    const links = await client.request('textDocument/definition', at);
    check(`definition of ${question.at} is in ${question.definition}`, links?.[0]?.targetUri.endsWith(question.definition), links);
  }
  if (question.finding) {
    const found = await until(() => client.diagnostics.get(uri)?.some((item) => item.code === question.finding));
    check(`${question.file} reports ${question.finding}`, found, client.diagnostics.get(uri));
  }
}

/** A language alone says nothing; a name, or what a document states, does. */
async function startsOnlyWhereCalledFor(context) {
  const { record } = editor;
  const before = clients.length;
  record.settings['tincture.server.path'] = program;
  record.documents = [];
  await editor.open(path.join(folder, 'package.json'), 'json', '{ "name": "app" }');
  context.subscriptions.length = 0;
  await extension.activate(context);
  check('a package.json starts no server', clients.length === before, record.output);
  await editor.open(path.join(folder, 'README.md'), 'markdown', '# An app\n\nIts logo is 10px wide.');
  check('nor does an ordinary README', clients.length === before, record.output);
  await editor.open(path.join(folder, 'brand.json'), 'json', '{ "brand": { "$value": "#0d7377" } }');
  check('a file with tokens does, whatever its name', clients.length === before + 1 && clients.at(-1).state === 2);
  await extension.deactivate();
  for (const item of context.subscriptions) item.dispose();

  record.documents = [];
  record.folders = [];
  await editor.open('/somewhere/button.css', 'css', '.button {}');
  context.subscriptions.length = 0;
  await extension.activate(context);
  check('a single file without a folder is served', clients.length === before + 2 && clients.at(-1).state === 2);
  await extension.deactivate();
  for (const item of context.subscriptions) item.dispose();
}

async function main() {
  const context = { subscriptions: [], extensionPath: path.join(__dirname, '..') };
  for (const [key, { default: value }] of Object.entries(manifest.contributes.configuration.properties)) {
    editor.record.settings[key] = value;
  }
  editor.record.folders = [folder];

  const wanted = manifest.activationEvents.filter((event) => event.startsWith('workspaceContains:'));
  check('the names that start the extension are those that start the server',
    JSON.stringify(wanted) === JSON.stringify(markers.patterns.map((pattern) => `workspaceContains:**/${pattern}`)), wanted);

  editor.record.trusted = false;
  editor.record.settings['tincture.server.path'] = program;
  await extension.activate(context);
  check('an untrusted workspace starts no program of its own choice', clients.length === 0, clients.length);
  check('and gets no message', editor.record.messages.length === 0, editor.record.messages);
  check('but the status says what it waits for', editor.record.status.text.includes('trusted'), editor.record.status);
  await editor.grantTrust();
  check('trust starts the server', clients.at(-1)?.state === 2, editor.record.output);
  const languages = new Set(clients.at(-1).options.documentSelector.map(({ language }) => language));
  const activating = manifest.activationEvents.filter((event) => event.startsWith('onLanguage:'));
  check('every language that starts the extension is served', activating.length === 13
    && activating.every((event) => languages.has(event.slice('onLanguage:'.length))), [...languages]);

  await editor.change('tincture.server.path', program);
  check('a changed setting starts the server', clients.at(-1)?.state === 2, editor.record.output);
  const declared = manifest.contributes.commands.map(({ command }) => command);
  check('every declared command is registered', declared.every((name) => editor.record.commands.has(name)), declared);
  for (const question of questions) await ask(clients.at(-1), question);

  const before = clients.at(-1);
  await editor.record.commands.get('tincture.restartServer')();
  check('a restart ends the old server cleanly', before.exitCode === 0, before.exitCode);
  check('and starts a new one', clients.at(-1) !== before && clients.at(-1).state === 2);
  await editor.record.commands.get('tincture.showServerVersion')();
  check('the version is shown', editor.record.messages.at(-1)?.text.startsWith('tincture '), editor.record.messages);
  check('no error is shown', !editor.record.messages.some(({ level }) => level === 'error'), editor.record.messages);

  await editor.change('tincture.server.path', '/nonexistent/tincture');
  const errors = editor.record.messages.filter(({ level }) => level === 'error');
  check('a wrong path is one message', errors.length === 1, errors);
  await extension.deactivate();
  for (const item of context.subscriptions) item.dispose();
  await startsOnlyWhereCalledFor(context);
  check('nothing is left behind', editor.record.commands.size === 0, [...editor.record.commands.keys()]);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
