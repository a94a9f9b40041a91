import ts from 'typescript';
import { codesOf, codeWith, isWordNode, type Replace, type WordNode } from './literals.ts';
import { literalOf } from './words.ts';

/** New words for literals of a file. */
export type Edits = ReadonlyMap<WordNode, string>;

/** Returns a file with other words; everything else stays as it is. */
export function fileWith(source: ts.SourceFile, edits: Edits): string {
  return source.text.slice(0, source.getStart()) + codeWith(source, replaceBy(edits));
}

function replaceBy(edits: Edits): Replace {
  const replace: Replace = (node) => {
    const words = isWordNode(node) ? edits.get(node) : undefined;
    return isWordNode(node) && words !== undefined ? literalOf(words, codesOf(node, replace)) : undefined;
  };
  return replace;
}

/**
 * Returns the first file of a language that has been English, with the words that are translated. Its types are still
 * those of the English file.
 */
export function firstFile(file: string, english: ts.SourceFile, edits: Edits): string {
  const replace = replaceBy(edits);
  const { statements, text } = english;
  const code = statements.map((statement, index) => {
    const before = text.slice(statement.pos, statement.getStart());
    if (isExportedType(statement)) return index === 0 ? before : '';
    return before + codeWith(statement, replace);
  });
  const imports = statements.findLastIndex(ts.isImportDeclaration) + 1;
  const head = imports > 0 ? `${code.slice(0, imports).join('')}\n` : commentOf(english);
  const rest = code.join('').slice(head.trimEnd().length);
  const lines = typeLines(file, statements.filter(isExportedType), code.join(''));
  return `${head}${lines}${rest}\n`;
}

/** Returns what the types of the English file need, if it has some. */
function typeLines(file: string, types: { name: ts.Identifier }[], code: string): string {
  if (types.length === 0) return '';
  const path = `${'../'.repeat(file.split('/').length)}en/${file}`;
  const used = types.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(code));
  const needed = used.length > 0 ? `import type { ${used.join(', ')} } from '${path}';\n\n` : '';
  return `${needed}export type * from '${path}';\n\n`;
}

function isExportedType(
  statement: ts.Statement,
): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isType && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Returns the comment about the whole file, which has an empty line below it. */
function commentOf({ text, statements: [first] }: ts.SourceFile): string {
  const before = text.slice(0, first?.getStart());
  const end = before.indexOf('\n\n');
  return end < 0 ? '' : before.slice(0, end + 2);
}
