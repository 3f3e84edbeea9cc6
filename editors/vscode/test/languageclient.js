'use strict';
// Stands in for `vscode-languageclient/node`: starts the real server and speaks JSON-RPC with it.
const childProcess = require('node:child_process');
const { pathToFileURL } = require('node:url');

const State = { Stopped: 1, Running: 2, Starting: 3 };
const RevealOutputChannelOn = { Never: 4 };
const clients = [];

class LanguageClient {
  constructor(id, name, server, options) {
    Object.assign(this, { id, name, server, options, state: State.Stopped, next: 0, waiting: new Map(), diagnostics: new Map() });
    clients.push(this);
  }

  onDidChangeState(listener) { this.listener = listener; }
  needsStop() { return this.state === State.Running; }
  become(state) { this.state = state; this.listener?.({ newState: state }); }

  async start() {
    this.become(State.Starting);
    this.process = childProcess.spawn(this.server.command, this.server.args, this.server.options);
    let buffer = Buffer.alloc(0);
    this.process.stdout.on('data', (data) => {
      buffer = Buffer.concat([buffer, data]);
      for (;;) {
        const header = buffer.indexOf('\r\n\r\n');
        if (header < 0) return;
        const length = Number(/content-length: *(\d+)/i.exec(buffer.toString('latin1', 0, header))[1]);
        if (buffer.length < header + 4 + length) return;
        const message = JSON.parse(buffer.toString('utf8', header + 4, header + 4 + length));
        buffer = buffer.subarray(header + 4 + length);
        this.receive(message);
      }
    });
    const folder = this.options.folder ?? process.env.TINCTURE_FOLDER;
    this.result = await this.request('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(folder).href,
      workspaceFolders: [{ uri: pathToFileURL(folder).href, name: 'example' }],
      initializationOptions: this.options.initializationOptions,
      capabilities: {
        textDocument: {
          hover: { contentFormat: ['markdown', 'plaintext'] }, definition: { linkSupport: true },
          publishDiagnostics: { relatedInformation: true, codeDescriptionSupport: true, dataSupport: true },
          codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
        },
      },
    });
    this.notify('initialized', {});
    this.become(State.Running);
  }

  async stop() {
    await this.request('shutdown', null);
    this.notify('exit', null);
    await new Promise((resolve) => this.process.once('exit', (code) => { this.exitCode = code; resolve(); }));
    this.become(State.Stopped);
  }

  receive(message) {
    if (message.method === undefined) {
      const { resolve, reject } = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      return message.error ? reject(new Error(message.error.message)) : resolve(message.result);
    }
    if (message.id !== undefined) return this.send({ id: message.id, result: null });
    if (message.method === 'textDocument/publishDiagnostics') this.diagnostics.set(message.params.uri, message.params.diagnostics);
  }

  request(method, params) {
    const id = this.next++; // the real library's first id is 0, too
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.process.once('error', reject);
      this.send({ id, method, params });
    });
  }
  notify(method, params) { this.send({ method, params }); }
  send(message) {
    const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }));
    this.process.stdin.write(`Content-Length: ${body.length}\r\n\r\n`);
    this.process.stdin.write(body);
  }
}

module.exports = { LanguageClient, State, RevealOutputChannelOn, clients };
