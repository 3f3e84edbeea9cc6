'use strict';
// Stands in for the `vscode` module under plain Node: what the extension and its client touch, and a record of what they did.
const { fileURLToPath, pathToFileURL } = require('node:url');

/** A class whose arguments become members of these names. */
const values = (...names) => class {
  constructor(...given) {
    names.forEach((name, index) => { if (given[index] !== undefined) this[name] = given[index]; });
  }
};

class EventEmitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return { dispose: () => this.listeners.delete(listener) };
    };
  }
  async fire(value) {
    for (const listener of [...this.listeners]) await listener(value);
  }
}

class Disposable {
  constructor(action) { this.dispose = action; }
  static from(...parts) { return new Disposable(() => parts.forEach((part) => part.dispose())); }
}

class Uri {
  constructor(text) { this.text = text; }
  static parse(text) { return new Uri(text); }
  static file(path) { return new Uri(pathToFileURL(path).href); }
  get scheme() { return this.text.slice(0, this.text.indexOf(':')); }
  get path() { return decodeURIComponent(new URL(this.text).pathname); }
  get fsPath() { return fileURLToPath(this.text); }
  toString() { return this.text; }
}

class WorkspaceEdit {
  constructor() { this.edits = []; }
  set(uri, edits) { this.edits.push(...edits.map((edit) => ({ uri, ...edit }))); }
  replace(uri, range, newText) { this.edits.push({ uri, range, newText }); }
}

class CodeActionKind {
  constructor(value) { this.value = value; }
}

const record = {
  settings: {}, commands: new Map(), messages: [], output: [], trusted: true, folders: [], found: [], documents: [],
  providers: new Map(), diagnostics: new Map(), selector: undefined,
};
const events = {};
const event = (name) => (events[name] ??= new EventEmitter()).event;
const log = (level) => (text) => record.output.push(`${level}: ${text}`);
const part = () => ({ dispose() {} });
const say = (level) => async (text) => void record.messages.push({ level, text });

/** `registerHoverProvider` and its like keep the provider under `Hover`. */
const languages = new Proxy({
  createLanguageStatusItem: () => (record.status = part()),
  match: (selector, document) =>
    selector.some(({ scheme, language }) => scheme === document.uri.scheme && language === document.languageId) ? 10 : 0,
  createDiagnosticCollection: () => ({
    set: (uri, list) => record.diagnostics.set(String(uri), list), delete: (uri) => record.diagnostics.delete(String(uri)),
    dispose: () => record.diagnostics.clear(),
  }),
}, {
  get: (known, name) => known[name] ?? ((...given) => {
    const kind = /^register(.*)Provider$/.exec(name)[1];
    record.providers.set(kind, given.find((value) => typeof value === 'object' && !Array.isArray(value)));
    return new Disposable(() => record.providers.delete(kind));
  }),
});

module.exports = {
  record,
  /** Changes a setting as a user would. */
  async change(key, value) {
    record.settings[key] = value;
    await events.onDidChangeConfiguration.fire({
      affectsConfiguration: (section) => key === section || key.startsWith(`${section}.`),
    });
  },
  /** Opens a document as a user would. */
  async open(path, languageId, text) {
    const document = { uri: Uri.file(path), languageId, version: 1, getText: () => text };
    record.documents.push(document);
    await events.onDidOpenTextDocument.fire(document);
    return document;
  },
  async grantTrust() {
    record.trusted = true;
    await events.onDidGrantWorkspaceTrust.fire();
  },
  version: '1.106.0',
  env: { appName: 'stand-in', language: 'en' },
  EventEmitter, Disposable, Uri, WorkspaceEdit, CodeActionKind,
  Position: values('line', 'character'), Range: values('start', 'end'), Location: values('uri', 'range'),
  TextEdit: values('range', 'newText'), Hover: values('contents', 'range'), MarkdownString: values('value'),
  SnippetString: values('value'), Diagnostic: values('range', 'message', 'severity'), CodeAction: values('title', 'kind'),
  DiagnosticRelatedInformation: values('location', 'message'), CompletionItem: values('label', 'kind'),
  CompletionList: values('items', 'isIncomplete'), Color: values('red', 'green', 'blue', 'alpha'),
  ColorInformation: values('range', 'color'), ColorPresentation: values('label'), DocumentLink: values('range', 'target'),
  DocumentSymbol: values('name', 'detail', 'kind', 'range', 'selectionRange'), DocumentHighlight: values('range', 'kind'),
  FoldingRange: values('start', 'end', 'kind'), SelectionRange: values('range', 'parent'),
  SymbolInformation: values('name', 'kind', 'containerName', 'location'), SemanticTokens: values('data', 'resultId'),
  SemanticTokensLegend: values('tokenTypes', 'tokenModifiers'), RelativePattern: values('base', 'pattern'),
  LanguageStatusSeverity: { Information: 0, Warning: 1, Error: 2 },
  window: {
    createOutputChannel: () => ({
      show() {}, dispose() {}, append: log('append'), appendLine: log('append'),
      info: log('info'), warn: log('warn'), error: log('error'), debug: log('debug'),
    }),
    showErrorMessage: say('error'), showWarningMessage: say('warning'), showInformationMessage: say('info'),
  },
  languages,
  commands: {
    registerCommand: (name, action) => {
      record.commands.set(name, action);
      return { dispose: () => record.commands.delete(name) };
    },
    executeCommand: (name, ...values) => record.commands.get(name)?.(...values),
  },
  workspace: {
    get isTrusted() { return record.trusted; },
    get workspaceFolders() { return record.folders.map((path) => ({ uri: Uri.file(path), name: 'example' })); },
    get textDocuments() { return record.documents; },
    getConfiguration: (section) => ({
      get: (key, otherwise) => record.settings[section ? `${section}.${key}` : key] ?? otherwise,
    }),
    findFiles: async () => record.found,
    createFileSystemWatcher: () => ({ ...part(), onDidCreate: part, onDidChange: part, onDidDelete: part }),
    applyEdit: async () => true,
    ...Object.fromEntries([
      'onDidChangeConfiguration', 'onDidGrantWorkspaceTrust', 'onDidOpenTextDocument', 'onDidCloseTextDocument',
      'onDidChangeTextDocument', 'onDidSaveTextDocument', 'onDidChangeWorkspaceFolders',
    ].map((name) => [name, event(name)])),
  },
};
