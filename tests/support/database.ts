import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openEmbedded, openPostgres } from '#server/storage/database.ts';
import { migrate } from '#server/storage/migrations.ts';

/** A fresh, migrated database of its own for a test file; `close` throws it away. */
export interface TestDatabase {
  name: string;
  /** False for the embedded database: with one connection it can't show a race. */
  concurrent: boolean;
  open(): Promise<OpenDatabase>;
}

const fail = (error: Error) => {
  throw error;
};

let template: Promise<PGlite> | undefined;

/** Booting PGlite takes seconds, cloning a migrated one takes tenths. */
async function migratedTemplate(): Promise<PGlite> {
  const pglite = await PGlite.create();
  const { db } = await openEmbedded(pglite, fail);
  await migrate(db);
  await db.destroy();
  return pglite;
}

const embedded: TestDatabase = {
  name: 'PGlite',
  concurrent: false,
  async open() {
    template ??= migratedTemplate();
    const clone = await (await template).clone();
    return openEmbedded(clone as PGlite, fail);
  },
};

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  concurrent: true,
  async open() {
    const server = inject('postgresUrl');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = name;
    const database = openPostgres(url.href, { connections: 20, onError: () => {} });
    await migrate(database.db);
    return {
      ...database,
      close: async () => {
        await database.close();
        await onServer(server, `drop database ${name} with (force)`);
      },
    };
  },
};

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** `describe.each(databases)('…on $name', (database) => { … })`: the same tests on both. */
export const databases: TestDatabase[] = [embedded, postgres];
export const concurrentDatabase = postgres;
