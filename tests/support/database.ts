import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import type { OpenDatabase } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/embedded.ts';
import { type Contents, countCopy, openCopy, restore } from './templates.ts';

/** A migrated database for a test file. */
export interface TestDatabase {
  name: string;
  /** False for the embedded database: with one connection it can't show a race. */
  concurrent: boolean;
  /** One that another file of this worker may have used, as new; `close` hands it on. */
  open(contents?: Contents): Promise<OpenDatabase>;
  /** One of the test's own, for tests that change tables or settings or need to close it; `close` deletes it. */
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

/**
 * The embedded database, which is the default, and PostgreSQL. One whole booking runs on both, and the tests of what
 * depends on the dialect.
 */
export const bothDatabases: TestDatabase[] = [embedded, postgres];

/** Other tests with a database run on PostgreSQL, which takes a third of the time; `npm run test:all` uses both. */
export const databases: TestDatabase[] = process.env.TEST_ALL ? bothDatabases : [postgres];

/** One connection can't show a race, so those tests run on PostgreSQL alone. */
export const concurrentDatabase = postgres;
