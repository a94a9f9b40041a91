import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { type Database, type OpenDatabase, openPostgres } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrations.ts';
import { openHomestays } from './homestays.ts';

/** Both are migrated once per run: copying one takes tenths of a second, creating one takes seconds. */
export interface Templates {
  embeddedFile: string;
  postgresName: string;
  remove: () => void;
}

export type Contents = 'nothing' | 'homestays';

const POSTGRES_NAME = 'migrated_template';

export async function makeTemplates(postgresUrl: string): Promise<Templates> {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  const embeddedFile = join(folder, 'embedded.tar');
  const pglite = await PGlite.create();
  const embedded = openEmbedded(pglite, fail);
  await fillTemplate(embedded.db);
  writeFileSync(embeddedFile, new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer()));
  await embedded.close();

  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await onServer(postgresUrl, `create database ${POSTGRES_NAME}`);
  await onServer(postgresUrl, 'create table copy (made_at timestamptz default now())');
  const postgres: OpenDatabase = openPostgres(urlOf(postgresUrl, POSTGRES_NAME), { onError: fail });
  await fillTemplate(postgres.db);
  await postgres.close();
  return {
    embeddedFile,
    postgresName: POSTGRES_NAME,
    remove,
  };
}

/**
 * Migrates a database and stores the rows of its tables in two schemas: without and with the test homestays. Its
 * function resets a used database. It turns triggers off, so the order of tables does not matter.
 */
async function fillTemplate(db: Database): Promise<void> {
  await migrate(db);
  await keepTables(db, 'nothing');
  await openHomestays(db);
  await keepTables(db, 'homestays');
  await sql`create schema template`.execute(db);
  await sql`
    create function template.restore(contents text) returns void language plpgsql as $$
    declare
      name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' loop
        execute format('delete from public.%I', name);
      end loop;
      for name in select tablename from pg_tables where schemaname = contents loop
        execute format('insert into public.%1$I select * from %2$I.%1$I', name, contents);
      end loop;
      perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = 'public';
    end $$`.execute(db);
  await sql`select template.restore('nothing')`.execute(db);
}

/** Resetting a used copy takes a twentieth of the time of a new copy. */
export async function restore({ db, pool }: OpenDatabase, contents: Contents): Promise<void> {
  // Work that the last test left running would write into the next test.
  while (pool.idleCount < pool.totalCount) await new Promise((resolve) => setTimeout(resolve, 1));
  await sql`select template.restore(${contents})`.execute(db);
}

async function keepTables(db: Database, schema: string): Promise<void> {
  await sql`create schema ${sql.id(schema)}`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  for (const { name } of rows) {
    const { rows: kept } = await sql`select * from ${sql.id('public', name)} limit 1`.execute(db);
    if (kept.length > 0)
      await sql`create table ${sql.id(schema, name)} as select * from ${sql.id('public', name)}`.execute(db);
  }
}

export async function openCopy(server: string, template: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await countCopy(server);
  await onServer(server, `create database ${name} template ${template}`);
  const database = openPostgres(urlOf(server, name), { connections: 20, onError: () => {} });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

export const countCopy = (server: string) => onServer(server, 'insert into copy default values');

export async function countedCopies(server: string): Promise<number> {
  const [row] = await onServer(server, 'select count(*)::int as count from copy');
  return row?.count;
}

export async function onServer(url: string, statement: string) {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

function fail(error: Error): never {
  throw error;
}
