import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { nodesOf, readSources, type SourceFile, sampleSources } from '../../support/architecture/source.ts';

/**
 * What CockroachDB or YugabyteDB lack, or do differently enough to break us. Both speak PostgreSQL's protocol; using
 * only what they share allows several database machines later.
 */
const FORBIDDEN: Record<string, RegExp> = {
  'an exclusion constraint': /\bexclude\s+(using\b|\()/i,
  'a range type': /\b(int4|int8|num|ts|tstz|date)(multi)?range\b/i,
  'an advisory lock': /\bpg_(try_)?advisory_/i,
  'a notification': /^\s*(listen|notify|unlisten)\b|\bpg_notify\b/i,
  'a trigger': /\bcreate\s+(or\s+replace\s+)?(constraint\s+)?trigger\b/i,
  'a stored procedure': /\bcreate\s+(or\s+replace\s+)?(function|procedure)\b|^\s*do\s+\$/i,
  'an extension': /\bcreate\s+extension\b/i,
  'a type of its own': /\bcreate\s+(type|domain)\b/i,
  'a table lock': /\block\s+table\b/i,
  'a sequence read by hand': /\b(nextval|currval|setval|lastval)\s*\(|\b(small|big)?serial\b/i,
  'a hidden column': /\b(ctid|xmin|xmax)\b/i,
  'an index of a special kind': /\busing\s+(gist|spgist|gin|brin|hash)\b/i,
  'a deferred constraint': /\bdeferrable\b|\binitially\s+deferred\b/i,
  'a temporary, unlogged or inherited table': /\bcreate\s+(temp|temporary|unlogged)\b|\binherits\s*\(/i,
  'the time of the database':
    /\b(now|clock_timestamp|statement_timestamp)\s*\(|\bcurrent_(timestamp|date|time)\b/i,
  'a merge': /^\s*merge\s+into\b/i,
  'a cursor or a copy': /^\s*(declare|copy)\s/i,
  'a session setting': /^\s*set\s+(session|local|time\s+zone)\b/i,
};
/** The only query for the time, by which each process sets its clock; and the timeouts, which those engines have. */
const ALLOWED = [
  'src/server/platform/database/clock.ts has the time of the database',
  'src/server/platform/database/timeouts.ts has a session setting',
];
const FORBIDDEN_CALLS = /^(mergeInto|createType|createTrigger|forKeyShare|forNoKeyUpdate)$/;
const STATEMENT =
  /^\s*(\/\*.*?\*\/\s*)?(select|insert|update|delete|with|create|alter|drop|merge|lock|listen|notify|do|set|copy|declare)\s/i;

/** Every statement written in a file: templates with `sql` before them, and texts that begin as statements do. */
function statementsOf(file: SourceFile): string[] {
  return nodesOf(file).flatMap((node) => {
    if (ts.isTaggedTemplateExpression(node))
      return node.tag.getText().startsWith('sql') ? [text(node.template)] : [];
    if (!ts.isStringLiteral(node) && !ts.isTemplateLiteral(node)) return [];
    return STATEMENT.test(text(node)) ? [text(node)] : [];
  });
}

const text = (node: ts.Node): string => node.getText().slice(1, -1);

function findings(file: SourceFile): string[] {
  const found = statementsOf(file).flatMap((statement) =>
    Object.entries(FORBIDDEN)
      .filter(([, rule]) => rule.test(statement))
      .map(([what]) => `${file.path} has ${what}: ${statement.trim().slice(0, 60)}`),
  );
  const calls = nodesOf(file)
    .filter((node) => ts.isPropertyAccessExpression(node) && FORBIDDEN_CALLS.test(node.name.text))
    .map((node) => `${file.path} calls ${node.getText()}`);
  return [...found, ...calls];
}

const sources = readSources('src/server');

describe('our SQL', () => {
  it('is found: the migrations, and the queries written by hand', () => {
    const count = (part: string) =>
      sources.filter(({ path }) => path.includes(part)).flatMap(statementsOf).length;
    expect(count('platform/migrations/0001')).toBeGreaterThan(30);
    expect(count('payments/queue-queries')).toBeGreaterThanOrEqual(2);
    expect(count('rooms/search-queries')).toBeGreaterThanOrEqual(1);
  });

  it('uses only what distributed engines that speak PostgreSQL also have', () => {
    const found = sources.flatMap(findings).map((finding) => finding.replace(/: .*/s, ''));
    expect([...new Set(found)].toSorted()).toEqual(ALLOWED);
  });

  it.each([
    'create table stay (room int, during daterange, exclude using gist (room with =, during with &&))',
    'alter table room_night add constraint one exclude (night with =)',
    'select pg_advisory_xact_lock(1)',
    'listen bookings',
    "select pg_notify('bookings', 'x')",
    'create trigger touch before update on room execute function touch()',
    'create or replace function touch() returns trigger as $$ $$ language plpgsql',
    'create extension btree_gist',
    "create type state as enum ('a')",
    'lock table room_night in exclusive mode',
    "select nextval('reservation_id_seq')",
    'create table room (id bigserial primary key)',
    'delete from room where ctid = $1',
    'create index amenity on room using gin (amenities)',
    'alter table room add unique (name) deferrable initially deferred',
    'create unlogged table cache (key text)',
    'select * from room_night where held_until < now()',
    'merge into room using x on true when matched then delete',
    'set local lock_timeout = 5',
  ])('would be refused with: %s', (statement) => {
    const tagged = sampleSources({
      'src/server/a.ts': `await sql\`${statement.replaceAll('$', '\\$')}\`.execute(db);`,
    });
    const plain = sampleSources({ 'src/server/a.ts': `const statements = [${JSON.stringify(statement)}];` });
    expect(tagged.flatMap(findings)).not.toEqual([]);
    expect(plain.flatMap(findings)).not.toEqual([]);
  });
});
