import ts from 'typescript';

/** A literal of a program that people read. */
export type WordNode = ts.StringLiteralLike | ts.TemplateExpression;

/** Returns what stands for a node in a new file; undefined leaves the node, but not those inside of it. */
export type Replace = (node: ts.Node) => string | undefined;

/** Programs read the arguments of these. */
const FOR_PROGRAMS = /\.(padStart|padEnd|split|replace|replaceAll|startsWith|endsWith|includes|test)$/;
/** Paths, addresses of pages and names of files. */
const ADDRESS = /^(\/\S*|https?:\S*|[\w-]+\.[a-z]{2,4})$/;
const COMPARISON = /^([!=]==?|in)$/;

export const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** Returns whether a node is a text: no import, no type, no key, and nothing that is compared. */
export function isWordNode(node: ts.Node): node is WordNode {
  if (ts.isTemplateExpression(node)) return true;
  if (!ts.isStringLiteralLike(node) || ADDRESS.test(node.text)) return false;
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent) || ts.isLiteralTypeNode(parent))
    return false;
  if (ts.isCaseClause(parent) || ts.isNewExpression(parent) || ts.isElementAccessExpression(parent))
    return false;
  if (ts.isComputedPropertyName(parent)) return false;
  if (ts.isPropertyAssignment(parent)) return parent.name !== node && parent.name.getText() !== 'code';
  if (ts.isBinaryExpression(parent)) return !COMPARISON.test(parent.operatorToken.getText());
  return !ts.isCallExpression(parent) || !FOR_PROGRAMS.test(parent.expression.getText());
}

/** Returns the code of a node, without what stands before it. */
export function codeWith(node: ts.Node, replace: Replace): string {
  const replaced = replace(node);
  if (replaced !== undefined) return replaced;
  const { text } = node.getSourceFile();
  let [code, at] = ['', node.getStart()];
  ts.forEachChild(node, (child) => {
    code += text.slice(at, child.getStart()) + codeWith(child, replace);
    at = child.end;
  });
  return code + text.slice(at, node.end);
}

/** Returns a text as in the sheet. Its code is `${…}`; texts inside of that have rows of their own. */
export function wordsOf(node: WordNode): string {
  if (!ts.isTemplateExpression(node)) return node.text;
  return node.templateSpans.reduce(
    (words, { expression, literal }) => `${words}\${${nameOf(expression)}}${literal.text}`,
    node.head.text,
  );
}

/** Returns the code of each placeholder by its name in the sheet. */
export function codesOf(node: WordNode, replace: Replace): [name: string, code: string][] {
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.map(({ expression }) => [nameOf(expression), codeWith(expression, replace)]);
}

const nameOf = (expression: ts.Expression) =>
  codeWith(expression, (inner) => (isWordNode(inner) ? "'…'" : undefined)).replaceAll(/\s+/g, ' ');
