// @ts-check
'use strict';
// The part of `vscode-languageclient` that this extension uses, for a build that cannot ask npm for the library itself.
// Positions are UTF-16, findings are pushed, and a server that dies is started again.

const childProcess = require('node:child_process');
const vscode = require('vscode');
const { capabilities } = require('./capabilities.js');
const { register } = require('./features.js');
const { applied, diagnosticsOf } = require('./values.js');

const State = { Stopped: 1, Running: 2, Starting: 3 };
const RevealOutputChannelOn = { Debug: 0, Info: 1, Warn: 2, Error: 3, Never: 4 };

/** A server that dies for the fifth time within three minutes stays dead. */
const crashes = { most: 4, within: 3 * 60 * 1000 };
/** How long a server may take to leave, in milliseconds. */
const patience = 2000;
const cancelled = -32800;
/** Answers that say that the question is out of date: cancelled, and overtaken by an edit. */
const outOfDate = new Set([cancelled, -32801, -32802]);

class LanguageClient {
  /**
   * @param {string} id
   * @param {string} name
   * @param {{ command: string, args?: string[], options?: childProcess.SpawnOptions }} server
   * @param {any} options
   */
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options });
    this.state = State.Stopped;
    this.stateChanged = new vscode.EventEmitter();
    this.onDidChangeState = this.stateChanged.event;
    /** @type {Map<number, { resolve: (value: any) => void, reject: (error: Error) => void }>} */
    this.waiting = new Map();
    this.nextID = 0;
    /** @type {vscode.Disposable[]} */
    this.parts = [];
    /** When the server died unasked. @type {number[]} */
    this.deaths = [];
    this.output = options.outputChannel;
  }

  needsStop() { return this.state !== State.Stopped; }

  async start() {
    if (this.state !== State.Stopped) return;
    this.become(State.Starting);
    try {
      this.launch();
      const folders = vscode.workspace.workspaceFolders ?? [];
      this.initializeResult = await this.request('initialize', {
        processId: process.pid,
        clientInfo: { name: vscode.env.appName, version: vscode.version },
        locale: vscode.env.language,
        rootUri: folders[0]?.uri.toString() ?? null,
        workspaceFolders: folders.map(folderOf),
        initializationOptions: this.options.initializationOptions,
        capabilities,
      });
    } catch (error) {
      this.clear();
      this.become(State.Stopped);
      throw error;
    }
    this.notify('initialized', {});
    this.diagnostics = vscode.languages.createDiagnosticCollection(this.id);
    this.parts.push(this.diagnostics, ...register(this, this.initializeResult.capabilities, this.options.documentSelector));
    this.synchronizeSettings();
    this.parts.push(vscode.workspace.onDidChangeWorkspaceFolders(({ added, removed }) =>
      this.notify('workspace/didChangeWorkspaceFolders', { event: { added: added.map(folderOf), removed: removed.map(folderOf) } })));
    this.become(State.Running);
  }

  async stop() {
    if (this.state === State.Stopped) return;
    const { process: server } = this;
    this.isLeaving = true;
    const gone = new Promise((resolve) => server?.once('exit', resolve));
    await Promise.race([this.request('shutdown', null).catch(() => {}), pause(patience)]);
    this.notify('exit', null);
    this.clear();
    if (await Promise.race([gone.then(() => false), pause(patience).then(() => true)])) server?.kill('SIGKILL');
    this.fail(Object.assign(new Error('The server was stopped.'), { code: cancelled }));
    this.become(State.Stopped);
  }

  /** @param {number} state */
  become(state) {
    const oldState = this.state;
    this.state = state;
    this.stateChanged.fire({ oldState, newState: state });
  }

  launch() {
    const cwd = vscode.workspace.workspaceFolders?.[0]?.uri.fsPath;
    const server = childProcess.spawn(this.server.command, this.server.args ?? [], { cwd, ...this.server.options });
    this.process = server;
    this.isLeaving = false;
    let buffer = Buffer.alloc(0);
    server.stdout?.on('data', (data) => {
      buffer = this.read(Buffer.concat([buffer, data]));
    });
    server.stderr?.on('data', (data) => this.output?.append(String(data)));
    server.stdin?.on('error', () => {});
    server.once('error', (error) => this.fail(error));
    server.once('exit', (code, signal) => {
      if (server === this.process && !this.isLeaving) this.died(`The server left with ${code ?? signal}.`);
    });
  }

  /** Takes whole messages off the front of what has come, gives the rest. @param {Buffer} buffer */
  read(buffer) {
    for (;;) {
      const header = buffer.indexOf('\r\n\r\n');
      if (header < 0) return buffer;
      const length = Number(/content-length: *(\d+)/i.exec(buffer.toString('latin1', 0, header))?.[1] ?? 0);
      const end = header + 4 + length;
      if (buffer.length < end) return buffer;
      const message = JSON.parse(buffer.toString('utf8', header + 4, end));
      buffer = buffer.subarray(end);
      this.receive(message);
    }
  }

  /** @param {string} message */
  died(message) {
    const wasRunning = this.state === State.Running;
    this.fail(new Error(message));
    if (!wasRunning) return;
    this.clear();
    this.become(State.Stopped);
    this.output?.error(message);
    const now = Date.now();
    this.deaths = [...this.deaths.filter((time) => now - time < crashes.within), now];
    if (this.deaths.length <= crashes.most) void this.start().catch((error) => this.output?.error(String(error)));
    else void vscode.window.showErrorMessage(`${this.name}: the server died ${this.deaths.length} times and is not started again.`);
  }

  /** @param {Error} error */
  fail(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }

  clear() {
    for (const part of this.parts.splice(0)) part.dispose();
  }

  /** @param {any} message */
  receive(message) {
    this.trace('from the server', message);
    if (message.method === undefined) {
      const asked = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) asked?.reject(Object.assign(new Error(message.error.message), { code: message.error.code }));
      else asked?.resolve(message.result ?? null);
    } else if (message.id === undefined) this.hear(message.method, message.params);
    else void this.answer(message.method, message.params).then((result) => this.send({ id: message.id, result: result ?? null }));
  }

  /** @param {string} method @param {any} params */
  hear(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
      this.diagnostics?.set(vscode.Uri.parse(params.uri), diagnosticsOf(params.diagnostics));
    } else if (method === 'window/logMessage') {
      const level = ['info', 'error', 'warn', 'info', 'debug'][params.type] ?? 'info';
      this.output?.[level](params.message);
    } else if (method === 'window/showMessage') void show(params);
  }

  /** @param {string} method @param {any} params */
  async answer(method, params) {
    switch (method) {
      case 'workspace/configuration':
        return params.items.map((item) => plain(vscode.workspace.getConfiguration().get(item.section)) ?? null);
      case 'workspace/applyEdit': return { applied: await vscode.workspace.applyEdit(applied(params.edit)) };
      case 'workspace/workspaceFolders': return (vscode.workspace.workspaceFolders ?? []).map(folderOf);
      case 'window/showMessageRequest': {
        const titles = (params.actions ?? []).map((action) => action.title);
        const title = await show(params, ...titles);
        return params.actions?.find((action) => action.title === title);
      }
      case 'client/registerCapability':
        for (const { method: registered, registerOptions } of params.registrations) {
          if (registered === 'workspace/didChangeWatchedFiles') registerOptions.watchers.forEach((watcher) => this.watch(watcher));
        }
        return null;
      default: return null;
    }
  }

  /** Tells the server of files that come, change and go. @param {any} watcher */
  watch({ globPattern }) {
    const base = globPattern.baseUri?.uri ?? globPattern.baseUri;
    const pattern = base ? new vscode.RelativePattern(vscode.Uri.parse(base), globPattern.pattern) : globPattern;
    const files = vscode.workspace.createFileSystemWatcher(pattern);
    /** @type {{ uri: string, type: number }[]} */
    let changes = [];
    const tell = (type) => (uri) => {
      if (changes.length === 0) {
        setTimeout(() => {
          this.notify('workspace/didChangeWatchedFiles', { changes });
          changes = [];
        }, 50);
      }
      changes.push({ uri: uri.toString(), type });
    };
    this.parts.push(files, files.onDidCreate(tell(1)), files.onDidChange(tell(2)), files.onDidDelete(tell(3)));
  }

  synchronizeSettings() {
    const section = this.options.synchronize?.configurationSection;
    if (!section) return;
    const push = () => this.notify('workspace/didChangeConfiguration', {
      settings: { [section]: plain(vscode.workspace.getConfiguration().get(section)) ?? null },
    });
    push();
    this.parts.push(vscode.workspace.onDidChangeConfiguration((change) => change.affectsConfiguration(section) && push()));
  }

  /** Asks; nothing comes back for a question that is out of date. @param {string} method @param {any} params */
  async ask(method, params, token) {
    if (this.state === State.Stopped) return null;
    try {
      return await this.request(method, params, token);
    } catch (error) {
      if (!outOfDate.has(error.code)) this.output?.error(`${method}: ${error.message}`);
      return null;
    }
  }

  /** @param {string} method @param {any} params @returns {Promise<any>} */
  request(method, params, token) {
    const id = this.nextID++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      token?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
      this.send({ id, method, params });
    });
  }

  /** @param {string} method @param {any} params */
  notify(method, params) { this.send({ method, params }); }

  /** Writes a message down where the setting asks for it. @param {string} way @param {any} message */
  trace(way, message) {
    const level = vscode.workspace.getConfiguration(this.id).get('trace.server', 'off');
    if (level === 'off') return;
    const words = level === 'verbose' ? JSON.stringify(message) : `${message.method ?? 'answer'} ${message.id ?? ''}`;
    this.output?.info(`${way}: ${words}`);
  }

  /** @param {any} message */
  send(message) {
    if (!this.process?.stdin?.writable) return;
    this.trace('to the server', message);
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }
}

/** @param {vscode.WorkspaceFolder} folder */
function folderOf(folder) {
  return { uri: folder.uri.toString(), name: folder.name };
}

/** Settings are proxies; this is what they say. @param {any} value */
function plain(value) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** @param {{ type: number, message: string }} params @param {string[]} titles */
function show({ type, message }, ...titles) {
  if (type === 1) return vscode.window.showErrorMessage(message, ...titles);
  if (type === 2) return vscode.window.showWarningMessage(message, ...titles);
  return vscode.window.showInformationMessage(message, ...titles);
}

/** @param {number} milliseconds */
function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

module.exports = { LanguageClient, RevealOutputChannelOn, State };
