import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import ts from 'typescript';

export interface SourceFile {
  path: string;
  text: string;
  /** Paths inside the repository, or names of packages (`react`, `node:fs`, `astro:content`). */
  imports: string[];
  typeImports: string[];
  /** The parsed TypeScript: the file itself, or the frontmatter and scripts of an `.astro` file. */
  code: ts.SourceFile[];
}

const CODE = /\.(ts|tsx|mjs|astro)$/;

export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (CODE.test(entry.name) || entry.name.endsWith('.css')))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => parseSource(path, readFileSync(path, 'utf8')));
}

export function sampleSources(files: Record<string, string>): SourceFile[] {
  return Object.entries(files).map(([path, text]) => parseSource(path, text));
}

export function parseSource(path: string, text: string): SourceFile {
  const code = codeBlocks(path, text).map((block) =>
    ts.createSourceFile(path, block, ts.ScriptTarget.Latest, true, scriptKind(path)),
  );
  const imports = code
    .flatMap((block) => ts.preProcessFile(block.text, true, true).importedFiles)
    .map((found) => resolveImport(path, found.fileName));
  const declarations = code.flatMap(({ statements }) => [...statements]).filter(ts.isImportDeclaration);
  const targetOf = ({ moduleSpecifier }: ts.ImportDeclaration) =>
    resolveImport(path, ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '');
  const values = new Set(declarations.filter(({ importClause }) => !importClause?.isTypeOnly).map(targetOf));
  const typeImports = declarations.map(targetOf).filter((target) => !values.has(target));
  return { path, text, imports: [...new Set(imports)], typeImports, code };
}

function scriptKind(path: string): ts.ScriptKind {
  return path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

function codeBlocks(path: string, text: string): string[] {
  if (path.endsWith('.css')) return [];
  if (!path.endsWith('.astro')) return [text];
  const frontmatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const scripts = [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
  return [frontmatter, ...scripts];
}

/** Turns `#domain/dates/stay.ts` and `./stay.ts` into `src/domain/dates/stay.ts`, without a query such as `?url`. */
function resolveImport(from: string, specifier: string): string {
  const target = specifier.replace(/\?.*$/, '');
  if (target.startsWith('#messages/')) return `src/messages/en/${target.slice('#messages/'.length)}`;
  if (target.startsWith('#language/')) return `src/domain/language/en/${target.slice('#language/'.length)}`;
  if (target.startsWith('#translations/')) return `src/messages/${target.slice('#translations/'.length)}`;
  if (target.startsWith('#')) return `src/${target.slice(1)}`;
  if (target.startsWith('.')) return normalize(join(dirname(from), target));
  return target;
}

export function isOurs(imported: string): boolean {
  return (
    /^(src|content|public|tests|dist)\//.test(imported) || /^[\w.-]+\.(json|toml|mjs|ts)$/.test(imported)
  );
}

export function packageOf(imported: string): string {
  const [first = '', second = ''] = imported.split('/');
  if (first.startsWith('node:') || first.startsWith('astro:')) return first.split(':')[0] ?? first;
  return first.startsWith('@') ? `${first}/${second}` : first;
}

export function nodesOf(file: SourceFile): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  for (const block of file.code) visit(block);
  return nodes;
}
