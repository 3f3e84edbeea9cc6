'use strict';
// Stands in for the `vscode` module under plain Node: what extension.js touches, and a record of what it did.

class Event {
  constructor() {
    this.listeners = new Set();
    this.subscribe = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  async fire(value) {
    for (const listener of [...this.listeners]) await listener(value);
  }
}

const record = { settings: {}, commands: new Map(), messages: [], output: [], trusted: true, folders: [] };
const changedConfiguration = new Event();
const grantedTrust = new Event();
const log = (level) => (text) => record.output.push(`${level}: ${text}`);

module.exports = {
  record,
  /** Changes a setting as a user would. */
  async change(key, value) {
    record.settings[key] = value;
    await changedConfiguration.fire({ affectsConfiguration: (section) => key === section || key.startsWith(`${section}.`) });
  },
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  window: {
    createOutputChannel: () => ({
      show() {}, dispose() {}, append: log('append'), appendLine: log('append'),
      info: log('info'), warn: log('warn'), error: log('error'), debug: log('debug'),
    }),
    showErrorMessage: async (text) => void record.messages.push({ level: 'error', text }),
    showInformationMessage: async (text) => void record.messages.push({ level: 'info', text }),
  },
  languages: { createLanguageStatusItem: () => (record.status = { dispose() {} }) },
  commands: {
    registerCommand: (name, action) => {
      record.commands.set(name, action);
      return { dispose: () => record.commands.delete(name) };
    },
    executeCommand: (name, ...values) => record.commands.get(name)?.(...values),
  },
  workspace: {
    get isTrusted() { return record.trusted; },
    get workspaceFolders() { return record.folders.map((fsPath) => ({ uri: { fsPath } })); },
    getConfiguration: (section) => ({
      get: (key, otherwise) => record.settings[`${section}.${key}`] ?? otherwise,
    }),
    onDidChangeConfiguration: changedConfiguration.subscribe,
    onDidGrantWorkspaceTrust: grantedTrust.subscribe,
  },
};
