// @ts-check
'use strict';
// What the server offers, as providers of VS Code; and the documents that it is told of.

const vscode = require('vscode');
const to = require('./values.js');

/**
 * Everything that the capabilities of a server call for.
 * @param {import('./index.js').LanguageClient} client
 * @param {any} capabilities
 * @param {vscode.DocumentSelector} selector
 * @returns {vscode.Disposable[]}
 */
function register(client, capabilities, selector) {
  const { languages } = vscode;
  const ask = (method, params, token) => client.ask(`textDocument/${method}`, params, token);
  const named = (document) => ({ textDocument: { uri: document.uri.toString() } });
  const at = (document, place) => ({ ...named(document), position: to.wirePosition(place) });
  const offered = {
    hoverProvider: () => languages.registerHoverProvider(selector, {
      async provideHover(document, place, token) {
        const hover = await ask('hover', at(document, place), token);
        return hover && new vscode.Hover([to.markdown(hover.contents)], hover.range && to.range(hover.range));
      },
    }),
    definitionProvider: () => languages.registerDefinitionProvider(selector, {
      provideDefinition: async (document, place, token) => to.targets(await ask('definition', at(document, place), token)),
    }),
    implementationProvider: () => languages.registerImplementationProvider(selector, {
      provideImplementation: async (document, place, token) =>
        to.targets(await ask('implementation', at(document, place), token)),
    }),
    referencesProvider: () => languages.registerReferenceProvider(selector, {
      async provideReferences(document, place, context, token) {
        const found = await ask('references', { ...at(document, place), context }, token);
        return (found ?? []).map(to.location);
      },
    }),
    documentHighlightProvider: () => languages.registerDocumentHighlightProvider(selector, {
      async provideDocumentHighlights(document, place, token) {
        const found = await ask('documentHighlight', at(document, place), token);
        return (found ?? []).map((item) => new vscode.DocumentHighlight(to.range(item.range), (item.kind ?? 1) - 1));
      },
    }),
    documentSymbolProvider: () => languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: async (document, token) =>
        ((await ask('documentSymbol', named(document), token)) ?? []).map(to.documentSymbol),
    }),
    workspaceSymbolProvider: () => languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        const found = await client.ask('workspace/symbol', { query }, token);
        return (found ?? []).map((item) =>
          new vscode.SymbolInformation(item.name, item.kind - 1, item.containerName ?? '', to.location(item.location)));
      },
    }),
    colorProvider: () => languages.registerColorProvider(selector, {
      async provideDocumentColors(document, token) {
        const found = await ask('documentColor', named(document), token);
        return (found ?? []).map(({ range, color }) =>
          new vscode.ColorInformation(to.range(range), new vscode.Color(color.red, color.green, color.blue, color.alpha)));
      },
      async provideColorPresentations({ red, green, blue, alpha }, { document, range }, token) {
        const color = { red, green, blue, alpha };
        const found = await ask('colorPresentation', { ...named(document), color, range: to.wireRange(range) }, token);
        return (found ?? []).map((item) => {
          const result = new vscode.ColorPresentation(item.label);
          if (item.textEdit) result.textEdit = to.textEdit(item.textEdit);
          if (item.additionalTextEdits) result.additionalTextEdits = item.additionalTextEdits.map(to.textEdit);
          return result;
        });
      },
    }),
    documentLinkProvider: () => languages.registerDocumentLinkProvider(selector, {
      async provideDocumentLinks(document, token) {
        const found = await ask('documentLink', named(document), token);
        return (found ?? []).map((item) => {
          const result = new vscode.DocumentLink(to.range(item.range), item.target && to.uri(item.target));
          result.tooltip = item.tooltip;
          return result;
        });
      },
    }),
    foldingRangeProvider: () => languages.registerFoldingRangeProvider(selector, {
      async provideFoldingRanges(document, _, token) {
        const kinds = { comment: 1, imports: 2, region: 3 };
        const found = await ask('foldingRange', named(document), token);
        return (found ?? []).map((item) => new vscode.FoldingRange(item.startLine, item.endLine, kinds[item.kind]));
      },
    }),
    selectionRangeProvider: () => languages.registerSelectionRangeProvider(selector, {
      async provideSelectionRanges(document, places, token) {
        const positions = places.map(to.wirePosition);
        return ((await ask('selectionRange', { ...named(document), positions }, token)) ?? []).map(to.selectionRange);
      },
    }),
    codeActionProvider: ({ codeActionKinds = [] }) => languages.registerCodeActionsProvider(selector, {
      async provideCodeActions(document, range, context, token) {
        const found = await ask('codeAction', {
          ...named(document), range: to.wireRange(range),
          context: {
            diagnostics: to.wireDiagnosticsOf(context.diagnostics), triggerKind: context.triggerKind,
            only: context.only && [context.only.value],
          },
        }, token);
        return (found ?? []).map(to.codeAction);
      },
    }, { providedCodeActionKinds: codeActionKinds.map((kind) => new vscode.CodeActionKind(kind)) }),
    completionProvider: (options) => registerCompletion(client, options, selector, at),
    renameProvider: (options) => registerRename(client, options, selector, at),
    semanticTokensProvider: (options) => registerSemanticTokens(client, options, selector, named),
  };
  const parts = [];
  for (const [name, provide] of Object.entries(offered)) {
    if (capabilities[name]) parts.push(provide(capabilities[name]));
  }
  return [vscode.Disposable.from(...parts), ...synchronized(client, capabilities, selector)];
}

