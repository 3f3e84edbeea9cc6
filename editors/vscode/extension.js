// @ts-check
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient, RevealOutputChannelOn, State } = library();
const { isMarked, markers } = require('./markers.js');

const languages = [
  'json', 'jsonc', 'json5', 'yaml', 'markdown', 'mdx', 'mdc', 'css', 'scss', 'less', 'postcss', 'tailwindcss',
  'swift',
];
/** Names that tell what a file is where no extension knows its language. */
const names = '**/*.{tokens,json5,mdx,mdc,pcss,postcss}';

/** Everything that lives as long as the extension is active. */
const session = {
  /** @type {any} */ client: undefined,
  /** @type {vscode.LogOutputChannel | undefined} */ output: undefined,
  /** @type {vscode.LanguageStatusItem | undefined} */ status: undefined,
  /** @type {string | undefined} */ version: undefined,
  /** Whether the last start failed, which has been said. */ hasFailed: false,
  /** Starts and stops follow one another. @type {Promise<void>} */ turn: Promise.resolve(),
};

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  session.hasFailed = false;
  session.output = vscode.window.createOutputChannel('Tincture', { log: true });
  session.status = vscode.languages.createLanguageStatusItem('tincture.status', selector());
  session.status.name = 'Tincture';
  session.status.command = { command: 'tincture.showOutput', title: 'Show Output' };
  const files = vscode.workspace.createFileSystemWatcher(markers.glob, false, true, true);
  context.subscriptions.push(
    session.output,
    files,
    session.status,
    vscode.commands.registerCommand('tincture.restartServer', () => restart(context)),
    vscode.commands.registerCommand('tincture.showOutput', () => session.output?.show()),
    vscode.commands.registerCommand('tincture.showServerVersion', () =>
      vscode.window.showInformationMessage(session.version ?? 'Tincture is not running.')),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('tincture.server') || change.affectsConfiguration('tincture.hover')) return restart(context);
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(context)),
    vscode.workspace.onDidOpenTextDocument((document) => isMarked(document) && startOnce(context)),
    files.onDidCreate(() => startOnce(context)),
  );
  if (await isCalledFor()) await restart(context);
  else session.output.info('Nothing here marks a design system; a token file, a `DESIGN.md` or a `tincture.json` starts the server.');
}

/**
 * The library where npm has put it, else the part of it that is kept here.
 * @returns {any}
 */
function library() {
  try {
    return require('vscode-languageclient/node');
  } catch {
    return require('./client');
  }
}

/**
 * Whether something open or in the workspace marks a design system, since a language alone (JSON, Markdown) says nothing.
 * A workspace without open documents was found by the names of its files.
 */
async function isCalledFor() {
  const open = vscode.workspace.textDocuments.filter((document) => vscode.languages.match(selector(), document) > 0);
  if (open.length === 0 || open.some(isMarked)) return true;
  if (!vscode.workspace.workspaceFolders?.length) return true;
  return (await vscode.workspace.findFiles(markers.glob, '**/node_modules/**', 1)).length > 0;
}

/** @param {vscode.ExtensionContext} context */
function startOnce(context) {
  return session.client || session.hasFailed ? undefined : inTurn(() => session.client ? Promise.resolve() : start(context));
}

async function deactivate() {
  await inTurn(stop);
}

/** @param {vscode.ExtensionContext} context */
function restart(context) {
  return inTurn(async () => {
    await stop();
    await start(context);
  });
}

/** @param {() => Promise<void>} action */
function inTurn(action) {
  session.turn = session.turn.then(action, action);
  return session.turn;
}

async function stop() {
  const client = session.client;
  session.client = undefined;
  if (client?.needsStop()) await client.stop();
}

/** @param {vscode.ExtensionContext} context */
async function start(context) {
  const program = findProgram(context);
  session.hasFailed = false;
  if (!program && !vscode.workspace.isTrusted) return waitForTrust();
  if (!program) return failed('The `tincture` program was not found. Set `tincture.server.path`, or put it on the PATH.');
  const configuration = vscode.workspace.getConfiguration('tincture');
  const trusted = vscode.workspace.isTrusted;
  const client = new LanguageClient(
    'tincture',
    'Tincture',
    {
      command: program,
      args: ['lsp', ...(trusted ? configuration.get('server.args', []) : [])],
      options: { env: { ...process.env, ...(trusted ? configuration.get('server.env', {}) : {}) } },
    },
    {
      documentSelector: selector(),
      outputChannel: session.output,
      revealOutputChannelOn: RevealOutputChannelOn.Never,
      initializationOptions: { hover: { images: configuration.get('hover.images', true) } },
      synchronize: { configurationSection: 'tincture' },
    },
  );
  client.onDidChangeState(({ newState }) => showState(newState));
  session.client = client;
  try {
    await client.start();
  } catch (error) {
    session.client = undefined;
    failed(`Tincture did not start: ${error instanceof Error ? error.message : error}`);
  }
}

