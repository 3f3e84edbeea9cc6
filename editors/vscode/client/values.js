// @ts-check
'use strict';
// The values of the protocol as values of VS Code, and back.

const vscode = require('vscode');

const position = (place) => new vscode.Position(place.line, place.character);
const range = (stretch) => new vscode.Range(position(stretch.start), position(stretch.end));
const uri = (text) => vscode.Uri.parse(text);
const markdown = (text) => {
  if (text === undefined || text === null || typeof text === 'string') return text ?? undefined;
  return text.kind === 'plaintext' ? text.value : new vscode.MarkdownString(text.value);
};

/** A place or a stretch on the wire. */
const wirePosition = ({ line, character }) => ({ line, character });
const wireRange = ({ start, end }) => ({ start: wirePosition(start), end: wirePosition(end) });

/** What the server said of a finding, for when its fixes are asked for. */
const wireDiagnostics = new WeakMap();

/** @param {any[]} findings */
function diagnosticsOf(findings) {
  return findings.map((finding) => {
    const result = new vscode.Diagnostic(range(finding.range), finding.message, (finding.severity ?? 1) - 1);
    result.source = finding.source;
    result.code = finding.codeDescription ? { value: finding.code, target: uri(finding.codeDescription.href) } : finding.code;
    result.tags = finding.tags;
    result.relatedInformation = finding.relatedInformation?.map((related) =>
      new vscode.DiagnosticRelatedInformation(location(related.location), related.message));
    wireDiagnostics.set(result, finding);
    return result;
  });
}

/** @param {readonly vscode.Diagnostic[]} diagnostics */
function wireDiagnosticsOf(diagnostics) {
  return diagnostics.map((item) => wireDiagnostics.get(item)).filter(Boolean);
}

function location(place) {
  return new vscode.Location(uri(place.uri), range(place.range));
}

/** Places to go to: locations, or links where the server knows more. */
function targets(places) {
  return [places ?? []].flat().map((place) => place.targetUri === undefined ? location(place) : {
    originSelectionRange: place.originSelectionRange && range(place.originSelectionRange),
    targetUri: uri(place.targetUri),
    targetRange: range(place.targetRange),
    targetSelectionRange: range(place.targetSelectionRange ?? place.targetRange),
  });
}

const textEdit = (edit) => new vscode.TextEdit(range(edit.range), edit.newText);

/** The edits of the protocol as one edit of the workspace, files that come and go included. */
function applied(edit) {
  const result = new vscode.WorkspaceEdit();
  for (const [path, edits] of Object.entries(edit?.changes ?? {})) result.set(uri(path), edits.map(textEdit));
  for (const change of edit?.documentChanges ?? []) {
    if (change.kind === 'create') result.createFile(uri(change.uri), change.options);
    else if (change.kind === 'rename') result.renameFile(uri(change.oldUri), uri(change.newUri), change.options);
    else if (change.kind === 'delete') result.deleteFile(uri(change.uri), change.options);
    else for (const single of change.edits) result.replace(uri(change.textDocument.uri), range(single.range), single.newText);
  }
  return result;
}

/** The answer behind each completion item, for when more of it is asked for. */
const wireItems = new WeakMap();

function completionItem(item) {
  const label = item.labelDetails ? { label: item.label, ...item.labelDetails } : item.label;
  const result = new vscode.CompletionItem(label, item.kind === undefined ? undefined : item.kind - 1);
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (item.textEdit?.insert) {
    result.range = { inserting: range(item.textEdit.insert), replacing: range(item.textEdit.replace) };
  } else if (item.textEdit) result.range = range(item.textEdit.range);
  for (const key of ['detail', 'sortText', 'filterText', 'preselect', 'commitCharacters', 'tags']) {
    if (item[key] !== undefined) result[key] = item[key];
  }
  wireItems.set(result, item);
  return resolved(result, item);
}

/** The item with what was left out at first. */
function resolved(result, item) {
  if (item.detail !== undefined) result.detail = item.detail;
  if (item.documentation !== undefined) result.documentation = markdown(item.documentation);
  if (item.additionalTextEdits) result.additionalTextEdits = item.additionalTextEdits.map(textEdit);
  return result;
}

function documentSymbol(symbol) {
  const result = new vscode.DocumentSymbol(
    symbol.name, symbol.detail ?? '', symbol.kind - 1, range(symbol.range), range(symbol.selectionRange));
  result.tags = symbol.tags;
  result.children = (symbol.children ?? []).map(documentSymbol);
  return result;
}

function selectionRange(stretch) {
  return new vscode.SelectionRange(range(stretch.range), stretch.parent && selectionRange(stretch.parent));
}

function codeAction(action) {
  const result = new vscode.CodeAction(action.title, action.kind ? new vscode.CodeActionKind(action.kind) : undefined);
  if (action.edit) result.edit = applied(action.edit);
  if (action.disabled) result.disabled = action.disabled;
  result.isPreferred = action.isPreferred;
  result.diagnostics = action.diagnostics && diagnosticsOf(action.diagnostics);
  return result;
}

module.exports = {
  applied, codeAction, completionItem, diagnosticsOf, documentSymbol, location, markdown, range, resolved, selectionRange,
  targets, textEdit, uri, wireDiagnosticsOf, wireItems, wirePosition, wireRange,
};