function registerCompletion(client, options, selector, at) {
  const provider = {
    async provideCompletionItems(document, place, token, { triggerKind = 0, triggerCharacter } = {}) {
      const context = { triggerKind: triggerKind + 1, triggerCharacter };
      const list = await client.ask('textDocument/completion', { ...at(document, place), context }, token);
      const items = (list?.items ?? list ?? []).map(to.completionItem);
      return new vscode.CompletionList(items, list?.isIncomplete ?? false);
    },
    async resolveCompletionItem(item, token) {
      const asked = to.wireItems.get(item);
      const answer = asked && await client.ask('completionItem/resolve', asked, token);
      return answer ? to.resolved(item, answer) : item;
    },
  };
  return vscode.languages.registerCompletionItemProvider(selector, provider, ...(options.triggerCharacters ?? []));
}

function registerRename(client, options, selector, at) {
  const provider = {
    async provideRenameEdits(document, place, newName, token) {
      // Why a name cannot be had is for the user, not for the log.
      const edit = await client.request('textDocument/rename', { ...at(document, place), newName }, token);
      return edit && to.applied(edit);
    },
    async prepareRename(document, place, token) {
      const answer = await client.request('textDocument/prepareRename', at(document, place), token);
      if (!answer) throw new Error('There is no token to rename here.');
      return answer.placeholder === undefined
        ? to.range(answer.range ?? answer) : { range: to.range(answer.range), placeholder: answer.placeholder };
    },
  };
  if (!options.prepareProvider) delete provider.prepareRename;
  return vscode.languages.registerRenameProvider(selector, provider);
}

function registerSemanticTokens(client, options, selector, named) {
  const legend = new vscode.SemanticTokensLegend(options.legend.tokenTypes, options.legend.tokenModifiers);
  const tokens = (answer) => answer && new vscode.SemanticTokens(new Uint32Array(answer.data), answer.resultId);
  const parts = [];
  if (options.full) {
    parts.push(vscode.languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: async (document, token) =>
        tokens(await client.ask('textDocument/semanticTokens/full', named(document), token)),
    }, legend));
  }
  if (options.range) {
    parts.push(vscode.languages.registerDocumentRangeSemanticTokensProvider(selector, {
      provideDocumentRangeSemanticTokens: async (document, range, token) =>
        tokens(await client.ask('textDocument/semanticTokens/range', { ...named(document), range: to.wireRange(range) }, token)),
    }, legend));
  }
  return vscode.Disposable.from(...parts);
}

/** Tells the server of the documents that it serves, as they are opened, edited, saved and closed. */
function synchronized(client, { textDocumentSync: sync }, selector) {
  const kind = typeof sync === 'number' ? sync : sync?.change;
  const isServed = (document) => vscode.languages.match(selector, document) > 0;
  const named = ({ uri, version }) => ({ textDocument: { uri: uri.toString(), version } });
  const open = (document) => {
    if (!isServed(document)) return;
    const { uri, languageId, version } = document;
    client.notify('textDocument/didOpen', {
      textDocument: { uri: uri.toString(), languageId, version, text: document.getText() },
    });
  };
  const close = (document) => {
    if (!isServed(document)) return;
    client.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
    client.diagnostics?.delete(document.uri);
  };
  const change = ({ document, contentChanges }) => {
    if (!isServed(document) || contentChanges.length === 0) return;
    const edits = contentChanges.map(({ range, text }) => ({ range: to.wireRange(range), text }));
    client.notify('textDocument/didChange', {
      ...named(document), contentChanges: kind === 2 ? edits : [{ text: document.getText() }],
    });
  };
  const save = (document) => isServed(document) && client.notify('textDocument/didSave', named(document));
  vscode.workspace.textDocuments.forEach(open);
  return [
    vscode.workspace.onDidOpenTextDocument(open), vscode.workspace.onDidCloseTextDocument(close),
    vscode.workspace.onDidChangeTextDocument(change), vscode.workspace.onDidSaveTextDocument(save),
  ];
}

module.exports = { register };
