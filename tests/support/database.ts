import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { type Contents, countCopy, openCopy, restore } from './templates.ts';

export interface TestDatabase {
  name: string;
  /** This is false for the embedded database: with one connection, tests can't show a race. */
  concurrent: boolean;
  /** Returns a reset database, perhaps one that an earlier file has used. `close` makes it available again. */
  open(contents?: Contents): Promise<OpenDatabase>;
  /** Returns a database for one test, which may change tables or settings or close it. `close` deletes it. */
  openNew(): Promise<OpenDatabase>;
}

function testDatabase(name: string, concurrent: boolean, openNew: TestDatabase['openNew']): TestDatabase {
  const unused: OpenDatabase[] = [];
  return {
    name,
    concurrent,
    openNew,
    async open(contents = 'nothing') {
      const database = unused.pop() ?? (await openNew());
      await restore(database, contents);
      return { ...database, close: async () => void unused.push(database) };
    },
  };
}

const embedded = testDatabase('PGlite', false, async () => {
  await countCopy(inject('postgresUrl'));
  const loadDataDir = new Blob([readFileSync(inject('templates').embeddedFile)]);
  return openEmbedded(await PGlite.create({ loadDataDir }), (error) => {
    throw error;
  });
});

const postgres = testDatabase('PostgreSQL', true, () =>
  openCopy(inject('postgresUrl'), inject('templates').postgresName),
);

/** One whole booking, and what depends on the SQL dialect, is tested on both databases. */
export const bothDatabases: TestDatabase[] = [embedded, postgres];

/** Other tests use PostgreSQL, which needs a third of the time. `npm run test:all` uses both. */
export const databases: TestDatabase[] = process.env.TEST_ALL ? bothDatabases : [postgres];

export const concurrentDatabase = postgres;
