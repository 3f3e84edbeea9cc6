'use strict';
// What this client says of itself: what `features.js` and `values.js` can show, and no more.

/** The numbers from 1 to a last one. @param {number} last */
const upTo = (last) => Array.from({ length: last }, (_, index) => index + 1);

const capabilities = {
  general: { positionEncodings: ['utf-16'] },
  window: { showMessage: {} },
  workspace: {
    applyEdit: true,
    configuration: true,
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true, resourceOperations: ['create', 'rename', 'delete'] },
    didChangeConfiguration: {},
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    symbol: { symbolKind: { valueSet: upTo(26) } },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, dataSupport: true, tagSupport: { valueSet: [1, 2] },
    },
    hover: { contentFormat: ['markdown', 'plaintext'] },
    completion: {
      contextSupport: true,
      completionItem: {
        snippetSupport: true, commitCharactersSupport: true, documentationFormat: ['markdown', 'plaintext'],
        deprecatedSupport: true, preselectSupport: true, tagSupport: { valueSet: [1] }, insertReplaceSupport: true,
        labelDetailsSupport: true, resolveSupport: { properties: ['documentation', 'detail', 'additionalTextEdits'] },
      },
      completionItemKind: { valueSet: upTo(25) },
    },
    definition: { linkSupport: true },
    implementation: { linkSupport: true },
    references: {},
    documentHighlight: {},
    documentSymbol: { hierarchicalDocumentSymbolSupport: true, symbolKind: { valueSet: upTo(26) }, tagSupport: { valueSet: [1] } },
    documentLink: { tooltipSupport: true },
    colorProvider: {},
    codeAction: {
      isPreferredSupport: true, dataSupport: true, disabledSupport: true,
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ['', 'quickfix', 'refactor', 'refactor.rewrite', 'source', 'source.fixAll'] },
      },
    },
    rename: { prepareSupport: true },
    foldingRange: { lineFoldingOnly: true, foldingRangeKind: { valueSet: ['comment', 'imports', 'region'] } },
    selectionRange: {},
    semanticTokens: {
      formats: ['relative'], requests: { range: true, full: true }, tokenModifiers: ['declaration', 'deprecated'],
      tokenTypes: ['namespace', 'type', 'variable', 'number', 'string', 'property', 'keyword'],
      augmentsSyntaxTokens: true,
    },
  },
};

module.exports = { capabilities };
