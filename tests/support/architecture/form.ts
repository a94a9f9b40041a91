import ts from 'typescript';
import { nodesOf, type SourceFile } from './source.ts';

const MAX_LINES = 250;
const MAX_COMPONENT_LINES = 120;
const MAX_FOLDERS = 2;
const MAX_FILES = 30;

export function checkFileLength(files: SourceFile[]): string[] {
  return files
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines, more than ${MAX_LINES}`);
}

const SMALL = 30;
/** Readers look for these files by name, so they may be short. */
const NAMED_BY_KIND = /(routes|queries|schema|jobs)\.ts$|\/(migrations|entry|pages|layouts)\//;

/** A translation has the files of the English sentences. */
const TRANSLATION = /^src\/messages\/(hi|bn|or)\//;

export function checkSmallFiles(files: SourceFile[]): string[] {
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !NAMED_BY_KIND.test(path) && !TRANSLATION.test(path))
    .filter(({ text }) => text.trimEnd().split('\n').length <= SMALL)
    .flatMap(({ path }) => {
      const importers = files.filter(({ imports }) => imports.includes(path));
      const [only] = importers;
      if (!only || importers.length > 1 || folderOf(only.path) !== folderOf(path)) return [];
      const isLazy = new RegExp(`import\\('[^']*/${path.slice(path.lastIndexOf('/') + 1)}'`).test(only.text);
      return isLazy ? [] : [`${path} belongs to ${only.path}, which alone imports it`];
    });
}

export function checkComponentLength(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((file) =>
      nodesOf(file)
        .filter((node) => ts.isFunctionDeclaration(node))
        .map((node) => ({ name: node.name?.text ?? '', lines: node.getText().split('\n').length }))
        .filter(({ name, lines }) => /^[A-Z]/.test(name) && lines > MAX_COMPONENT_LINES)
        .map(
          ({ name, lines }) => `${file.path}: ${name} has ${lines} lines, more than ${MAX_COMPONENT_LINES}`,
        ),
    );
}

/** Two folders below a top folder are the most. Messages may have one more, for the language. */
export function checkDepth(files: SourceFile[]): string[] {
  const mostOf = (path: string) => (path.startsWith('src/messages/') ? MAX_FOLDERS + 1 : MAX_FOLDERS);
  return files
    .filter(({ path }) => path.split('/').length - 3 > mostOf(path))
    .map(({ path }) => `${path} is more than ${MAX_FOLDERS} folders below a top folder of src`);
}

/** Migrations may exceed the limit, because their list only grows. */
export function checkFolderSize(files: SourceFile[]): string[] {
  const folders = Map.groupBy(files, ({ path }) => path.slice(0, path.lastIndexOf('/')));
  return [...folders]
    .filter(([folder]) => !folder.endsWith('/migrations'))
    .filter(([, inside]) => inside.length > MAX_FILES)
    .map(([folder, inside]) => `${folder} has ${inside.length} files, more than ${MAX_FILES}`);
}

/** Frameworks read these files by their default export, or the file declares one. */
const FRAMEWORK =
  /^(src\/pages\/|src\/client\/env\.d\.ts$|src\/server\/entry\/netlify\/|astro\.config\.mjs$|tests\/[\w.]+\.config\.ts$)/;

export function checkDefaultExports(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !FRAMEWORK.test(path) && !path.endsWith('.astro'))
    .filter((file) => nodesOf(file).some(isDefaultExport))
    .map(({ path }) => `${path} has a default export: name it`);
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some((word) => word.kind === ts.SyntaxKind.DefaultKeyword)
  );
}

/** Components are PascalCase, all other files kebab-case. Pages have the name of their address. */
export function checkFileNames(files: SourceFile[]): string[] {
  const component = /^[A-Z][A-Za-z0-9]*(\.module\.css|\.tsx|\.astro)$/;
  const other = /^[[\].]*[a-z0-9]+([-.[\]]+[a-z0-9]+)*[[\].]*\.(ts|mjs|css|astro)$/;
  return files
    .map(({ path }) => ({ path, name: path.split('/').at(-1) ?? '' }))
    .filter(({ name }) => !component.test(name) && !other.test(name))
    .map(({ path }) => `${path}: .ts files are kebab-case, components PascalCase`);
}

/** A literal such as `...{ id, name }` hides properties in one line, so they must be written out. */
export function checkSpreads(files: SourceFile[]): string[] {
  return files
    .filter((file) => nodesOf(file).some(isSpreadLiteral))
    .map(({ path }) => `${path} spreads an object literal: write its properties`);
}

function isSpreadLiteral(node: ts.Node): boolean {
  const isSpread = ts.isSpreadAssignment(node) || ts.isJsxSpreadAttribute(node);
  return isSpread && ts.isObjectLiteralExpression(node.expression);
}

const DRAWERS = /(^|\/)(utils?|helpers?|misc|common|shared|lib)(\/|\.tsx?$)/;

export function checkDrawers(files: SourceFile[]): string[] {
  return files.filter(({ path }) => DRAWERS.test(path)).map(({ path }) => `${path} is named like a drawer`);
}

const TOP_LEVEL = [
  ...['package.json', 'package-lock.json', 'astro.config.mjs', 'tsconfig.json', 'netlify.toml'],
  ...['src', 'content', 'public', 'tests', 'README.md', 'LICENSE'],
];

export function checkTopLevel(entries: string[]): string[] {
  return entries
    .filter((entry) => !entry.startsWith('.') && !TOP_LEVEL.includes(entry))
    .map((entry) => `${entry} does not belong at the top level`);
}

/** The glossary has replaced these words with others. */
const REPLACED =
  /^(desk|scene|glance|heard|hears|news|doorbell|shore|awaited|overtaken|waiter|givenback|wanted)$/;
/** These names stay: a code of the contract, a type of TypeScript, and the piece of furniture in a host's words. */
const KEPT = /^(change_overtaken|CHANGE_OVERTAKEN|Awaited|Desk)$/;

export function checkNames(files: SourceFile[]): string[] {
  const wordsOf = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[ _$]/);
  return files.flatMap((file) => {
    const names = nodesOf(file).filter((node): node is ts.Identifier => ts.isIdentifier(node));
    return [...new Set(names.map(({ text }) => text))]
      .filter((name) => !KEPT.test(name) && wordsOf(name).some((word) => REPLACED.test(word.toLowerCase())))
      .map((name) => `${file.path} uses a replaced word: ${name}`);
  });
}
