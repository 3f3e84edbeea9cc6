// @ts-check
'use strict';

const childProcess = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const vscode = require('vscode');
const { LanguageClient, RevealOutputChannelOn, State } = require('vscode-languageclient/node');

const languages = ['json', 'jsonc', 'json5', 'yaml', 'markdown', 'css', 'scss', 'less', 'swift'];

/** Everything that lives as long as the extension is active. */
const session = {
  /** @type {LanguageClient | undefined} */ client: undefined,
  /** @type {vscode.LogOutputChannel | undefined} */ output: undefined,
  /** @type {vscode.LanguageStatusItem | undefined} */ status: undefined,
  /** @type {string | undefined} */ version: undefined,
  /** Starts and stops follow one another. @type {Promise<void>} */ turn: Promise.resolve(),
};

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  session.output = vscode.window.createOutputChannel('Tincture', { log: true });
  session.status = vscode.languages.createLanguageStatusItem('tincture.status', selector());
  session.status.name = 'Tincture';
  session.status.command = { command: 'tincture.showOutput', title: 'Show Output' };
  context.subscriptions.push(
    session.output,
    session.status,
    vscode.commands.registerCommand('tincture.restartServer', () => restart(context)),
    vscode.commands.registerCommand('tincture.showOutput', () => session.output?.show()),
    vscode.commands.registerCommand('tincture.showServerVersion', () =>
      vscode.window.showInformationMessage(session.version ?? 'Tincture is not running.')),
    vscode.workspace.onDidChangeConfiguration((change) => {
      if (change.affectsConfiguration('tincture.server') || change.affectsConfiguration('tincture.hover')) return restart(context);
    }),
    vscode.workspace.onDidGrantWorkspaceTrust(() => restart(context)),
  );
  await restart(context);
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
    { scheme: 'file', pattern: '**/*.tokens' },
  ];
}

/** @param {number} state */
function showState(state) {
  if (!session.status) return;
  session.status.busy = state === State.Starting;
  session.status.text = state === State.Running ? session.version ?? 'Tincture' : state === State.Starting ? 'Tincture starts' : 'Tincture stopped';
  session.status.severity = state === State.Stopped ? vscode.LanguageStatusSeverity.Warning : vscode.LanguageStatusSeverity.Information;
}

/** Says once what went wrong, and what can be done. @param {string} message */
function failed(message) {
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