function selector() {
  return [
    ...languages.flatMap((language) => [{ scheme: 'file', language }, { scheme: 'untitled', language }]),
    { scheme: 'file', pattern: names },
  ];
}

/** @param {number} state */
function showState(state) {
  if (!session.status) return;
  session.status.busy = state === State.Starting;
  session.status.text = state === State.Running ? session.version ?? 'Tincture' : state === State.Starting ? 'Tincture starts' : 'Tincture stopped';
  session.status.severity = state === State.Stopped ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
}

/** A workspace that nobody trusts yet is no mistake: the status says what it waits for, and nothing pops up. */
function waitForTrust() {
  session.output?.info('There is no program inside the extension; others are started once the workspace is trusted.');
  if (!session.status) return;
  session.status.busy = false;
  session.status.text = 'Tincture waits until this workspace is trusted';
  session.status.severity = vscode.LanguageStatusSeverity.Information;
}

/** Says once what went wrong, and what can be done. @param {string} message */
function failed(message) {
  session.hasFailed = true;
  session.output?.error(message);
  if (session.status) {
    session.status.busy = false;
    session.status.text = 'Tincture stopped';
    session.status.severity = vscode.LanguageStatusSeverity.Error;
  }
  void vscode.window.showErrorMessage(message, 'Open Settings', 'Show Output').then((choice) => {
    if (choice === 'Open Settings') void vscode.commands.executeCommand('workbench.action.openSettings', 'tincture.server');
    if (choice === 'Show Output') session.output?.show();
  });
}

/**
 * The first program that answers `--version`: the setting, the environment, the workspace's `node_modules`, a checkout of
 * Tincture itself, the PATH, the extension. In a workspace that is not trusted only the last.
 * @param {vscode.ExtensionContext} context
 * @returns {string | undefined}
 */
function findProgram(context) {
  const bundled = path.join(context.extensionPath, 'server', executable('tincture'));
  const setting = vscode.workspace.getConfiguration('tincture').get('server.path', '');
  if (!vscode.workspace.isTrusted) return answering(bundled, 'inside the extension');
  // A program that was asked for by name is the one that runs, or none.
  if (setting) return answering(expanded(setting), 'tincture.server.path');
  const asked = process.env.TINCTURE_SERVER_DEBUG;
  if (asked) return answering(asked, 'TINCTURE_SERVER_DEBUG');
  const folders = (vscode.workspace.workspaceFolders ?? []).map((folder) => folder.uri.fsPath);
  for (const folder of folders) {
    for (let at = folder; ; at = path.dirname(at)) {
      const found = answering(path.join(at, 'node_modules', '.bin', executable('tincture')), 'node_modules');
      if (found) return found;
      if (at === path.dirname(at)) break;
    }
    const built = answering(path.join(folder, '.build', 'release', executable('tincture')), 'this checkout');
    if (built) return built;
  }
  for (const folder of (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)) {
    const found = answering(path.join(folder, executable('tincture')), 'the PATH');
    if (found) return found;
  }
  return answering(bundled, 'inside the extension');
}

/** @param {string} name */
function executable(name) {
  return process.platform === 'win32' ? `${name}.exe` : name;
}

/** @param {string} setting */
function expanded(setting) {
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
  return setting
    .replace(/^~(?=\/|$)/, os.homedir())
    .replace(/\$\{workspaceFolder\}/g, folder)
    .replace(/\$\{env:([^}]+)\}/g, (_, name) => process.env[name] ?? '');
}

/**
 * @param {string} program
 * @param {string} origin
 */
function answering(program, origin) {
  if (!fs.existsSync(program)) {
    session.output?.debug(`Not there (${origin}): ${program}`);
    return undefined;
  }
  const answer = childProcess.spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 5000 });
  if (answer.status !== 0 || !answer.stdout?.startsWith('tincture ')) {
    session.output?.warn(`Does not answer --version (${origin}): ${program}`);
    return undefined;
  }
  session.version = answer.stdout.trim();
  session.output?.info(`${session.version} from ${origin}: ${program}`);
  return program;
}

module.exports = { activate, deactivate };
