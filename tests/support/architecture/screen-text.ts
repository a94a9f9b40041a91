import ts from 'typescript';
import { nodesOf, type SourceFile } from './source.ts';

const SCREENS = /^src\/(islands|components|layouts|pages)\/.*\.(tsx?|astro)$/;

/** People or screen readers read the text of these attributes and properties. */
const READ =
  /^(label|title|aria-label|aria-roledescription|alt|placeholder|heading|text|hint|note|noun|description|action|question|lead|empty|data-label)$/;

/** The name of a page in the statistics is not shown on a screen. */
const STATISTICS = 'viewName';

const SENTENCE = /^\p{Lu}\p{Ll}+,? \p{L}/u;

const hasLetters = (text: string) => /\p{L}/u.test(text);

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

function ownerOf(node: ts.Node): string | undefined {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return ownerOf(parent);
  if (ts.isJsxExpression(parent) || ts.isParenthesizedExpression(parent)) return ownerOf(parent);
  if (ts.isBinaryExpression(parent) && /^(&&|\|\||\?\?)$/.test(parent.operatorToken.getText()))
    return ownerOf(parent);
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent) ? 'text' : undefined;
}

function isForMachines(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isNewExpression(parent) || ts.isCaseClause(parent) || ts.isLiteralTypeNode(parent)) return true;
  if (ts.isBinaryExpression(parent)) return /^[!=]==$/.test(parent.operatorToken.getText());
  return ts.isCallExpression(parent) && parent.expression.getText().startsWith('console.');
}

function isText(node: ts.Node): boolean {
  const text = textOf(node);
  if (text === undefined || !hasLetters(text) || text.startsWith('/') || isForMachines(node)) return false;
  const owner = ownerOf(node) ?? '';
  return ts.isJsxText(node) || READ.test(owner) || (owner !== STATISTICS && SENTENCE.test(text));
}

/** Returns the markup of an Astro file as JSX, without its other parts (frontmatter, scripts, styles). */
function markupOf({ path, text }: SourceFile): ts.SourceFile {
  const markup = text
    .replace(/^---\n[\s\S]*?\n---/, '')
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<!doctype html>/i, '')
    // `<Card {name}>` is short for `name={name}`.
    .replaceAll(/(<[A-Z][^<>]*?\s)\{(\w+)\}/g, '$1$2={$2}');
  return ts.createSourceFile(path, `<>${markup}</>`, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

export function checkScreenText(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => SCREENS.test(path))
    .flatMap((file) => {
      const markup = file.path.endsWith('.astro') ? [{ ...file, code: [markupOf(file)] }] : [];
      return [file, ...markup]
        .flatMap(nodesOf)
        .filter(isText)
        .map((node) => `${file.path} has words of its own: '${textOf(node)?.trim()}'`);
    });
}
