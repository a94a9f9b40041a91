import ts from 'typescript';
import { nodesOf, type SourceFile } from './source.ts';

const BY_VARIABLE = [
  // The photos of rooms and of homestays are two tables of the same form.
  'src/server/rooms/photo-queries.ts',
];

function ownerOf(path: string): string | null {
  const [, folder = '', inner] = /^src\/server\/([\w-]+)\/(?:([\w-]+)\/)?/.exec(path) ?? [];
  if (folder === '' || path.startsWith('src/server/platform/migrations/')) return null;
  return folder === 'host' && inner ? `host/${inner}` : folder;
}

const WRITES = /^(?:insertInto|updateTable|deleteFrom|mergeInto)$/;
const SQL_WRITES = /\b(?:insert into|delete from|update(?=\s+\S+\s+set\b))\s+(\w+|\$\{)/gi;

function tablesWrittenIn(file: SourceFile): (string | undefined)[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sql')
      return [...node.template.getText().matchAll(SQL_WRITES)].map(([, name]) =>
        name === '${' ? undefined : name,
      );
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
    if (!WRITES.test(node.expression.name.text)) return [];
    const [table] = node.arguments;
    return [table && ts.isStringLiteral(table) ? table.text.split(' ')[0] : undefined];
  });
}

/** Only one folder writes a table, so that one place keeps its rows valid. */
export function checkTableWriters(files: SourceFile[]): string[] {
  const writes = files.flatMap((file) => {
    const owner = ownerOf(file.path);
    if (owner === null || BY_VARIABLE.includes(file.path)) return [];
    return tablesWrittenIn(file).map((table) => ({ table, owner, path: file.path }));
  });
  return [...Map.groupBy(writes, ({ table }) => table)].flatMap(([table, own]) => {
    if (table === undefined)
      return own.map(({ path }) => `${path} names a table that it writes by a variable`);
    const owners = [...new Set(own.map(({ owner }) => owner))];
    return owners.length > 1 ? [`${table} is written by ${owners.join(' and ')}`] : [];
  });
}

export function checkTablesByVariable(files: SourceFile[]): string[] {
  return BY_VARIABLE.filter(
    (path) => !files.some((file) => file.path === path && tablesWrittenIn(file).includes(undefined)),
  ).map((path) => `${path} names the tables that it writes`);
}

/** Distributed engines that speak PostgreSQL lack these. */
const LACKING =
  /\b(pg_(?:try_)?advisory_\w+|pg_notify|exclude using|(?:initially )?deferr(?:able|ed)|create (?:or replace )?trigger)\b|^\s*(?:un)?listen\b|^\s*notify\b/i;

/** The SQL has only what such an engine has, too, so that a house may grow onto one. */
export function checkPlainSql(files: SourceFile[]): string[] {
  return files.flatMap((file) =>
    nodesOf(file).flatMap((node) => {
      const isText = ts.isStringLiteral(node) || ts.isTemplateLiteral(node);
      const found = isText && LACKING.exec(node.getText().slice(1, -1));
      return found && file.path.startsWith('src/server/')
        ? [`${file.path} uses ${found[0].trim()}, which not every PostgreSQL has`]
        : [];
    }),
  );
}
