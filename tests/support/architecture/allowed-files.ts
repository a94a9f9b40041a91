import ts from 'typescript';
import { nodesOf, type SourceFile } from './source.ts';

function onlyIn(allowed: RegExp, what: string, uses: (node: ts.Node) => boolean) {
  return (files: SourceFile[]): string[] =>
    files
      .filter((file) => !allowed.test(file.path))
      .filter((file) => nodesOf(file).some(uses))
      .map((file) => `${file.path} may not use ${what}`);
}

const isName = (node: ts.Node, ...names: string[]): boolean =>
  ts.isIdentifier(node) && names.includes(node.text) && !isOwnProperty(node);

/** In `app.storage` and `{ storage: 1 }` the name is a property, not the global. */
function isOwnProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) {
    return parent.name === node && !/^(globalThis|window|self)$/.test(parent.expression.getText());
  }
  return ts.isPropertyAssignment(parent) && parent.name === node;
}

export const checkEnvironment = onlyIn(
  /^(src\/server\/platform\/config\.ts|astro\.config\.mjs)$/,
  'process.env',
  (node) => node.getText() === 'process.env' && !/^read\w+\(process\.env\)$/.test(node.parent.getText()),
);

/** Astro's variables of the build. Only one file reads the browser's settings; pages may read the two addresses. */
export const checkBuildEnvironment = onlyIn(
  /(^src\/client\/[\w-]+\.ts|^src\/components\/content\/built-rooms\.ts|\.astro)$/,
  'import.meta.env',
  (node) => ts.isPropertyAccessExpression(node) && node.getText() === 'import.meta.env',
);

export const checkStorage = onlyIn(/^src\/stores\//, 'browser storage', (node) =>
  isName(node, 'localStorage', 'sessionStorage', 'indexedDB'),
);

export const checkFetch = onlyIn(
  /^src\/(client|site|server\/payments\/(razorpay|sandbox))\//,
  'fetch',
  (node) =>
    (ts.isCallExpression(node) &&
      /^((globalThis|window|self)\.)?fetch$|\.sendBeacon$/.test(node.expression.getText())) ||
    isName(node, 'XMLHttpRequest', 'EventSource', 'WebSocket'),
);

/** These files check the addresses of such requests, because strangers choose them. */
export const checkRequests = onlyIn(
  /^src\/server\/(host\/people\/push-sender|channels\/fetch-calendar)\.ts$/,
  'requests of node:http',
  (node) =>
    ts.isImportSpecifier(node) &&
    /^(request|get)$/.test((node.propertyName ?? node.name).text) &&
    /'node:https?'$/.test(node.parent.parent.parent.moduleSpecifier.getText()),
);

export const checkClock = onlyIn(
  /^src\/(islands|stores|components|layouts|pages|client|server)\//,
  'the clock (take "today" as an argument)',
  (node) =>
    node.getText() === 'Date.now()' ||
    (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length),
);

/** Only files of queries use SQL. The table of stored files is the exception. */
export const checkSql = onlyIn(
  /^(?!src\/server\/)|^src\/server\/(.*queries\.ts$|platform\/(database|migrations|files\.ts))/,
  'SQL',
  (node) =>
    (ts.isPropertyAccessExpression(node) &&
      /^(selectFrom|insertInto|updateTable|deleteFrom)$/.test(node.name.text)) ||
    (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql'),
);

/** A test can't reset a module-level `let`, and readers overlook it. It must be an atom or inside a function. */
export function checkModuleState(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^src\/(stores|client)\//.test(path))
    .flatMap((file) =>
      file.code
        .flatMap(({ statements }) => [...statements])
        .filter(ts.isVariableStatement)
        .filter(({ declarationList }) => !(declarationList.flags & ts.NodeFlags.Const))
        .map((line) => `${file.path} keeps state in a variable of the module: ${line.getText()}`),
    );
}

const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const COLOUR_ATTRIBUTE =
  /\b(?:fill|stroke|color|stop-color|style)=["'{`]+[^"'}`]*?(#[0-9a-f]{3,8}\b|rgba?\()/i;

export function checkColours(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path !== 'src/styles/tokens.css')
    .filter(
      (file) =>
        COLOUR.test(stylesOf(file)) ||
        COLOUR_ATTRIBUTE.test(file.text) ||
        nodesOf(file).some((node) => ts.isStringLiteral(node) && /^#[0-9a-f]{3,8}$/i.test(node.text)),
    )
    .map(({ path }) => `${path} has a raw colour: use a token of src/styles/tokens.css`);
}

function stylesOf({ path, text }: SourceFile): string {
  const css = path.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n');
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/url\([^)]*\)/g, '')
    .replaceAll(/[^{};]+\{/g, '{');
}

export function checkSentences(files: SourceFile[]): string[] {
  const isMessage = ({ path }: SourceFile) => path.startsWith('src/messages/');
  const sentences = files
    .filter(isMessage)
    .flatMap((file) =>
      nodesOf(file)
        .filter(ts.isStringLiteral)
        // What stands before a colon is looked up, not said.
        .filter((node) => !ts.isPropertyAssignment(node.parent) || node.parent.name !== node)
        .map((node) => node.text),
    )
    .filter((sentence) => sentence.length >= 20 && sentence.includes(' '));
  return files
    .filter((file) => !isMessage(file))
    .flatMap((file) =>
      sentences
        .filter((sentence) => file.text.includes(sentence))
        .map((sentence) => `${file.path} repeats a sentence of src/messages: '${sentence}'`),
    );
}
