import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/storage/database.ts';
import { openEmbedded } from '#server/storage/embedded.ts';
import { onServer } from './templates.ts';

/** A fresh, migrated database of its own for a test file; `close` throws it away. */
export interface TestDatabase {
  name: string;
  /** False for the embedded database: with one connection it can't show a race. */
  concurrent: boolean;
  open(): Promise<OpenDatabase>;
}

const embedded: TestDatabase = {
  name: 'PGlite',
  concurrent: false,
  async open() {
    const loadDataDir = new Blob([readFileSync(inject('templates').embeddedFile)]);
    return openEmbedded(await PGlite.create({ loadDataDir }), (error) => {
      throw error;
    });
  },
};

const postgres: TestDatabase = {
  name: 'PostgreSQL',
  concurrent: true,
  async open() {
    const server = inject('postgresUrl');
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await onServer(server, `create database ${name} template ${inject('templates').postgresName}`);
    const url = new URL(server);
    url.pathname = name;
    const database = openPostgres(url.href, { connections: 20, onError: () => {} });
    return {
      ...database,
      close: async () => {
        await database.close();
        await onServer(server, `drop database ${name} with (force)`);
      },
    };
  },
};

/** `describe.each(databases)('…on $name', (database) => { … })`: the same tests on both. */
export const databases: TestDatabase[] = [embedded, postgres];
export const concurrentDatabase = postgres;
