import ts from 'typescript';
import { codesOf, codeWith, isWordNode, parse, type Replace, type WordNode } from './literals.ts';
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
  const types = english.statements.filter(isExportedType);
  const code = english.statements.map((statement, index) => {
    const before = english.text.slice(statement.pos, statement.getStart());
    if (isExportedType(statement)) return index === 0 ? before : '';
    return before + codeWith(statement, replace);
  });
  const whole = `${code.join('')}\n`;
  if (types.length === 0) return whole;
  const path = `${'../'.repeat(file.split('/').length)}en/${file}`;
  const used = types.map(({ name }) => name.text).filter((name) => new RegExp(`\\b${name}\\b`).test(whole));
  const needed = used.length > 0 ? [`import type { ${used.join(', ')} } from '${path}';`] : [];
  const at = startOf(whole);
  return `${whole.slice(0, at)}${[...needed, `export type * from '${path}';`].join('\n')}\n\n${whole.slice(at)}`;
}

function isExportedType(
  statement: ts.Statement,
): statement is ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  return isType && statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

/** Returns where the first line below the file's comment begins. */
function startOf(code: string): number {
  const first = parse('', code).getStart();
  const comment = code.indexOf('\n\n');
  return comment >= 0 && comment < first ? comment + 2 : 0;
}
